import type {Phase} from '../answer-path.ts';
import {type GroupName, isGroupName} from '../group-name.ts';
import type {QuestionnaireElement} from '../questionnaire.element.ts';

/** The key of the questionnaire's part in the state of a history entry. */
const KEY = 'lamplightQuestionnaire';

type Step = {readonly phase: Phase; readonly group: GroupName};

const first: Step = {phase: 1, group: 'household'};

const stepIn = (state: unknown): Step => {
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : undefined;
  const {phase, group} = (kept ?? {}) as Partial<Record<keyof Step, unknown>>;
  return (phase === 1 || phase === 2 || phase === 3) && isGroupName(group) ? {phase, group} : first;
};

/**
 * Adds an entry to the browser's history for each group that is opened, so that Back and Forward walk through the
 * groups. Only on the agency's own page: a partner's history belongs to the partner's page, whose router may react to
 * unknown entries.
 */
export class GroupHistory {
  readonly #element: QuestionnaireElement;
  #shown: Step;

  constructor(element: QuestionnaireElement) {
    this.#element = element;
    this.#shown = {phase: element.state.phase, group: element.state.open.at(-1) ?? first.group};
    if (!element.state.isOwnPage) return;
    const page = location.pathname;
    window.addEventListener(
      'popstate',
      ({state}) => {
        if (location.pathname === page) void this.#show(stepIn(state));
      },
      {signal: element.connection},
    );
  }

  /** Notes that the visitor has opened a group. */
  opened(phase: Phase, group: GroupName): void {
    if (phase === this.#shown.phase && group === this.#shown.group) return;
    this.#shown = {phase, group};
    if (!this.#element.state.isOwnPage) return;
    // The page's router keeps its own data in the state of an entry.
    const before: unknown = history.state;
    history.pushState({...(typeof before === 'object' ? before : {}), [KEY]: this.#shown}, '');
  }

  async #show(step: Step): Promise<void> {
    if (step.phase === this.#shown.phase && step.group === this.#shown.group) return;
    this.#shown = step;
    const element = this.#element;
    element.change({phase: step.phase, open: [step.group], faults: {}});
    await element.focusOn(step.phase === 1 ? `#group-${step.group}` : '#part');
  }
}
