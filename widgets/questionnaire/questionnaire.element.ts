import {catalogs} from 'virtual:lamplight/catalogs/questionnaire';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/questionnaire';
import {planYearAt} from '../../insurance/calendar/plan-year-at.ts';
import {forgetForTab} from '../element/tab-memory.ts';
import {scriptOrigin} from '../element/origin.ts';
import {PlacedElement} from '../ui/opener/placed-element.ts';
import {attributes} from './questionnaire.contract.ts';
import type {AnswerPath, Phase} from './answer-path.ts';
import type {Later} from './later.ts';
import {emptyAnswers, type QuestionnaireState} from './questionnaire.model.ts';
import {questionnaireStyles} from './questionnaire-styles.ts';
import {QuestionnaireView} from './questionnaire.view.tsx';
import {keepAnswers, keptAnswers, STORAGE_KEY} from './session-answers.ts';

const isAgencysPage = (site: string | undefined): boolean => {
  if (typeof location === 'undefined') return true; // prerendered into the agency's own page
  const own = scriptOrigin();
  return location.origin === own && (site === undefined || new URL(site, own).origin === own);
};

/**
 * `<lamplight-questionnaire>`: three phases of questions, each answered at once by the agency's rules.
 * `questionnaire.contract.ts` has the public contract.
 */
export class QuestionnaireElement extends PlacedElement<Later, QuestionnaireState, typeof attributes> {
  static readonly widget = 'questionnaire';
  static readonly attributes = attributes;
  static readonly styles = questionnaireStyles;
  static readonly catalogs = catalogs;
  static readonly lateCatalogs = lateCatalogs;
  static readonly View = QuestionnaireView;

  #isTouched = false;
  #hasRecalled = false;

  static initialState({site}: {readonly site: string | undefined}): QuestionnaireState {
    return {
      ...emptyAnswers,
      phase: 1,
      planYear: planYearAt(Date.now()),
      isOwnPage: isAgencysPage(site),
      hasFailed: false,
      isCleared: false,
    };
  }

  /** Changes answers. With the next drawing they are stored for the tab, and their errors are checked again (later/follow-up.ts). */
  change(change: Partial<QuestionnaireState>, path?: AnswerPath): void {
    this.late?.followUp.note(this.state.answers, path);
    this.setState({...change, isCleared: false});
    if (!this.late) keepAnswers(this.state);
  }

  /** Opens a phase. The answers of the other phases stay. */
  show(phase: Phase): void {
    this.change({phase, faults: {}, open: emptyAnswers.open});
    this.withLate(({steps}) => steps.note());
    this.reach('step', String(phase));
  }

  /** Runs a function with the late parts when they have loaded. Reports a failure in place. */
  withLate(act: (late: Later) => unknown): void {
    void this.touch();
    this.bringLate().then(act, () => undefined);
  }

  /** Sets an answer. */
  answer(path: AnswerPath, answer: string): void {
    this.change({answers: {...this.state.answers, [path]: answer}}, path);
  }

  /** Deletes all answers, here and in the tab's storage. The phase stays open. */
  clear(): void {
    forgetForTab(STORAGE_KEY);
    this.late?.clearing.note();
    this.setState({...emptyAnswers, isCleared: true});
    this.shadowRoot?.getElementById('part')?.focus();
  }

  /**
   * Reads the tab's stored answers, and text that was typed into the page's own markup before this script loaded. Once.
   */
  recall(): void {
    if (this.#hasRecalled) return;
    this.#hasRecalled = true;
    this.usableSince = performance.now();
    const typed: Record<AnswerPath, string> = {};
    // All fields that can be typed in by then belong to `leadData`: health answers are closed, and the rest
    // has not loaded yet.
    for (const {name, type, value} of this.shadowRoot?.querySelectorAll<HTMLInputElement>('form [name]') ??
      [])
      if (type !== 'checkbox' && value) typed[`leadData.${name}`] = value;
    const kept = keptAnswers();
    if (!kept && Object.keys(typed).length === 0) return;
    this.setState({...kept, answers: {...kept?.answers, ...this.state.answers, ...typed}});
    keepAnswers(this.state);
    // Behind a button nobody sees the questions yet.
    if (kept && !this.isDialog) this.bringLate().catch(() => undefined); // reported in place
  }

  /** The first touch also checks whether this page may send, before a visitor fills in the form. */
  override async touch(): Promise<void> {
    await super.touch();
    if (!this.late || this.#isTouched) return;
    this.#isTouched = true;
    await this.late.requests.warmUp();
  }

  /** Sends the open phase, as its button does. Settles when the outcome is known; typed text stays whatever happens. */
  async submit(): Promise<void> {
    await this.updated; // newly typed text must be in the state before it is read
    try {
      const {requests} = await this.bringLate();
      await requests.submit();
    } catch {
      // The late file could not be loaded. Reported in place.
    }
  }

  override importLate() {
    return import('./later.ts');
  }

  /** A failure is also reported in place, because whole phases load late. */
  override bringLate(): Promise<Later> {
    return super.bringLate().catch((error: unknown) => {
      this.setState({hasFailed: true});
      throw error;
    });
  }

  /** Draws after what follows from an answer is known. */
  protected override mayDraw(): Promise<void> | undefined {
    const drawable = super.mayDraw();
    return this.late?.followUp.after(drawable) ?? drawable;
  }

  protected override draw(root: HTMLElement): void {
    this.recall(); // before the first drawing, which replaces the page's own markup
    super.draw(root);
    // A closed part with an error opens, so that its control can take the focus; after that the visitor
    // decides.
    for (const part of root.querySelectorAll<HTMLDetailsElement>('details[data-faulty=yes]')) {
      part.open = true;
      part.dataset['faulty'] = 'seen';
    }
    for (const phase of [1, 2, 3] as const) void this.late?.requests.translate(phase);
  }
}
