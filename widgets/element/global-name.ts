import {spokenLanguage} from './language.ts';
import {protocol} from './protocol.ts';
import {version} from './version.ts';

/** What a page finds under the one global name, `Lamplight`. */
export type LamplightGlobal = {
  readonly version: string;
  /** Chooses a language for all elements on the page and saves it. Says whether it is one we speak. */
  chooseLanguage(lang: string): boolean;
  /** Fulfilled when the first element has drawn itself. */
  readonly ready: Promise<unknown>;
  /** Looks for elements in a shadow root of the page's own, now and later. The loader alone brings this. */
  load?: (root: ParentNode & Node) => void;
};

/** Puts `Lamplight` on the page, unless an earlier bundle has, and returns what stands there. */
export const publishGlobal = (): LamplightGlobal => {
  const page = globalThis as {Lamplight?: LamplightGlobal};
  return (page.Lamplight ??= {
    version,
    chooseLanguage: (tag) => {
      const lang = spokenLanguage(tag);
      if (lang) protocol().choose(lang);
      return lang !== null;
    },
    ready: new Promise((resolve) => {
      document.addEventListener('lamplight-ready', resolve, {once: true});
    }),
  });
};
