import type {BaseElement} from './base-element.ts';
import type {Catalogs} from './element-class.ts';
import type {Lang} from './language.ts';
import {languageOf} from './language-of.ts';
import type {Catalog} from './translate.ts';

/** Fetches the texts that an element needs only after the first touch, each language once, and keeps them. */
export class LateTexts {
  readonly #catalogs: Catalogs | undefined;
  readonly #here: Partial<Record<Lang, Catalog | undefined>> = {};

  constructor(catalogs: Catalogs | undefined) {
    this.#catalogs = catalogs;
  }

  /** Gives the texts of a language that are here. */
  in(lang: Lang | null): Catalog | undefined {
    return lang ? this.#here[lang] : undefined;
  }

  /** Fetches the texts of a language. Rejects when they did not arrive; the next call tries again. */
  async bring(lang: Lang): Promise<void> {
    this.#here[lang] ??= await this.#catalogs?.[lang]();
  }

  /**
   * Fetches the texts of the language on screen, and those of a language that was chosen and is still on its way. Rejects when the first did
   * not arrive: the other may never be on screen.
   */
  async bringFor(element: BaseElement): Promise<void> {
    await this.bring(languageOf(element)).catch(() => undefined);
    if (element.spoken) await this.bring(element.spoken);
  }
}
