/**
 * Marks where a long German compound of our texts may break, because many browsers have no German dictionary for `hyphens: auto` and break
 * the word anywhere.
 */
export const breakable = (name: string): string =>
  name.replaceAll(/(?<=\p{L}{10})(?=(?:versicherung|hilfe|konto)\b)/gu, '\u00AD');
