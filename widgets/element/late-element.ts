import type {AttributeTable} from './attributes.ts';
import {LamplightElement} from './lamplight-element.tsx';
import type {Lang} from './language.ts';
import {adoptStyles} from './shared-sheet.ts';

/** The exports of a late file. */
export type LateModule<Element, Late> = {
  readonly lateStyles: string;
  readonly lateParts: (element: Element) => Late;
};

/**
 * An element that is small until somebody touches it: `lateParts`, their styles and the late texts come with the first
 * touch, as a chunk of their own, because every visitor of a partner's page downloads the element and few use it.
 */
export abstract class LateElement<
  Late extends object,
  State extends object = object,
  Table extends AttributeTable = AttributeTable,
> extends LamplightElement<State, Table> {
  /** The late parts; undefined until they are here. */
  late: Late | undefined;

  #arriving: Promise<Late> | undefined;
  #lateStyles = '';

  /** Imports the late file. */
  abstract importLate(): Promise<LateModule<this, Late>>;

  /** Fetches the late parts and their texts, once. Rejects when they did not arrive; the next call tries again. */
  bringLate(): Promise<Late> {
    this.#arriving ??= this.#load().catch((error: unknown) => {
      this.#arriving = undefined;
      throw error;
    });
    return this.#arriving;
  }

  /** Answers the first touch. Never throws: whatever needs the late parts tries again and reports the failure. */
  async touch(): Promise<void> {
    await this.bringLate().catch(() => undefined);
  }

  protected override connected(): void {
    const {connection: signal, shadowRoot: root} = this;
    this.#adopt();
    // `input` for programs that fill a form without focus: password managers, assistive software.
    for (const type of ['focusin', 'pointerdown', 'input'])
      root?.addEventListener(type, () => void this.touch(), {once: true, passive: true, signal});
  }

  /** Once they are here, the late texts follow the language with the others. */
  protected override prepare(lang: Lang): Promise<() => void> | undefined {
    return this.#arriving && this.#lateTexts(lang);
  }

  async #load(): Promise<Late> {
    const [{lateStyles, lateParts}, addTexts] = await Promise.all([
      this.importLate(),
      this.#lateTexts(this.spoken ?? 'en'),
    ]);
    addTexts();
    this.#lateStyles = lateStyles;
    this.#adopt();
    this.late = lateParts(this);
    this.update();
    return this.late;
  }

  /** Loads the late texts of a language. The act it returns adds them to the first texts. */
  async #lateTexts(lang: Lang): Promise<() => void> {
    const texts = await this.constructor.lateCatalogs?.[lang]();
    return () => {
      // Another language that was chosen meanwhile brought its own.
      if (texts && this.spoken === lang) this.addTexts(texts);
    };
  }

  #adopt(): void {
    if (this.#lateStyles && this.shadowRoot) adoptStyles(this.shadowRoot, this.#lateStyles);
  }
}
