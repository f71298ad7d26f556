import type {ReactNode} from 'react';
import type {GroupName} from './group-name.ts';
import {Awaited} from './more.tsx';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/** The props of the group. */
export type GroupProps = {
  readonly view: QuestionnaireProps;
  readonly name: GroupName;
  /** The key of its title. */
  readonly title: string;
  /** The level of its heading below the questionnaire's own. */
  readonly depth: number;
  /** Its questions; without them they come with the first touch. */
  readonly children?: ReactNode;
};

/**
 * A short group of questions. Closed, it is one line with what was answered; open, it ends with the way to the next group. Its
 * controls stay in the form either way. A group with a fault opens, so that its control can take the focus.
 */
export const Group = ({view, name, title: key, depth, children}: GroupProps) => {
  const {element, state, t, level} = view;
  const Heading = `h${level + depth}` as 'h5';
  const {late} = element;
  const isFaulty = Object.keys(state.faults).some((path) => late?.isInGroup(name, path));
  const title = t(key);
  const answered = late?.answeredWords(view, name);
  const isOpen = isFaulty || state.open.includes(name);
  return (
    <details
      className="group"
      part="group"
      open={isOpen}
      // Browsers report a group that is drawn open as well; only the visitor's own press is a first touch.
      onToggle={({currentTarget: {open}}) => {
        if (open !== isOpen) element.withLate(({steps}) => steps.openGroup(name, open));
      }}
    >
      <summary id={`group-${name}`}>
        <Heading>{title}</Heading>
        <span className="answered">{answered}</span>
        {answered ? (
          <span className="edit">
            {t('edit')}
            <span className="unseen">{` ${title}`}</span>
          </span>
        ) : null}
      </summary>
      <div className="group-body">
        {children ?? <Awaited view={view}>{({GroupBody}) => <GroupBody view={view} name={name} />}</Awaited>}
        {/* After the last group the phase's own button comes next. */}
        {name === 'contact' ? null : (
          <button
            type="button"
            className="button outline"
            part="button"
            onClick={() => element.withLate(({steps}) => steps.goOn(name))}
          >
            {t('goOn')}
          </button>
        )}
      </div>
    </details>
  );
};
