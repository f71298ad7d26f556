import {phoneHref} from 'virtual:lamplight/agency';
import type {FieldCode} from '../../../../contract/problem.ts';
import {MAX_LENGTH} from '../../../../contract/limit.ts';
import {acceptedLine} from '../../../../contract/text-rule.ts';
import type {Receipt, SubmissionContext} from '../../../../contract/submission.ts';
import type {Consent} from '../../../../contract/consent.ts';
import {API_PATHS} from '../../../../contract/api-path.ts';
import {version} from '../../../element/version.ts';
import {focusErrorSummary} from '../../field/error-summary.tsx';
import type {Toast} from '../../toast/toast.ts';
import type {SubmissionElement} from '../submission-element.ts';
import type {Faults} from '../submission-rules.ts';
import {needsNumber, type SubmissionState} from '../submission-state.ts';
import {afterRefusal, type Delivery, nextDelivery} from './delivery.ts';
import {keepForm, recallForm} from './kept-form.ts';
import {readFailure} from './failure.ts';
import {findFaults} from './find-faults.ts';
import {hostPage} from './host-page.ts';
import {hiddenIn, utmIn} from './page-values.ts';
import {consentsFor, consentText, serviceOf} from './service-law.ts';

const loadTools = () => Promise.all([import('../../../api/client.ts'), import('../../toast/show-toast.tsx')]);

/** The path of each kind of form. */
const paths = {lead: API_PATHS.leads, contact: API_PATHS.contact} as const;

/**
 * The working part of one form: checks the typed answers, sends them until the server has stored them, and reports the
 * state.
 */
export class Submitter<Field extends string> {
  readonly #form: SubmissionElement<Field>;
  #unanswered: Delivery | null = null;
  #tools: ReturnType<typeof loadTools> | null = null;

  constructor(form: SubmissionElement<Field>) {
    this.#form = form;
    this.#unanswered = recallForm(form);
    keepForm(form, this.#unanswered);
  }

  /** Removes, after a change of answers, the message that the form was sent and the faults that the change corrects. */
  stateChanged(before: SubmissionState<Field>): void {
    const {answers, agreed, attached, phase} = this.#form.state;
    if (answers === before.answers && agreed === before.agreed && attached === before.attached) return;
    if (answers !== before.answers || attached !== before.attached) keepForm(this.#form, this.#unanswered);
    if (phase === 'sent') this.#form.setState({phase: 'editing'});
    this.#dropMended();
  }

  /** Loads what sending needs, and on a partner's page checks whether the page may send. Never throws. */
  async warmUp(): Promise<void> {
    if (!this.#tools && (await this.#isPageRefused())) this.#form.setState({phase: 'refused'});
  }

  /**
   * Sends the form's answers, or shows the errors; does nothing while a send is in progress. Settles when the outcome
   * is known.
   */
  async submit(): Promise<void> {
    const form = this.#form;
    if (['sending', 'retrying', 'refused'].includes(form.state.phase)) return;
    const faults = findFaults(form.rules, form.state.answers, needsNumber(form.state));
    if (Object.keys(faults).length > 0) {
      await this.#showFaults(faults);
      return;
    }
    form.setState({faults: {}, phase: 'sending'});
    const before = this.#unanswered;
    try {
      await this.#send();
    } catch (error) {
      await this.#notSent(error, before);
    }
  }

  /** Drops the faults that the answers no longer have. */
  #dropMended(): void {
    const {rules, state} = this.#form;
    const now = findFaults(rules, state.answers, needsNumber(state));
    const left: Partial<Record<string, FieldCode>> = {};
    for (const field of rules.fields) if (state.faults[field] && now[field]) left[field] = now[field];
    this.#form.setState({faults: left});
  }

  /** Returns whether the server refuses forms from this page; false in doubt. Never throws. */
  async #isPageRefused(): Promise<boolean> {
    const {apiOrigin, rules} = this.#form;
    try {
      const [{isOriginRefused}] = await this.#loadTools();
      return await isOriginRefused(apiOrigin, paths[rules.kind]);
    } catch {
      return false; // No connection at present: sending loads the files again and reports a failure.
    }
  }

  #loadTools(): ReturnType<typeof loadTools> {
    this.#tools ??= loadTools().catch((error: unknown) => {
      this.#tools = null;
      throw error;
    });
    return this.#tools;
  }

  async #send(): Promise<void> {
    const form = this.#form;
    const [{newKey, post}] = await this.#loadTools();
    const answers = await this.#answers();
    const delivery = nextDelivery(this.#unanswered, JSON.stringify(answers), newKey);
    this.#unanswered = delivery;
    keepForm(form, delivery);
    const {id} = await post<Receipt>(
      paths[form.rules.kind],
      {...answers, context: this.#context(), supersedes: delivery.supersedes},
      {
        api: form.apiOrigin,
        lang: form.spoken ?? 'en',
        key: delivery.key,
        onRetry: () => form.setState({phase: 'retrying'}),
      },
    );
    this.#unanswered = null;
    // Text typed after the send was not sent, so the text stays.
    const {answers: empty} = form.constructor.initialState(form.attributeValues);
    const isUnchanged = JSON.stringify(await this.#answers()) === delivery.text;
    if (isUnchanged) form.setState({answers: empty, agreed: {}, attached: undefined});
    keepForm(form, null);
    form.setState({faults: {}, phase: 'sent'});
    form.emit('lamplight-submitted', {kind: form.rules.kind, id});
    const thanks = {variant: 'default', title: form.t('sentTitle'), description: form.t('sentText')} as const;
    await this.#toast(thanks);
  }

  async #notSent(error: unknown, before: Delivery | null): Promise<void> {
    const form = this.#form;
    const failure = readFailure(error, form.rules.fields);
    const {isRetryable, retryAfterMs, detail, faults} = failure;
    if (!isRetryable && this.#unanswered) this.#unanswered = afterRefusal(before, this.#unanswered);
    keepForm(form, this.#unanswered);
    // A browser hides the server's refusal of a page. The first touch checked the page, unless the visitor sent before the check began.
    const isPageRefused = failure.code === 'no-answer' && (await this.#isPageRefused());
    const code = isPageRefused ? 'origin-refused' : failure.code;
    const isForVisitor = Object.keys(faults).length > 0;
    if (isForVisitor) await this.#showFaults(faults);
    else {
      const phase = code === 'origin-refused' ? 'refused' : isRetryable ? 'failed' : 'call';
      form.setState({phase, retryAfterMs});
      // The code only, because an answer's text is not for the surrounding page.
      form.emit('lamplight-error', {code, message: `${form.localName}: not sent`});
    }
    await this.#toast({
      variant: 'destructive',
      title: form.t('failedTitle'),
      description: detail || form.t('failedText'),
      action: isForVisitor ? undefined : {text: form.t('call'), href: phoneHref},
    });
  }

  /** The notice in place, or the summary of the errors, announces each outcome; the toast only shows the outcome. */
  async #toast(toast: Toast): Promise<void> {
    try {
      const [, {showToast}] = await this.#loadTools();
      showToast(this.#form, toast, {closeLabel: this.#form.t('close'), isShownInPlace: true});
    } catch {
      // The toast could not be loaded; the notice in place has the same text.
    }
  }

  async #showFaults(faults: Faults): Promise<void> {
    const form = this.#form;
    form.setState({faults, phase: 'editing'});
    const message = Object.entries(faults).map(([field, code]) => `${field}: ${String(code)}`);
    form.emit('lamplight-error', {code: 'invalid-fields', message: message.join(', ')});
    await form.updated;
    focusErrorSummary(form.shadowRoot);
  }

  /** Builds the stored submission: the answers in form order, trimmed, and the evidence of the consents. */
  async #answers() {
    const {rules, state} = this.#form;
    const trimmed = Object.fromEntries(rules.fields.map((field) => [field, state.answers[field].trim()]));
    const consents: Consent[] = [];
    for (const kind of consentsFor(serviceOf(rules, state.answers))) {
      const agreement = state.agreed[kind];
      if (!agreement) continue;
      // In the language in which the visitor read the text, whatever is on screen by now.
      const texts = await this.#form.constructor.lateCatalogs?.(agreement.lang);
      const key = consentText[kind];
      consents.push({
        kind,
        textVersion: texts?.[`${key}.version`] ?? '',
        textSha256: texts?.[`${key}.sha256`] ?? '',
        agreedAt: agreement.agreedAt,
      });
    }
    const {attached} = state;
    return {...trimmed, consents, ...(attached?.isWanted ? {calculation: attached.calculation} : {})};
  }

  #context(): SubmissionContext {
    const form = this.#form;
    const trap = form.shadowRoot?.querySelector<HTMLInputElement>('[name=website]')?.value;
    return {
      lang: form.spoken ?? 'en',
      // A page's own long address must not cost a lead.
      partner: acceptedLine(form.getAttribute('partner') ?? '', MAX_LENGTH.partner),
      page: (location.origin + location.pathname).slice(0, MAX_LENGTH.page),
      hostPage: hostPage(),
      utm: utmIn(location.search),
      hidden: hiddenIn(form.getAttribute('hidden-fields') ?? ''),
      widget: form.constructor.widget,
      version,
      elapsedMs: Math.round(performance.now() - form.usableSince),
      sentAt: new Date().toISOString(),
      proof: {trap: trap ?? ''},
    };
  }
}
