import {spokenLanguage} from './language.ts';
import {protocol} from './protocol.ts';
import {version} from './version.ts';

/** Work that a page gives to the queue. */
type Work = (lamplight: LamplightGlobal) => void;

/** The content of the one global name, `Lamplight`. */
export type LamplightGlobal = {
  readonly version: string;
  /** Chooses a language for all elements on the page and saves it. Returns whether it is one we speak. */
  chooseLanguage(lang: string): boolean;
  /** Does the work that the page gives to `push`, in a turn of its own. Before the script has come an array stands in. */
  readonly q: {push(work: Work): void};
  /** Fulfilled when the first element has drawn itself. */
  readonly ready: Promise<unknown>;
  /** Looks for elements in a shadow root of the page's own, now and later. The loader alone brings this. */
  load?: (root: ParentNode & Node) => void;
};

/**
 * Puts `Lamplight` on the page, unless an earlier bundle has, and returns what stands there. A page that cannot wait has put
 * `{q: []}` there; the work in the array is done now.
 */
export const publishGlobal = (): LamplightGlobal => {
  const page = globalThis as {Lamplight?: Partial<LamplightGlobal>};
  const early = page.Lamplight;
  // Only a bundle of ours writes a version, and then all the rest.
  if (early?.version) return early as LamplightGlobal;
  const push = (work: Work): void => queueMicrotask(() => work(lamplight));
  const lamplight: LamplightGlobal = {
    version,
    chooseLanguage: (tag) => {
      const lang = spokenLanguage(tag);
      if (lang) protocol().choose(lang);
      return !!lang;
    },
    q: {push},
    // Later events find the promise fulfilled already.
    ready: new Promise((resolve) => {
      document.addEventListener('lamplight-ready', resolve);
    }),
  };
  page.Lamplight = lamplight;
  (early as {readonly q?: readonly Work[]} | undefined)?.q?.forEach(push);
  return lamplight;
};
