/** One thing to measure: the lines on the page, and what "usable" means for it. */
export type Candidate = {
  readonly name: string;
  /** How it gets on the page. */
  readonly way: 'page' | 'loader' | 'standalone' | 'pinned' | 'package' | 'plain-form' | 'its-loader';
  /** Goes into `<head>`. */
  readonly head: string;
  /** Goes into `<body>`, after a heading and a paragraph. */
  readonly body: string;
  /** An expression in the page; true as soon as a visitor can use what is there. */
  readonly isUsable: string;
};

/** The page without anything in it: its own time and memory are taken off everything else. */
export const emptyPage: Candidate = {
  name: 'the page alone',
  way: 'page',
  head: '',
  body: '',
  isUsable: 'true',
};

/** An expression: an element within a host is visible and enabled, through shadow roots. */
export const isVisible = (selector: string): string => `(() => {
  const look = (root) => {
    for (const found of root.querySelectorAll(${JSON.stringify(selector)}))
      if (found.getClientRects().length > 0 && !found.disabled) return true;
    for (const host of root.querySelectorAll('*')) if (host.shadowRoot && look(host.shadowRoot)) return true;
    return false;
  };
  return look(document);
})()`;
