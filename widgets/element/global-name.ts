import {type Lang, spokenLanguage} from './language.ts';
import {protocol} from './protocol.ts';
import {version} from './version.ts';

/** What a page finds under the one global name, `Lamplight`. */
export type LamplightGlobal = {
  readonly version: string;
  /** Chooses a language for all elements on the page and saves it. Says whether it is one we speak. */
  chooseLanguage(lang: string): boolean;
};

/** Puts `Lamplight` on the page, unless an earlier bundle has. */
export const publishGlobal = (): void => {
  const page = globalThis as {Lamplight?: LamplightGlobal};
  page.Lamplight ??= {
    version,
    chooseLanguage: (tag) => {
      const lang: Lang | null = spokenLanguage(tag);
      if (lang) protocol().choose(lang);
      return lang !== null;
    },
  };
};
