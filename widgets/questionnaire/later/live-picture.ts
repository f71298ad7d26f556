import type {TriageProgram} from '../../../insurance/household/triage.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import type {QuestionnaireElement} from '../questionnaire.element.ts';
import {arrivedWords, loadRules} from './answer/load-rules.ts';
import {filledRows} from './request-people.ts';
import {TYPING_PAUSE_MS} from './typing-pause.ts';

/** The programs that a person can have: one when decided, several while an answer is open. */
export type Possible = readonly TriageProgram[];

/** The part of the questionnaire that the picture reads and draws. */
type PicturedElement = Pick<QuestionnaireElement, 'state' | 'spoken' | 'update'>;

/**
 * Updates the picture of the household: runs the insurance rules in the browser over the typed answers. The rules load
 * as a separate chunk with the first age; nothing is sent for the picture.
 */
export class LivePicture {
  /** The programs by row; a row without an age has none. */
  people: ReadonlyMap<number, Possible> = new Map();
  readonly #element: PicturedElement;
  readonly #load: typeof loadRules;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `load` requests the rules. */
  constructor(element: PicturedElement, load = loadRules) {
    this.#element = element;
    this.#load = load;
  }

  /** Draws the picture again after a pause in typing. */
  answersChanged(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#draw(), TYPING_PAUSE_MS);
  }

  async #draw(): Promise<void> {
    const rows = filledRows(this.#element.state.answers);
    if (rows.length === 0 && this.people.size === 0) return;
    try {
      const rules = await this.#load(this.#element.state);
      if (!rules) return; // The next change retries.
      // The answers of this moment: of two drawings that wait for the file, a browser may let the earlier one continue last.
      const {state, spoken} = this.#element;
      const {triage} = rules.readAnswers(1, state, {
        today: chicagoDay(Date.now()),
        lang: spoken ?? 'en',
        words: arrivedWords(),
      });
      const places = filledRows(state.answers);
      this.people = new Map(
        triage.people.map(({row, program, outcomes}) => [
          // The rules count only the people who are sent.
          places[row] ?? row,
          program === null ? [...new Set(outcomes.map((outcome) => outcome.program))] : [program],
        ]),
      );
      this.#element.update();
    } catch {
      // The chunk could not be loaded: the picture stays, and the next change retries.
    }
  }
}
