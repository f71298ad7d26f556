import {AI_WORKFLOW_PATHS} from '../../../contract/ai-workflow.ts';
import type {FieldCode, FieldError} from '../../../contract/problem.ts';
import {isOriginRefused, newKey, post} from '../../api/client.ts';
import type {Json} from '../../api/serialise.ts';
import type {Language} from '../../../contract/language.ts';
import {focusErrorSummary} from '../../ui/field/error-summary.tsx';
import {readFailure} from '../../ui/submission/late/failure.ts';
import {showToast} from '../../ui/toast/show-toast.tsx';
import {type AnswerPath, controlName, type Phase} from '../answer-path.ts';
import type {QuestionnaireElement} from '../questionnaire.element.ts';
import type {Answered, RequestState} from '../questionnaire.model.ts';
import {loadRules} from './answer/load-rules.ts';
import {findFaults} from './find-faults.ts';
import {phasePaths} from './phase-paths.ts';
import {pathOfFault, requestBody} from './request-body.ts';
import {showResult} from './show-result.ts';
import {savingFaults, savingPaths} from './saving-faults.ts';
import {submissionContext} from './submission-context.ts';

/** The path of each phase's request. */
const paths: Readonly<Record<Phase, string>> = {
  1: AI_WORKFLOW_PATHS.leadQualification,
  2: AI_WORKFLOW_PATHS.needsAssessment,
  3: AI_WORKFLOW_PATHS.clientManagement,
};

/** The controls in which text is typed. */
const TEXT = 'textarea, input:not([type=checkbox])';

type Body = {readonly [name: string]: Json};

/** The working part of one questionnaire: checks typed answers, requests an answer, and reports the state. */
export class PhaseRequests {
  readonly #element: QuestionnaireElement;
  readonly #placeSettled: () => Promise<void>;
  /** The request, so that it can be repeated in another language. */
  readonly #sent: Partial<Record<Phase, Body>> = {};
  /** The phase and language of earlier requests. */
  readonly #translated = new Set<string>();
  /** The changed answers whose faults on screen are not yet checked again. */
  readonly #unchecked = new Set<AnswerPath>();

  /** `placeSettled` settles when the county of the location is known, if the location decides the county. */
  constructor(element: QuestionnaireElement, placeSettled: () => Promise<void>) {
    this.#element = element;
    this.#placeSettled = placeSettled;
  }

  /** On a partner's page, checks whether the page may send, before a visitor fills in the form. Never throws. */
  async warmUp(): Promise<void> {
    if (!(await isOriginRefused(this.#element.apiOrigin, paths[1]))) return;
    for (const phase of [1, 2, 3] as const) this.#setRequest(phase, {status: 'refused'});
  }

  /** Sends the open phase, or shows the errors. Settles when the outcome is known. */
  async submit(): Promise<void> {
    const element = this.#element;
    const {phase, requests} = element.state;
    if (['pending', 'retrying', 'refused'].includes(requests[phase].status)) return;
    const faults = findFaults(phase, element.state);
    element.setState({faults, isCleared: false});
    if (Object.keys(faults).length > 0) await this.#showFaults(phase, faults);
    else await this.#ask(phase);
  }

  /** Checks the faults of a changed answer again, of typed text when the field is left; marks the results that depend on the answer. */
  answersChanged(path: AnswerPath): void {
    this.#unchecked.add(path);
    if (!this.#element.shadowRoot?.activeElement?.matches(TEXT)) this.checkAgain();
    const {requests} = this.#element.state;
    const isPartOf = (other: Phase): boolean =>
      path.startsWith('leadData') ||
      // The contact details change only the score of an answer, which is requested again after saving.
      (!path.startsWith('contact') && phasePaths[other].some((at) => at.startsWith(path))) ||
      (other === 3 && /^(clientProfile|lifestageChanges)/.test(path));
    const marked = (other: Phase): RequestState =>
      requests[other].answered && isPartOf(other) ? {...requests[other], isStale: true} : requests[other];
    this.#element.setState({requests: {1: marked(1), 2: marked(2), 3: marked(3)}});
  }

  /** Removes the faults on screen that the visitor has corrected. */
  checkAgain(): void {
    const {faults, phase} = this.#element.state;
    const changed = [...this.#unchecked];
    this.#unchecked.clear();
    if (changed.length === 0 || Object.keys(faults).length === 0) return;
    // An answer that only saving requires stays marked until the visitor gives it.
    const isSavingFaulty = savingPaths.some((at) => faults[at]);
    const now = (isSavingFaulty ? savingFaults : findFaults)(phase, this.#element.state);
    const left: Partial<Record<AnswerPath, FieldCode>> = {};
    for (const [at, fault] of Object.entries(faults)) {
      // The server's faults about other answers stay.
      const still = changed.some((path) => at.startsWith(path)) ? now[at] : fault;
      if (still) left[at] = still;
    }
    this.#element.setState({faults: left});
  }

  /** Requests an answer again that is in another language than the screen. Silently, because it is the same answer. */
  async translate(phase: Phase): Promise<void> {
    const {spoken: lang, state} = this.#element;
    const {answered, lang: answeredIn, status} = state.requests[phase];
    const body = this.#sent[phase];
    if (!answered || !lang || answeredIn === lang || !body || status !== 'success') return;
    const once = `${phase}${lang}`;
    if (this.#translated.has(once)) return;
    this.#translated.add(once);
    try {
      const again = await this.#post(phase, body, lang);
      this.#translated.delete(once);
      if (this.#sent[phase] === body) this.#setRequest(phase, {answered: again, lang});
    } catch {
      // The answer stays in the language of its request and is marked. It is not requested again before the
      // next send.
    }
  }

  /** Requests the answers on screen again, silently: saving has changed their follow-ups. */
  async refresh(): Promise<void> {
    for (const phase of [1, 2, 3] as const) {
      const {answered, isStale, status} = this.#element.state.requests[phase];
      if (!answered || isStale || status !== 'success') continue;
      const body = requestBody(phase, this.#element.state);
      const lang = this.#element.spoken ?? 'en';
      const before = this.#sent[phase];
      try {
        const again = await this.#post(phase, body, lang);
        if (this.#sent[phase] !== before || !this.#element.state.requests[phase].answered) continue;
        this.#sent[phase] = body;
        this.#setRequest(phase, {answered: again, lang});
      } catch {
        // The answer on screen is still right except for its follow-ups.
      }
    }
  }

  /**
   * Requests the open phase's answer again, silently, because an open point was answered inside the result. If this
   * fails, the reasons stay marked as outdated.
   */
  async askAgain(): Promise<void> {
    const element = this.#element;
    const {phase, requests} = element.state;
    if (requests[phase].status !== 'success' || Object.keys(findFaults(phase, element.state)).length > 0)
      return;
    const body = requestBody(phase, element.state);
    const lang = element.spoken ?? 'en';
    try {
      const answered = await this.#post(phase, body, lang);
      // Answered again in the meantime: the later answer counts.
      if (JSON.stringify(requestBody(phase, element.state)) !== JSON.stringify(body)) return;
      this.#sent[phase] = body;
      this.#setRequest(phase, {answered, lang, isStale: false});
    } catch {
      // The result above the reasons is right, because the rules ran in the browser.
    }
  }

  async #ask(phase: Phase): Promise<void> {
    const element = this.#element;
    this.#setRequest(phase, {status: 'pending', detail: ''});
    // Without the county, the server's reasons would deny the price that the result shows.
    await this.#placeSettled();
    try {
      const body = requestBody(phase, element.state);
      const lang = element.spoken ?? 'en';
      const [answered] = await Promise.all([
        this.#post(phase, body, lang, () => this.#setRequest(phase, {status: 'retrying'})),
        // The rules draw the result, so they load while the server works.
        loadRules(element.state),
      ]);
      this.#sent[phase] = body;
      this.#translated.clear();
      this.#setRequest(phase, {status: 'success', answered, lang, isStale: false});
      element.emit('lamplight-calculated', {calculator: 'questionnaire', result: {phase}});
      await element.updated;
      if (element.state.phase === phase) showResult(element);
      this.#toast('default', `done${phase}`, element.t(`done${phase}Text`));
    } catch (error) {
      await this.#failed(phase, error);
    }
  }

  #post(phase: Phase, body: Body, lang: Language, onRetry?: () => void): Promise<Answered> {
    return post<Answered>(
      paths[phase],
      {...body, context: submissionContext(this.#element, lang)},
      {api: this.#element.apiOrigin, lang, key: newKey(), ...(onRetry ? {onRetry} : {})},
    );
  }

  async #failed(phase: Phase, error: unknown): Promise<void> {
    const element = this.#element;
    const {code, detail} = readFailure(error, []);
    const {fieldErrors = []} = error as {readonly fieldErrors?: readonly FieldError[]};
    const faults: Partial<Record<AnswerPath, FieldCode>> = {};
    for (const fault of fieldErrors) faults[pathOfFault(fault.field, element.state.answers)] ??= fault.code;
    const isForVisitor = fieldErrors.length > 0;
    const failed = isForVisitor ? 'idle' : 'error';
    this.#setRequest(phase, {status: code === 'origin-refused' ? 'refused' : failed, detail});
    // The code only, because an answer's text is not for the surrounding page.
    element.emit('lamplight-error', {code, message: `${element.localName}: not answered`});
    element.setState({faults});
    await element.updated;
    if (isForVisitor) focusErrorSummary(element.shadowRoot);
    // The control lost the focus while it was disabled.
    else element.shadowRoot?.querySelector<HTMLElement>('[type=submit]')?.focus();
    this.#toast('destructive', `failed${phase}`, detail || element.t(`failed${phase}Text`));
  }

  async #showFaults(phase: Phase, faults: Readonly<Partial<Record<AnswerPath, FieldCode>>>): Promise<void> {
    const element = this.#element;
    const codes = Object.entries(faults).map(([path, fault]) => `${controlName(path)}: ${String(fault)}`);
    element.emit('lamplight-error', {code: 'invalid-fields', message: codes.join(', ')});
    await element.updated;
    focusErrorSummary(element.shadowRoot);
    if (Object.values(faults).includes('required'))
      this.#toast('destructive', 'missing', element.t(`missing${phase}`));
  }

  /** The status below the form, or the summary of the errors, announces a failure; the toast only shows the failure. */
  #toast(variant: 'default' | 'destructive', title: string, description: string): void {
    const element = this.#element;
    const {t} = element;
    const isShownInPlace = variant === 'destructive';
    showToast(element, {variant, title: t(title), description}, {closeLabel: t('close'), isShownInPlace});
  }

  #setRequest(phase: Phase, change: Partial<RequestState>): void {
    const {requests} = this.#element.state;
    this.#element.setState({requests: {...requests, [phase]: {...requests[phase], ...change}}});
  }
}
