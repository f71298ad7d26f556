/** Returns a text without accents and other marks on letters, so that "été" equals "ete". */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
