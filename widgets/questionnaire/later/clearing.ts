import type {QuestionnaireState} from '../questionnaire.model.ts';
import type {QuestionnaireElement} from '../questionnaire.element.ts';
import {withoutHealth} from '../session-answers.ts';

/** Restores the answers of one questionnaire after they were cleared by accident. */
export class Clearing {
  readonly #element: QuestionnaireElement;
  /** The answers before they were cleared. */
  #before: Partial<QuestionnaireState> | undefined;

  constructor(element: QuestionnaireElement) {
    this.#element = element;
  }

  /** Notes the answers that are about to be cleared, and forgets what would follow from them. */
  note(): void {
    const {late, state} = this.#element;
    late?.followUp.forget();
    late?.saving.forget();
    const {answers, changes, clientId, sent} = state;
    this.#before = {answers: withoutHealth(answers), changes, clientId, sent};
  }

  /**
   * Restores the noted answers, unless something was typed since. Not the health answers: their consent was deleted
   * with them, and a visitor who clears answers on a shared computer must find them gone.
   */
  undo(): void {
    if (this.#before && this.#element.state.isCleared) this.#element.change(this.#before);
    this.#before = undefined;
    this.#element.shadowRoot?.getElementById('part')?.focus();
  }
}
