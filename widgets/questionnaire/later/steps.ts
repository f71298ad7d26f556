import {controlName, personPath} from '../answer-path.ts';
import {type GroupName, groupNames} from '../group-name.ts';
import type {QuestionnaireElement} from '../questionnaire.element.ts';
import type {QuestionnaireState} from '../questionnaire.model.ts';
import {GroupHistory} from './group-history.ts';
import {withoutPerson} from './people.ts';
import {shownRows} from './shown-rows.ts';

/** The visitor's steps through the questions: from group to group, and from person to person. */
export class Steps {
  readonly #element: QuestionnaireElement;
  readonly #history: GroupHistory;

  constructor(element: QuestionnaireElement) {
    this.#element = element;
    this.#history = new GroupHistory(element);
  }

  /** Notes the visitor's position in the browser's history. */
  note(): void {
    const {phase, open} = this.#element.state;
    this.#history.opened(phase, open.at(-1) ?? 'household');
  }

  /** Opens or closes a group of questions. */
  openGroup(group: GroupName, isOpen: boolean): void {
    const {open, faults} = this.#element.state;
    if (open.includes(group) === isOpen) return;
    this.#open(isOpen ? [...open, group] : open.filter((other) => other !== group));
    // A fault opens its group, too, which is not the visitor's step.
    if (isOpen && Object.keys(faults).length === 0) this.note();
  }

  /** Closes a group and opens the next one. */
  async goOn(group: GroupName): Promise<void> {
    const next = groupNames[groupNames.indexOf(group) + 1] ?? group;
    const others = this.#element.state.open.filter((other) => other !== group && other !== next);
    this.#open([...others, next]);
    await this.#element.focusOn(`#group-${next}`);
    this.note();
  }

  /** Adds a person to the household. */
  async addPerson(): Promise<void> {
    const row = shownRows(this.#element.state).length;
    this.#element.change({people: row + 1});
    await this.#element.focusOn(`[name="${controlName(personPath(row, 'age'))}"]`);
  }

  /** Removes the person of a row from the household. */
  async removePerson(row: number): Promise<void> {
    const {answers} = this.#element.state;
    const people = shownRows(this.#element.state).length - 1;
    this.#element.change({answers: withoutPerson(answers, row), people}, 'leadData.household');
    await this.#element.focusOn('#add-person');
  }

  #open(open: QuestionnaireState['open']): void {
    this.#element.change({open});
  }
}
