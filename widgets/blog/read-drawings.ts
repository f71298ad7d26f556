import type * as drawingsFile from './drawings.ts';

/** Loads the drawings with their style rules. Never throws: the places of decorations may stay empty. */
export const readDrawings = (): Promise<Partial<typeof drawingsFile>> =>
  import('./drawings.ts').catch(() => ({}));
