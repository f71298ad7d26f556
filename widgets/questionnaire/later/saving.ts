import {API_PATHS} from '../../../contract/api-path.ts';
import type {SavedResults} from '../../../contract/ai-workflow.ts';
import type {FieldCode, FieldError} from '../../../contract/problem.ts';
import {newKey, post} from '../../api/client.ts';
import {focusErrorSummary} from '../../ui/field/error-summary.tsx';
import {afterRefusal} from '../../ui/submission/late/delivery.ts';
import {readFailure} from '../../ui/submission/late/failure.ts';
import {showToast} from '../../ui/toast/show-toast.tsx';
import {type AnswerPath, controlName} from '../answer-path.ts';
import type {QuestionnaireElement} from '../questionnaire.element.ts';
import type {SavingState} from '../questionnaire.model.ts';
import {keepAnswers} from '../session-answers.ts';
import {nextSend} from './next-send.ts';
import {pathOfFault} from './request-body.ts';
import {resultsBody} from './results-body.ts';
import {savingFaults} from './saving-faults.ts';
import {savingContext} from './submission-context.ts';

// A server of an older version has no such page.
const pageOf = (
  {resultPath, resultUntil, isCopyOnItsWay}: Partial<SavedResults>,
  sent: string,
): SavingState['page'] => {
  if (!resultPath || !resultUntil) return undefined;
  const {copy = false} = JSON.parse(sent) as {readonly copy?: boolean};
  return {path: resultPath, until: resultUntil, copy: isCopyOnItsWay ? 'sent' : copy ? 'too-many' : 'none'};
};

/** Saves the results of one questionnaire on the visitor's request. Whatever happens, all typed text stays. */
export class Saving {
  readonly #element: QuestionnaireElement;
  /** Changes when the answers are cleared: requests in progress then no longer belong to this visitor. */
  #visitor = {};

  constructor(element: QuestionnaireElement) {
    this.#element = element;
  }

  /** Lets answers that have changed since the save be saved again. */
  answersChanged(): void {
    if (this.#element.state.saving.status === 'saved') this.#set({status: 'idle'});
  }

  /** Takes the next answers as another visitor's. */
  forget(): void {
    this.#visitor = {};
  }

  /** Saves, or shows the errors. Settles when the outcome is known. */
  async save(): Promise<void> {
    const element = this.#element;
    await element.updated; // newly typed text must be in the state before it is read
    const {phase, saving} = element.state;
    if (['pending', 'retrying', 'saved'].includes(saving.status)) return;
    const all = Object.entries(savingFaults(phase, element.state));
    const faults = Object.fromEntries(all.filter(([path]) => path.startsWith('contact.')));
    element.setState({faults, isCleared: false});
    if (Object.keys(faults).length > 0) await this.#showFaults(faults);
    else await this.#send();
  }

  async #send(): Promise<void> {
    const element = this.#element;
    const visitor = this.#visitor;
    const lang = element.spoken ?? 'en';
    const before = element.state.sent;
    const sent = nextSend(element.state, newKey);
    // Stored before the request: if the page is closed meanwhile, the same answers use the same key.
    element.setState({sent, saving: {status: 'pending', detail: ''}});
    keepAnswers(element.state);
    const {key, text, clientId: asked, supersedes} = sent;
    try {
      const {id, clientId, ...given} = await post<SavedResults>(
        API_PATHS.savedResults,
        {
          ...(JSON.parse(text) as ReturnType<typeof resultsBody>),
          clientId: asked,
          supersedes,
          context: savingContext(element, lang),
        },
        {api: element.apiOrigin, lang, key, onRetry: () => this.#set({status: 'retrying'})},
      );
      element.emit('lamplight-submitted', {kind: 'questionnaire', id});
      if (visitor !== this.#visitor) return;
      // Answers typed meanwhile were not saved: the visitor can save again.
      const isAsSent = JSON.stringify(resultsBody(element.state)) === text;
      const status = isAsSent ? 'saved' : 'idle';
      element.setState({
        clientId,
        sent: {...sent, isAnswered: true},
        saving: {status, detail: '', page: pageOf(given, text)},
      });
      keepAnswers(element.state);
      this.#toast('default', 'savedTitle', element.t('savedText'), isAsSent);
      void element.late?.requests.refresh();
    } catch (error) {
      const isRefused = !readFailure(error, []).isRetryable;
      if (visitor !== this.#visitor) return;
      if (isRefused) element.setState({sent: afterRefusal(before, sent)});
      keepAnswers(element.state);
      await this.#failed(error);
    }
  }

  async #failed(error: unknown): Promise<void> {
    const element = this.#element;
    const {code, detail} = readFailure(error, []);
    const {fieldErrors = []} = error as {readonly fieldErrors?: readonly FieldError[]};
    const faults: Partial<Record<AnswerPath, FieldCode>> = {};
    for (const fault of fieldErrors)
      faults[pathOfFault(fault.field.replace(/^answers\./, ''), element.state.answers)] ??= fault.code;
    // The code only, because an answer's text is not for the surrounding page.
    element.emit('lamplight-error', {code, message: `${element.localName}: not saved`});
    element.setState({faults});
    this.#set({status: fieldErrors.length > 0 ? 'idle' : 'error', detail});
    await element.updated;
    if (fieldErrors.length > 0) focusErrorSummary(element.shadowRoot);
    // The control lost the focus while it was disabled.
    else element.shadowRoot?.querySelector<HTMLElement>('.save [type=submit]')?.focus();
    this.#toast('destructive', 'saveFailed', detail || element.t('saveFailedText'));
  }

  async #showFaults(faults: Readonly<Partial<Record<AnswerPath, FieldCode>>>): Promise<void> {
    const element = this.#element;
    const codes = Object.entries(faults).map(([path, fault]) => `${controlName(path)}: ${String(fault)}`);
    element.emit('lamplight-error', {code: 'invalid-fields', message: codes.join(', ')});
    await element.updated;
    focusErrorSummary(element.shadowRoot);
  }

  #set(change: Partial<SavingState>): void {
    this.#element.setState({saving: {...this.#element.state.saving, ...change}});
  }

  /** The status below the form has the same text, except after a save of answers that have changed since. */
  #toast(
    variant: 'default' | 'destructive',
    title: string,
    description: string,
    isShownInPlace = true,
  ): void {
    const element = this.#element;
    const {t} = element;
    showToast(element, {variant, title: t(title), description}, {closeLabel: t('close'), isShownInPlace});
  }
}
