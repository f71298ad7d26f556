import {catalogs} from 'virtual:lamplight/catalogs/questionnaire';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/questionnaire';
import {planYearAt} from '../../insurance/calendar/plan-year-at.ts';
import {LateElement} from '../element/late-element.ts';
import {scriptOrigin} from '../element/origin.ts';
import {attributes} from './questionnaire.contract.ts';
import type {AnswerPath, Phase} from './answer-path.ts';
import type {Later} from './later.ts';
import {emptyAnswers, type QuestionnaireState} from './questionnaire.model.ts';
import {questionnaireStyles} from './questionnaire-styles.ts';
import {QuestionnaireView} from './questionnaire.view.tsx';
import {forgetAnswers, keepAnswers, keptAnswers, withoutHealth} from './session-answers.ts';

const isAgencysPage = (site: string | undefined): boolean => {
  if (typeof location === 'undefined') return true; // prerendered into the agency's own page
  const own = scriptOrigin();
  return location.origin === own && (site === undefined || new URL(site, own).origin === own);
};

/**
 * `<lamplight-questionnaire>`: three phases of questions, each answered at once by the agency's rules.
 * Everything that a page may rely on stands in `questionnaire.contract.ts`.
 */
export class QuestionnaireElement extends LateElement<Later, QuestionnaireState, typeof attributes> {
  static readonly widget = 'questionnaire';
  static readonly attributes = attributes;
  static readonly styles = questionnaireStyles;
  static readonly catalogs = catalogs;
  static readonly lateCatalogs = lateCatalogs;
  static readonly View = QuestionnaireView;

  /** When it could first be used, on the clock of `performance.now()`. */
  usableSince = 0;

  #isTouched = false;
  #hasRecalled = false;
  /** The answers before they were cleared, until something else is typed. */
  #beforeClear: Partial<QuestionnaireState> | undefined;

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

  /** Changes answers: keeps them for the tab, and mends what the change at `path` has mended. */
  change(change: Partial<QuestionnaireState>, path?: AnswerPath): void {
    this.#beforeClear = undefined;
    this.setState({...change, isCleared: false});
    keepAnswers(this.state);
    this.late?.changed(path);
  }

  /** Opens a phase. What was answered in the others stays. */
  show(phase: Phase): void {
    this.change({phase, faults: {}, open: emptyAnswers.open});
    this.withLate(({steps}) => steps.note());
    this.reach('step', String(phase));
  }

  /** Does something with the late parts once they are here. What did not arrive is said in place. */
  withLate(act: (late: Later) => unknown): void {
    void this.touch();
    this.bringLate().then(act, () => undefined);
  }

  /** Takes over an answer, and drops its fault once it is mended. */
  answer(path: AnswerPath, answer: string): void {
    const {answers: before} = this.state;
    const after = {...before, [path]: answer};
    this.change({answers: this.late?.following(before, after) ?? after}, path);
  }

  /** Forgets everything that was answered, here and in the tab's storage. The phase stays open. */
  clear(): void {
    forgetAnswers();
    this.late?.saving.forget();
    const {answers, changes, clientId, sent} = this.state;
    this.#beforeClear = {answers: withoutHealth(answers), changes, clientId, sent};
    this.setState({...emptyAnswers, isCleared: true});
    this.shadowRoot?.getElementById('part')?.focus();
  }

  /**
   * Puts back what `clear` forgot, as long as nothing was typed since. Not the health answers: their consent was cleared with
   * them, and whoever clears answers on a shared computer must find them gone.
   */
  undoClear(): void {
    if (this.#beforeClear) this.change(this.#beforeClear);
    this.shadowRoot?.getElementById('part')?.focus();
  }

  /** Takes over what this tab kept, and what was typed into the page's own markup before this script came. Once. */
  recall(): void {
    if (this.#hasRecalled) return;
    this.#hasRecalled = true;
    this.usableSince = performance.now();
    const typed: Record<AnswerPath, string> = {};
    // All that can be typed by then is of `leadData`: health answers are closed, and the rest is not here yet.
    for (const {name, type, value} of this.shadowRoot?.querySelectorAll<HTMLInputElement>('form [name]') ??
      [])
      if (type !== 'checkbox' && value) typed[`leadData.${name}`] = value;
    const kept = keptAnswers();
    if (!kept && Object.keys(typed).length === 0) return;
    this.setState({...kept, answers: {...kept?.answers, ...this.state.answers, ...typed}});
    keepAnswers(this.state);
    if (kept) this.bringLate().catch(() => undefined); // said in place
  }

  /** The first touch also asks whether this page may send at all, before anybody fills the form for nothing. */
  override async touch(): Promise<void> {
    await super.touch();
    if (!this.late || this.#isTouched) return;
    this.#isTouched = true;
    await this.late.requests.warmUp();
  }

  /**
   * Sends the open phase, as its button does. Settles when it is known how that ended; everything typed stands whatever
   * happens.
   */
  async submit(): Promise<void> {
    await this.updated; // what was just typed stands in the state before it is read
    try {
      const {requests} = await this.bringLate();
      await requests.submit();
    } catch {
      // The file that sends did not arrive. Said in place.
    }
  }

  override importLate() {
    return import('./later.ts');
  }

  /** A failure also stands in place: whole phases come late. */
  override bringLate(): Promise<Later> {
    return super.bringLate().catch((error: unknown) => {
      this.setState({hasFailed: true});
      throw error;
    });
  }

  protected override draw(root: HTMLElement): void {
    this.recall(); // before the first drawing, which goes over the page's own markup
    super.draw(root);
    // A closed part with something to correct opens, so that its control can take the focus; after that it is the visitor's.
    for (const part of root.querySelectorAll<HTMLDetailsElement>('details[data-faulty=yes]')) {
      part.open = true;
      part.dataset['faulty'] = 'seen';
    }
    for (const phase of [1, 2, 3] as const) void this.late?.requests.translate(phase);
  }
}
