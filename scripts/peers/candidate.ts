/** An embed to measure: the lines on the page, and the meaning of "usable". */
export type Candidate = {
  readonly name: string;
  /** The way in which the embed is added to the page. */
  readonly way: 'page' | 'loader' | 'standalone' | 'pinned' | 'package' | 'plain-form' | 'its-loader';
  /** Goes into `<head>`. */
  readonly head: string;
  /** Goes into `<body>`, after a heading and a paragraph. */
  readonly body: string;
  /** An expression in the page that is true as soon as a visitor can use the embed. */
  readonly isUsable: string;
};

/** The page without any embed: its time and memory are subtracted from all other results. */
export const emptyPage: Candidate = {
  name: 'the page alone',
  way: 'page',
  head: '',
  body: '',
  isUsable: 'true',
};

/** Builds an expression: an element within a host is visible and enabled, through shadow roots. */
export const isVisible = (selector: string): string => `(() => {
  const look = (root) => {
    for (const found of root.querySelectorAll(${JSON.stringify(selector)}))
      if (found.getClientRects().length > 0 && !found.disabled) return true;
    for (const host of root.querySelectorAll('*')) if (host.shadowRoot && look(host.shadowRoot)) return true;
    return false;
  };
  return look(document);
})()`;
