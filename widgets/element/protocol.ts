import {type Lang, languageStorageKey} from './language.ts';
import {writeStored} from './storage.ts';

/** Something that wants to know when the page's language is chosen. */
export type LanguageListener = (lang: Lang) => void;

/** A toast on screen, as far as the rest of the page is concerned. */
export type ToastClaim = {
  /** Takes the toast off the screen; called when another one takes its place. */
  dismiss(): void;
  /** Moves keyboard focus to the toast (F8). */
  focus(): void;
};

/**
 * The state that all Lamplight elements on one page share, whichever bundle or version they came from. It lives under
 * `Symbol.for('lamplight.protocol.1')` on `globalThis`. The number is the contract: a change that an older
 * bundle could not understand takes the next number; fields are only ever added to this one.
 */
export type Protocol = {
  /** The language chosen by the visitor on this page, null until one is. */
  chosen: Lang | null;
  /** Called after every choice. */
  readonly listeners: Set<LanguageListener>;
  /** Makes a choice for the whole page and saves it. */
  choose(lang: Lang): void;
  /** The one toast on the page, null when there is none. */
  toast: ToastClaim | null;
};

const key = Symbol.for('lamplight.protocol.1');

const create = (): Protocol => ({
  chosen: null,
  listeners: new Set(),
  choose(lang) {
    this.chosen = lang;
    writeStored(languageStorageKey, lang);
    // One listener that throws must not silence the others.
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

/** The page's protocol object; the first bundle on the page makes it. */
export const protocol = (): Protocol => {
  const page = globalThis as {[key]?: Protocol};
  return (page[key] ??= create());
};
