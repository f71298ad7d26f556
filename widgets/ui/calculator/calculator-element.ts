import type {ComponentType} from 'react';
import type {AttributeTable} from '../../element/attributes.ts';
import {type Catalogs, LamplightElement} from '../../element/lamplight-element.tsx';
import type {Lang} from '../../element/language.ts';
import {createTranslate} from '../../element/translate.ts';

/** What the first touch of a calculator brings: its form and result, and the rules they are drawn by. */
export type CalculatorPanel<Props> = {
  readonly Panel: ComponentType<Props>;
  readonly styles: string;
};

/** What every calculator knows of its panel. */
export type CalculatorState<Props> = {
  readonly isOpen: boolean;
  /** What draws the open calculator; null until it was fetched. */
  readonly Panel: ComponentType<Props> | null;
  readonly hasLoadFailed: boolean;
};

/** Closed, nothing fetched. */
export const closed = {isOpen: false, Panel: null, hasLoadFailed: false} as const;

const sheets = new Map<string, CSSStyleSheet>();

const sheetOf = (styles: string): CSSStyleSheet => {
  const sheet = sheets.get(styles) ?? new CSSStyleSheet();
  if (!sheets.has(styles)) sheet.replaceSync(styles);
  sheets.set(styles, sheet);
  return sheet;
};

/**
 * A calculator: a button until it is opened. What it reckons with is there from the start, so that a page's
 * `calculate()` answers at once; its form, result, texts and styles come with the visitor's first touch.
 */
export abstract class CalculatorElement<
  Props,
  State extends CalculatorState<Props> = CalculatorState<Props>,
  Table extends AttributeTable = AttributeTable,
> extends LamplightElement<State, Table> {
  #panel: Promise<void> | null = null;
  #sheet: CSSStyleSheet | null = null;

  /** The texts that come with the first touch. */
  abstract get lateCatalogs(): Catalogs;
  /** Fetches the panel's code. */
  abstract importPanel(): Promise<CalculatorPanel<Props>>;

  /** Fetches panel and texts, once. Rejects when they did not arrive; the next call tries again. */
  bringPanel(): Promise<void> {
    this.#panel ??= Promise.all([this.importPanel(), this.#lateTexts(this.spoken ?? 'en')]).then(
      ([{Panel, styles}, addTexts]) => {
        addTexts();
        this.#sheet = sheetOf(styles);
        this.#adopt();
        this.#change({Panel});
        return undefined;
      },
      (error: unknown) => {
        this.#panel = null;
        throw error;
      },
    );
    return this.#panel;
  }

  /** Fetches the panel ahead of the press; a failure is for the press to tell. */
  warmUp(): void {
    this.bringPanel().catch(() => undefined);
  }

  /** Opens the calculator. Settles when it is on screen, or says in place that it could not be loaded. */
  async open(): Promise<void> {
    try {
      await this.bringPanel();
      this.#change({isOpen: true, hasLoadFailed: false});
      await this.updated;
    } catch (error) {
      console.error(error);
      this.#change({hasLoadFailed: true});
      this.emit('lamplight-error', {code: 'load', message: `${this.localName} could not load its panel`});
    }
  }

  /** Closes it; the answers stay. Focus that was inside goes back to the button. */
  close(): void {
    const isFocusInside = Boolean(this.shadowRoot?.activeElement);
    this.#change({isOpen: false});
    if (isFocusInside) void this.focusOn('.opener');
  }

  /** Moves the focus, once what has changed is on screen. */
  async focusOn(selector: string): Promise<void> {
    await this.updated;
    this.shadowRoot?.querySelector<HTMLElement>(selector)?.focus();
  }

  protected override connected(): void {
    this.#adopt();
  }

  /** Once they are there, the late texts follow the language with the others. */
  protected override prepare(lang: Lang): Promise<() => void> | undefined {
    return this.#panel ? this.#lateTexts(lang) : undefined;
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

  #adopt(): void {
    if (this.#sheet) this.shadowRoot?.adoptedStyleSheets.push(this.#sheet);
  }

  // The compiler cannot see that every State has the fields of CalculatorState.
  #change(change: Partial<CalculatorState<Props>>): void {
    this.setState(change as Partial<State>);
  }
}
