import {catalogs} from 'virtual:lamplight/catalogs/questionnaire';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {planYearOn} from '../../insurance/calendar/plan-year.ts';
import type {ConsentKind} from '../../contract/consent.ts';
import {LamplightElement} from '../element/lamplight-element.tsx';
import type {Lang} from '../element/language.ts';
import {scriptOrigin} from '../element/origin.ts';
import type {AnswerPath, Phase} from './answer-path.ts';
import type {Later} from './later.ts';
import {consentText, emptyAnswers, type QuestionnaireState} from './questionnaire.model.ts';
import {questionnaireStyles} from './questionnaire-styles.ts';
import {QuestionnaireView} from './questionnaire.view.tsx';
import {forgetAnswers, keptAnswers} from './session-answers.ts';

/** What a page can set on a questionnaire, beside what every element understands. */
export const attributes = {
  'heading-level': {type: 'choice', options: ['1', '2', '3'], default: '2'},
} as const;

const isAgencysPage = (site: string | undefined): boolean => {
  if (typeof location === 'undefined') return true; // prerendered into the agency's own page
  const own = scriptOrigin();
  return location.origin === own && (site === undefined || new URL(site, own).origin === own);
};

/**
 * `<lamplight-questionnaire>`: three phases of questions, each answered at once by the agency's rules.
 *
 * Attributes: `heading-level` (1 2 3), the level of its heading.
 * Events: `lamplight-calculated {calculator: 'questionnaire', result: {phase}}`, `lamplight-submitted {kind: 'questionnaire', id}`, `lamplight-error {code, message}`. None
 * tells an answer.
 * Slot: the light-DOM children show when the questionnaire cannot; put a phone number and a link there.
 * Parts: `card heading phases phase person more field input error checkbox summary notice button result point badge footer
 * picker toast`.
 * CSS variables: `--lamplight-heading-font` and the tokens of every element.
 */
export class QuestionnaireElement extends LamplightElement<QuestionnaireState, typeof attributes> {
  static readonly widget = 'questionnaire';
  static readonly attributes = attributes;
  static readonly styles = questionnaireStyles;
  static readonly catalogs = catalogs;
  static readonly View = QuestionnaireView;

  /** When it could first be used, on the clock of `performance.now()`. */
  usableSince = 0;

  #later: Promise<Later> | null = null;
  #hasRecalled = false;

  static initialState({site}: {readonly site: string | undefined}): QuestionnaireState {
    return {
      ...emptyAnswers,
      phase: 1,
      planYear: planYearOn(chicagoDay(Date.now())),
      isOwnPage: isAgencysPage(site),
      later: null,
      hasFailed: false,
      isCleared: false,
    };
  }

  /** Changes answers: keeps them for the tab, and mends what the change at `path` has mended. */
  change(change: Partial<QuestionnaireState>, path?: AnswerPath): void {
    this.setState({...change, isCleared: false});
    this.state.later?.changed(path);
  }

  /** Opens a phase. What was answered in the others stays. */
  show(phase: Phase): void {
    this.change({phase, faults: {}});
    void this.touch();
  }

  /** Takes over an answer, and drops its fault once it is mended. */
  answer(path: AnswerPath, answer: string): void {
    this.change({answers: {...this.state.answers, [path]: answer}}, path);
  }

  /** Notes that a consent box was ticked, with the text as it stands on screen now, or unticked. */
  agree(kind: ConsentKind, isAgreed: boolean): void {
    const {[kind]: _before, ...others} = this.state.agreed;
    const text = consentText[kind];
    const evidence = {
      kind,
      textVersion: this.t(`${text}.version`),
      textSha256: this.t(`${text}.sha256`),
      agreedAt: new Date().toISOString(),
    };
    const agreed = isAgreed ? {...others, [kind]: evidence} : others;
    this.change({agreed}, kind === 'health' ? 'healthInfo' : 'contact');
  }

  /** Forgets everything that was answered, here and in the tab's storage. The phase stays open. */
  clear(): void {
    forgetAnswers();
    this.state.later?.saving.forget();
    this.setState({...emptyAnswers, isCleared: true});
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
    if (kept) this.bringLater().catch(() => undefined); // said in place
  }

  /** The first touch: fetches what it brings, and on another's page asks whether it may send at all. Never throws. */
  async touch(): Promise<void> {
    const isFirst = this.#later === null;
    try {
      const {asking} = await this.bringLater();
      if (isFirst) await asking.warmUp();
    } catch {
      // No line just now. Said in place; the next touch tries again.
    }
  }

  /**
   * Sends the open phase, as its button does. Settles when it is known how that ended; everything typed stands whatever
   * happens.
   */
  async submit(): Promise<void> {
    await this.updated; // what was just typed stands in the state before it is read
    try {
      const {asking} = await this.bringLater();
      await asking.submit();
    } catch {
      // The file that sends did not arrive. Said in place.
    }
  }

  /** Fetches the later parts and their texts, once. Rejects when they did not arrive; the next call tries again. */
  bringLater(): Promise<Later> {
    this.#later ??= this.#load().catch((error: unknown) => {
      this.#later = null;
      this.setState({hasFailed: true});
      throw error;
    });
    return this.#later;
  }

  protected override connected(): void {
    const {connection: signal, shadowRoot: root, state} = this;
    state.later?.adopt();
    for (const type of ['focusin', 'pointerdown', 'input'])
      root?.addEventListener(type, () => void this.touch(), {once: true, passive: true, signal});
  }

  /** Once they are there, the later texts follow the language with the others. */
  protected override prepare(lang: Lang): Promise<() => void> | undefined {
    return this.#later?.then((later) => later.texts(lang));
  }

  protected override draw(root: HTMLElement, isDeclared: boolean): void {
    super.draw(root, isDeclared);
    for (const phase of [1, 2, 3] as const) void this.state.later?.asking.translate(phase);
  }

  async #load(): Promise<Later> {
    const {laterParts} = await import('./later.ts');
    const later = laterParts(this);
    (await later.texts(this.spoken ?? 'en'))();
    later.adopt();
    this.setState({later, hasFailed: false});
    later.changed(); // what was typed before this came is kept from now on
    return later;
  }
}
