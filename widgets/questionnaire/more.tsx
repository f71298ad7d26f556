import type {ReactNode} from 'react';
import type {Later} from './later.ts';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/** The props of the closed part. */
export type MoreProps = {
  readonly view: QuestionnaireProps;
  readonly title: string;
  /** The subject of the title, for those who hear the title and cannot see its place. */
  readonly name?: string;
  /** Something in it needs a correction: it opens, so that its control can take the focus. */
  readonly isFaulty?: boolean;
  /** Draws the content out of what comes with the first touch. */
  readonly children: (later: Later) => ReactNode;
};

/** A part that comes with the first touch, and where it will stand until then. */
export const Awaited = ({view: {element}, children}: Pick<MoreProps, 'view' | 'children'>) =>
  element.late ? <>{children(element.late)}</> : <div aria-busy="true" />;

/** Optional questions behind one line. Their code comes with the first touch of the form. */
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
