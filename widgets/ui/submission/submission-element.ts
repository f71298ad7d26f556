import type {Consent} from '../../../server/contract/consent.ts';
import type {AttributeTable} from '../../element/attributes.ts';
import {type Catalogs, LamplightElement} from '../../element/lamplight-element.tsx';
import type {Lang} from '../../element/language.ts';
import {createTranslate} from '../../element/translate.ts';
import type {LateParts} from './late/late.ts';
import {type Answers, consentText, type FormConsent, type SubmissionRules} from './submission-rules.ts';
import type {SubmissionState} from './submission-state.ts';

/**
 * A form that is sent to the agency. It keeps what is typed; what it says and does after the first touch (checks, sends,
 * retries, notices, their texts) comes with `late/`. A subclass names the rules and the texts; its view draws `state`
 * and calls `answer`, `agree` and `submit`.
 */
export abstract class SubmissionElement<
  Field extends string,
  Table extends AttributeTable = AttributeTable,
> extends LamplightElement<SubmissionState<Field>, Table> {
  /** When the form could first be used, on the clock of `performance.now()`. */
  usableSince = 0;

  #late: Promise<LateParts<Field>> | null = null;

  // Getters: the prerender draws with the prototype alone.
  /** What is sent and what must be answered. */
  abstract get rules(): SubmissionRules<Field>;
  /** The texts that come with the first touch. */
  abstract get lateCatalogs(): Catalogs;

  /** Takes over an answer. */
  answer(field: Field, answer: string): void {
    this.setState({answers: {...this.state.answers, [field]: answer}});
  }

  /** Notes that a consent box was ticked, with the text as it stands on screen now, or unticked. */
  agree(kind: FormConsent, isAgreed: boolean): void {
    const text = consentText[kind];
    const evidence: Consent = {
      kind,
      textVersion: this.t(`${text}.version`),
      textSha256: this.t(`${text}.sha256`),
      agreedAt: new Date().toISOString(),
    };
    this.setState({agreed: {...this.state.agreed, [kind]: isAgreed ? evidence : undefined}});
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
    this.#late ??= Promise.all([import('./late/late.ts'), this.#lateTexts(this.spoken ?? 'en')]).then(
      ([{lateParts}, addTexts]) => {
        const late = lateParts(this);
        addTexts();
        this.#adopt(late);
        this.setState({late});
        return late;
      },
      (error: unknown) => {
        this.#late = null;
        throw error;
      },
    );
    return this.#late;
  }

  protected override connected(): void {
    this.usableSince ||= performance.now();
    const {connection: signal, shadowRoot: root} = this;
    this.#readControls(); // what was typed into the page's own markup before this script came
    if (this.state.late) this.#adopt(this.state.late);
    const touch = (): void => {
      this.bringLate().then(
        ({submitter}) => submitter.warmUp(),
        () => undefined, // no line just now; sending tries again and says so
      );
    };
    // `input` for what fills in without focus: password managers, assistive software.
    for (const type of ['focusin', 'pointerdown', 'input'])
      root?.addEventListener(type, touch, {once: true, signal});
  }

  /** Once they are there, the late texts follow the language with the others. */
  protected override prepare(lang: Lang): Promise<() => void> | undefined {
    return this.#late ? this.#lateTexts(lang) : undefined;
  }

  /** Loads the late texts of a language; the act returned adds them to the first ones. */
  async #lateTexts(lang: Lang): Promise<() => void> {
    const late = createTranslate(await this.lateCatalogs[lang](), lang);
    return () => {
      if (this.spoken !== lang) return; // another language was chosen meanwhile and brought its own
      const first = this.t;
      this.t = (key, values) => {
        const text = first(key, values);
        return text === key ? late(key, values) : text;
      };
    };
  }

  #adopt({sheet}: LateParts<Field>): void {
    this.shadowRoot?.adoptedStyleSheets.push(sheet);
  }

  /** Takes over what stands in the controls: some password managers fill them without an event. */
  #readControls(): void {
    const answers: Record<string, string> = {...this.state.answers};
    for (const {name, value} of this.shadowRoot?.querySelectorAll<HTMLInputElement>('[name]') ?? [])
      if (name in answers) answers[name] = value;
    this.setState({answers: answers as Answers<Field>});
  }
}
