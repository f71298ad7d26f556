import type {ReactNode} from 'react';

type Props = {
  readonly level: number;
  readonly className?: string;
  readonly id?: string;
  readonly part?: string;
  readonly tabIndex?: -1;
  readonly children?: ReactNode;
};

/** A heading whose level the page decides. */
export const Heading = ({level, ...rest}: Props) => {
  const Tag = `h${level}` as 'h2';
  return <Tag {...rest} />;
};
