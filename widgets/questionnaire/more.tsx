import type {ReactNode} from 'react';
import type {Later} from './later.ts';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/** The props of the closed part. */
export type MoreProps = {
  readonly view: QuestionnaireProps;
  readonly title: string;
  /** The subject of the title, for screen readers. */
  readonly name?: string;
  /** Whether a field inside needs a correction: then the part opens, so that the control can take the focus. */
  readonly isFaulty?: boolean;
  /** Draws the content with parts that load at the first touch. */
  readonly children: (later: Later) => ReactNode;
};

/** A part that loads at the first touch, and its place until then. */
export const Awaited = ({view: {element}, children}: Pick<MoreProps, 'view' | 'children'>) =>
  element.late ? <>{children(element.late)}</> : <div aria-busy="true" />;

/** Optional questions behind one line. Their code loads at the first touch of the form. */
export const More = ({view, title, name, isFaulty, children}: MoreProps) => (
  <details
    className="more"
    part="more"
    data-faulty={isFaulty ? 'yes' : undefined}
    onToggle={() => void view.element.touch()}
  >
    <summary>
      {title}
      {name ? <span className="unseen">{` ${name}`}</span> : null}
    </summary>
    <div className="more-body">
      <Awaited view={view}>{children}</Awaited>
    </div>
  </details>
);
