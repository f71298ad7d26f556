import {spokenLanguage} from './language.ts';
import {protocol} from './protocol.ts';
import {version} from './version.ts';

/** Work that a page puts in the queue. */
type Work = (lamplight: LamplightGlobal) => void;

/** The content of the one global name, `Lamplight`. */
export type LamplightGlobal = {
  readonly version: string;
  /** Chooses a language for all elements on the page and saves it. Returns whether Lamplight has that language. */
  chooseLanguage(lang: string): boolean;
  /**
   * Runs the functions that the page passes to `push`, in order. Before the script has loaded, an array takes the place
   * of this object.
   */
  readonly q: {push(work: Work): void};
  /** Fulfilled when the first element has drawn itself. */
  readonly ready: Promise<unknown>;
  /** Finds elements in one of the page's own shadow roots, now and later. Only the loader provides this. */
  load?: (root: ParentNode & Node) => void;
};

/**
 * Puts `Lamplight` on the page, unless an earlier bundle has, and returns the object. A page that cannot wait has put
 * `{q: []}` there; the functions in the array run now.
 */
export const publishGlobal = (): LamplightGlobal => {
  const page = globalThis as {Lamplight?: Partial<LamplightGlobal>};
  const early = page.Lamplight;
  // Only a Lamplight bundle writes a version, together with all other properties.
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
    // At later events the promise is already fulfilled.
    ready: new Promise((resolve) => {
      document.addEventListener('lamplight-ready', resolve);
    }),
  };
  page.Lamplight = lamplight;
  (early as {readonly q?: readonly Work[]} | undefined)?.q?.forEach(push);
  return lamplight;
};
