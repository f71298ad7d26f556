import type {Drawings} from 'virtual:lamplight/drawings';

/**
 * Reads the drawings of all articles, which are the same in every language. Never throws: the places of decorations may
 * stay empty.
 */
export const readDrawings = (): Promise<Drawings> =>
  import('virtual:lamplight/drawings').then(
    (file) => file.drawings,
    () => ({}),
  );
