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
  /** The level of its heading, relative to the questionnaire's own. */
  readonly depth: number;
  /** Its questions; without them they load at the first touch. */
  readonly children?: ReactNode;
};

/**
 * A short group of questions. When closed, it is one line with its answers; when open, it ends with the button to the
 * next group. Its controls stay in the form either way. A group with a fault opens, so that its control can take the
 * focus.
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
      // Browsers also report a group that is drawn open; only the visitor's own press is a first touch.
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
        {/* The phase's own button follows the last group. */}
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
