/** The ways to embed an element, in the order of the builder. */
export const SNIPPETS = [
  'loader',
  'module',
  'pinned',
  'standalone',
  'frame',
  'html',
  'wordpress',
  'react',
] as const;

/** A way to embed an element. */
export type SnippetKind = (typeof SNIPPETS)[number];

/**
 * Returns whether an element can be behind a button: a dialog would be only as high as the frame, and the HTML is a form that works without
 * a script.
 */
export const hasPlacement = (kind: SnippetKind): boolean => kind !== 'frame' && kind !== 'html';
