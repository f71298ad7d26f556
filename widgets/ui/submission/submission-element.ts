import type {AttributeTable} from '../../element/attributes.ts';
import {type Catalogs, LamplightElement} from '../../element/lamplight-element.tsx';
import type {Lang} from '../../element/language.ts';
import type {LateParts, lateParts} from './late/late.ts';
import type {Answers, FormConsent, SubmissionRules} from './submission-rules.ts';
import type {SubmissionState} from './submission-state.ts';

/** What a form's own late file exports: its late texts, and the late parts of all forms. */
export type LateModule = {
  readonly lateCatalogs: Catalogs;
  readonly lateParts: typeof lateParts;
};

/**
 * A form that is sent to the agency. It keeps what is typed; what it says and does after the first touch (checks, sends,
 * retries, notices, their texts) comes with `late/`. A subclass names the rules and its late file; its view draws `state`
 * and calls `answer`, `agree` and `submit`.
 */
export abstract class SubmissionElement<
  Field extends string,
  Table extends AttributeTable = AttributeTable,
> extends LamplightElement<SubmissionState<Field>, Table> {
  /** When the form could first be used, on the clock of `performance.now()`. */
  usableSince = 0;

  #late: Promise<LateParts<Field>> | null = null;

  /** What is sent and what must be answered. A getter: the prerender draws with the prototype alone. */
  abstract get rules(): SubmissionRules<Field>;
  /** Imports the form's late file. */
  abstract importLate(): Promise<LateModule>;

  /** Takes over an answer. */
  answer(field: Field, answer: string): void {
    this.setState({answers: {...this.state.answers, [field]: answer}});
  }

  /** Notes that a consent box was ticked, and in which language its text stands on screen, or unticked. */
  agree(kind: FormConsent, isAgreed: boolean): void {
    const agreement = isAgreed && {agreedAt: new Date().toISOString(), lang: this.spoken ?? 'en'};
    this.setState({agreed: {...this.state.agreed, [kind]: agreement || undefined}});
  }

  /**
   * Sends what is typed, as the button does. Settles when it is known how that ended: the form is empty and
   * `lamplight-submitted` was dispatched, or everything typed still stands and the form says what to do.
   */
  async submit(): Promise<void> {
    await this.updated; // what was just typed stands in the controls before they are read
    try {
      const {submitter} = await this.bringLate();
      this.#readControls();
      await submitter.submit();
    } catch {
      this.setState({phase: 'failed'}); // the file that sends did not arrive
    }
  }

  /** Fetches the late parts and their texts, once. Rejects when they did not arrive; the next call tries again. */
  bringLate(): Promise<LateParts<Field>> {
    this.#late ??= this.#loadLate().catch((error: unknown) => {
      this.#late = null;
      throw error;
    });
    return this.#late;
  }

  protected override connected(): void {
    this.usableSince ||= performance.now();
    this.#readControls(); // what was typed into the page's own markup before this script came
    this.state.late?.adopt();
    const touch = (): void => {
      this.bringLate().then(
        ({submitter}) => submitter.warmUp(),
        () => undefined, // no line just now; sending tries again and says so
      );
    };
    // `input` for what fills in without focus: password managers, assistive software.
    for (const type of ['focusin', 'pointerdown', 'input'])
      this.shadowRoot?.addEventListener(type, touch, {once: true, signal: this.connection});
  }

  /** Once they are there, the late texts follow the language with the others. */
  protected override prepare(lang: Lang): Promise<() => void> | undefined {
    return this.#late?.then((late) => late.texts(lang));
  }

  async #loadLate(): Promise<LateParts<Field>> {
    const {lateParts, lateCatalogs} = await this.importLate();
    const late = lateParts(this, lateCatalogs);
    (await late.texts(this.spoken ?? 'en'))();
    late.adopt();
    this.setState({late});
    return late;
  }

  /** Takes over what stands in the controls: some password managers fill them without an event. */
  #readControls(): void {
    const answers: Record<string, string> = {...this.state.answers};
    for (const {name, value} of this.shadowRoot?.querySelectorAll<HTMLInputElement>('[name]') ?? [])
      if (name in answers) answers[name] = value;
    this.setState({answers: answers as Answers<Field>});
  }
}
