import {useState, type ReactNode} from 'react';
import {useIsWide} from '../../shell/use-is-wide.ts';

type Props = {
  /** The id of the title. */
  readonly id: string;
  readonly title: string;
  /** Whether a draft was begun: its form is open from the start. */
  readonly isBegun: boolean;
  readonly children: ReactNode;
};

/** A part of the screen that consists of a form; on a phone, a press on the title opens the form. */
export const FormPart = ({id, title, isBegun, children}: Props) => {
  const isWide = useIsWide();
  return (
    <section className="part" aria-labelledby={id}>
      {isWide ? (
        <>
          <h2 id={id}>{title}</h2>
          {children}
        </>
      ) : (
        <FoldedForm title={<h2 id={id}>{title}</h2>} isBegun={isBegun}>
          {children}
        </FoldedForm>
      )}
    </section>
  );
};

/** Hides a form behind its title until the title is pressed. */
export const FoldedForm = ({
  title,
  isBegun,
  children,
}: Omit<Props, 'id' | 'title'> & {readonly title: ReactNode}) => {
  // A draft that is sent or emptied must not close the form under the agent's hands.
  const [wasBegun] = useState(isBegun);
  return (
    <details className="person-fold" open={wasBegun}>
      <summary>{title}</summary>
      {children}
    </details>
  );
};
