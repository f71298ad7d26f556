export type * from './elements.js';

/** The content of the one global name, `Lamplight`. */
export interface Lamplight {
  readonly version: string;
  /** Chooses a language for all elements on the page and saves it. Returns whether Lamplight speaks the language. */
  chooseLanguage(lang: string): boolean;
  /** Fulfilled when the first element has drawn itself. */
  readonly ready: Promise<unknown>;
  /** Looks for elements in a shadow root of the page's own, now and later. Only the loader brings this. */
  load?: (root: ParentNode & Node) => void;
}

/** Work for the time when the script is there, given to `Lamplight.q.push` before and after it has come. */
export type LamplightWork = (lamplight: Lamplight) => void;

declare global {
  interface Window {
    /** Before the script has come: `window.Lamplight = window.Lamplight || {q: []}`. */
    Lamplight?: Partial<Lamplight> & {q: {push(work: LamplightWork): unknown}};
  }
}
