export type * from './elements.js';

/** The content of the only global name, `Lamplight`. */
export interface Lamplight {
  readonly version: string;
  /** Sets the language of all elements on the page and saves it. Returns whether Lamplight supports the language. */
  chooseLanguage(lang: string): boolean;
  /** Resolves when the first element has rendered. */
  readonly ready: Promise<unknown>;
  /** Finds elements in a shadow root of the page, now and later. Only the loader provides this function. */
  load?: (root: ParentNode & Node) => void;
}

/** A callback for the time after the script has loaded, passed to `Lamplight.q.push` before or after that. */
export type LamplightWork = (lamplight: Lamplight) => void;

declare global {
  interface Window {
    /** Before the script has loaded: `window.Lamplight = window.Lamplight || {q: []}`. */
    Lamplight?: Partial<Lamplight> & {q: {push(work: LamplightWork): unknown}};
  }
}
