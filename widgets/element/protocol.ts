import type {Language} from '../../contract/language.ts';
import {LANGUAGE_STORAGE_KEY} from './language.ts';
import {writeStored} from './storage.ts';

/** A listener for the choice of the page's language. */
export type LanguageListener = (lang: Language) => void;

/** A toast on screen, as other elements on the page see it. */
export type ToastClaim = {
  /** Removes the toast from the screen; called when another toast replaces it. */
  dismiss(): void;
  /** Moves keyboard focus to the toast (F8). */
  focus(): void;
};

/**
 * The state that all Lamplight elements on one page share, from any bundle or version. It is stored under
 * `Symbol.for('lamplight.protocol.1')` on `globalThis`. The number is the contract: a change that an older bundle could
 * not understand takes the next number; under this number, fields may only be added.
 */
export type Protocol = {
  /** The language that the visitor chose on this page, or null. */
  chosen: Language | null;
  /** Called after every choice. */
  readonly listeners: Set<LanguageListener>;
  /** Sets the choice for the whole page and saves it. */
  choose(lang: Language): void;
  /** The toast on the page, or null. */
  toast: ToastClaim | null;
};

const key = Symbol.for('lamplight.protocol.1');

const create = (): Protocol => ({
  chosen: null,
  listeners: new Set(),
  choose(lang) {
    this.chosen = lang;
    writeStored(LANGUAGE_STORAGE_KEY, lang);
    // A listener that throws must not stop the others.
    for (const listener of this.listeners) {
      try {
        listener(lang);
      } catch (error) {
        console.error(error);
      }
    }
  },
  toast: null,
});

/** Returns the page's protocol object; the first bundle on the page creates it. */
export const protocol = (): Protocol => {
  const page = globalThis as {[key]?: Protocol};
  return (page[key] ??= create());
};
