import type {ReactNode} from 'react';

type Props = {
  readonly level: number;
  readonly className?: string;
  readonly id?: string;
  readonly part?: string;
  readonly tabIndex?: -1;
  readonly children?: ReactNode;
};

/** A heading of a level that is known when the page says what it is. */
export const Heading = ({level, ...rest}: Props) => {
  const Tag = `h${level}` as 'h2';
  return <Tag {...rest} />;
};
