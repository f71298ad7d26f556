import type {TriageProgram} from '../../../insurance/household/triage.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import type {QuestionnaireElement} from '../questionnaire.element.ts';
import {filledRows} from './request-people.ts';

/** The programs that a person can have: one when it is decided, several while an answer is open. */
export type Possible = readonly TriageProgram[];

/** The milliseconds without a keystroke after which the rules run: their work is not part of a keystroke's. */
const PAUSE_MS = 150;

/**
 * Keeps the picture of the household: runs the insurance rules in the browser over what is typed. The rules come as a chunk of their
 * own with the first age; nothing is sent for the picture.
 */
export class LivePicture {
  /** The programs by row; a row without an age has none. */
  people: ReadonlyMap<number, Possible> = new Map();
  readonly #element: QuestionnaireElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: QuestionnaireElement) {
    this.#element = element;
  }

  /** Draws the picture again after a pause in typing. */
  answersChanged(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#draw(), PAUSE_MS);
  }

  async #draw(): Promise<void> {
    const rows = filledRows(this.#element.state.answers);
    if (rows.length === 0 && this.people.size === 0) return;
    try {
      const {readAnswers} = await import('./rules.ts');
      const {state, spoken} = this.#element;
      const {triage} = readAnswers(1, state, {today: chicagoDay(Date.now()), lang: spoken ?? 'en'});
      const places = filledRows(state.answers);
      this.people = new Map(
        triage.people.map(({row, program, outcomes}) => [
          // The rules count the people that were sent.
          places[row] ?? row,
          program === null ? [...new Set(outcomes.map((outcome) => outcome.program))] : [program],
        ]),
      );
      this.#element.update();
    } catch {
      // The chunk did not arrive: the picture stays as it was, and the next change tries again.
    }
  }
}
