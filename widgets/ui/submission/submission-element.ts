import type {API_PATHS} from '../../../contract/api-path.ts';
import type {AttributeTable} from '../../element/attributes.ts';
import {keptForTab} from '../../element/tab-memory.ts';
import {PlacedElement} from '../opener/placed-element.ts';
import type * as lateFile from './late/late.ts';
import type {Answers, FormConsent, SubmissionRules} from './submission-rules.ts';
import type {SubmissionState} from './submission-state.ts';

// The type alone: the table of paths belongs to the late files.
const health: typeof API_PATHS.health = '/api/health';

/**
 * A form that is sent to the agency. The class keeps the typed text; everything after the first touch (checks, sends,
 * retries, notices, their texts) loads with `late/`. A subclass names the rules; its view draws `state` and calls
 * `answer`, `agree` and `submit`.
 */
export abstract class SubmissionElement<
  Field extends string,
  Table extends AttributeTable = AttributeTable,
> extends PlacedElement<lateFile.LateParts<Field>, SubmissionState<Field>, Table> {
  readonly #answered = new Set<string>();

  /** Whether the form needs late parts before any touch, such as the boxes beside a number. */
  get needsLate(): boolean {
    return (
      this.hasAttribute('url-prefill') || (this.state.answers as Partial<Answers<string>>)['phone'] !== ''
    );
  }

  /** The fields and their rules. A getter: the prerender draws with the prototype only. */
  abstract get rules(): SubmissionRules<Field>;

  /** Sets an answer of the visitor; from then on the page's attribute no longer changes it. */
  answer(field: Field, answer: string): void {
    this.#answered.add(field);
    this.setState({answers: {...this.state.answers, [field]: answer}});
  }

  /** Notes that a consent box was checked, with the language of its text on screen, or unchecked. */
  agree(kind: FormConsent, isAgreed: boolean): void {
    const agreement = isAgreed && {agreedAt: new Date().toISOString(), lang: this.spoken ?? 'en'};
    this.setState({agreed: {...this.state.agreed, [kind]: agreement || undefined}});
  }

  /**
   * Sends the typed answers, as the button does. Settles when the outcome is known: the form is empty and
   * `lamplight-submitted` was dispatched, or the typed answers stay and the form says what to do.
   */
  async submit(): Promise<void> {
    await this.updated; // newly typed text must be in the controls before they are read
    try {
      const {submitter} = await this.bringLate();
      this.#readControls();
      await submitter.submit();
    } catch {
      if (this.state.phase === 'failed') await this.#sendPlainly().catch(() => undefined);
      this.setState({phase: 'failed'}); // the late file could not be loaded
    }
  }

  /**
   * Lets the browser send the form into a new tab, as without JavaScript. Safari and Firefox before 155 keep a failed
   * import until the page is loaded again, and a blocker may refuse the late file for good. Sends nothing while the
   * agency cannot be reached: the new tab would show only the browser's error.
   */
  async #sendPlainly(): Promise<void> {
    const form = this.shadowRoot?.querySelector('form');
    if (!form) return;
    await fetch(this.apiOrigin + health);
    form.target = '_blank';
    form.submit();
  }

  /** Imports `late/`. Each form does this itself: the calculators share this file's chunk, but never its late part. */
  abstract override importLate(): Promise<typeof lateFile>;

  /** The first touch also checks whether this page may send, before a visitor fills in the form. */
  override async touch(): Promise<void> {
    await super.touch();
    await this.late?.submitter.warmUp();
  }

  protected override connected(): void {
    super.connected();
    this.usableSince ||= performance.now();
    this.#readControls(); // text that was typed into the page's own markup before this script loaded
    // The stored answers return with the late parts, and so do the boxes beside a number that the page filled
    // in. Behind a button nobody sees the parts yet.
    if (!this.isDialog && (keptForTab(this.localName) || this.needsLate))
      this.bringLate().catch(() => undefined);
  }

  /** An attribute with the name of a field fills that field, until the visitor answers it. */
  protected override attributeChanged(property: string): void {
    const {answers} = this.state;
    if (!(property in answers) || this.#answered.has(property)) return;
    const values: Readonly<Record<string, unknown>> = this.attributeValues;
    this.setState({answers: {...answers, [property]: values[property] ?? ''}});
  }

  protected override draw(root: HTMLElement): void {
    // The first drawing replaces the page's own markup, in which somebody may have typed while the texts were
    // loading.
    if (!root.dataset['live']) this.#readControls(({value}) => value !== '');
    super.draw(root);
  }

  protected override stateChanged(before: SubmissionState<Field>): void {
    this.late?.submitter.stateChanged(before);
  }

  /** Reads the values of the controls, or of some of them: password managers may fill controls without an event. */
  #readControls(isRead: (control: HTMLInputElement) => boolean = () => true): void {
    const answers: Record<string, string> = {...this.state.answers};
    for (const control of this.shadowRoot?.querySelectorAll<HTMLInputElement>('[name]') ?? [])
      if (control.name in answers && isRead(control)) answers[control.name] = control.value;
    this.setState({answers: answers as Answers<Field>});
  }
}
