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
