import type {AnswerPath} from '../answer-path.ts';
import type {Answers} from '../questionnaire.model.ts';
import type {QuestionnaireElement} from '../questionnaire.element.ts';
import {keepAnswers} from '../session-answers.ts';

/** The acts that follow from changed answers. */
type Acts = {
  /** Returns the answers after a change, including dependent answers. */
  readonly following: (before: Answers, after: Answers) => Answers;
  /** Called after the dependent answers are set. */
  readonly changed: (paths: readonly AnswerPath[]) => void;
};

/**
 * Runs what follows from changed answers once for several changes, before they are drawn: sets the dependent answers, stores the
 * answers for the tab, and checks faults and results again. A keystroke only notes that its answer has changed.
 */
export class FollowUp {
  readonly #element: QuestionnaireElement;
  readonly #acts: Acts;
  /** The answers before the noted changes; undefined without a noted change. */
  #before: Answers | undefined;
  readonly #paths = new Set<AnswerPath>();

  constructor(element: QuestionnaireElement, acts: Acts) {
    this.#element = element;
    this.#acts = acts;
    // A page can be closed, and the element removed, between a keystroke and the drawing.
    window.addEventListener('pagehide', () => this.run(), {signal: element.connection});
    element.connection.addEventListener('abort', () => this.run());
  }

  /**
   * Notes a change, at `path` if it is an answer of the visitor. A change in an element that has left the page, such as a county that arrives late,
   * is not noted: stored, the change could bring back answers that the visitor has deleted meanwhile.
   */
  note(before: Answers, path: AnswerPath | undefined): void {
    if (this.#element.connection.aborted) return;
    this.#before ??= before;
    if (path !== undefined) this.#paths.add(path);
  }

  /** Forgets the noted changes, because the answers were deleted. */
  forget(): void {
    this.#before = undefined;
    this.#paths.clear();
  }

  /** Runs once a change may be drawn, and settles then. */
  async after(drawable: Promise<void> | undefined): Promise<void> {
    await drawable;
    this.run();
  }

  /** Runs now, if a change was noted. */
  run(): void {
    const before = this.#before;
    if (!before) return;
    const paths = [...this.#paths];
    this.forget();
    const element = this.#element;
    const {answers} = element.state;
    const following = paths.length > 0 ? this.#acts.following(before, answers) : answers;
    if (following !== answers) element.setState({answers: following});
    keepAnswers(element.state);
    this.#acts.changed(paths);
  }
}
