/** The parts of a result that nobody reads as its answer: for screen readers alone, beside a price by law, asked, or folded. */
export const UNREAD = '.unseen, .price-basis, .small-print, .open-questions, details > :not(summary)';

const han = /\p{Script=Han}/gu;

/** Counts words; of Chinese 1.6 characters are one (the ratio of English words to characters in translated prose). */
export const wordsIn = (read: string): number => {
  const spaced = read.replaceAll(han, ' ').split(/\s+/u);
  return spaced.filter((word) => /[\p{L}\p{N}]/u.test(word)).length + (read.match(han)?.length ?? 0) / 1.6;
};
