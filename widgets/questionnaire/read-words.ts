/**
 * The parts of a result that nobody reads as its answer: for screen readers only, legal texts beside a price,
 * questions, or folded parts.
 */
export const UNREAD = '.unseen, .price-basis, .small-print, .open-questions, details > :not(summary)';

const han = /\p{Script=Han}/gu;

/**
 * Counts words; 1.6 Chinese characters count as one word (the ratio of English words to characters in translated
 * prose).
 */
export const wordsIn = (read: string): number => {
  const spaced = read.replaceAll(han, ' ').split(/\s+/u);
  return spaced.filter((word) => /[\p{L}\p{N}]/u.test(word)).length + (read.match(han)?.length ?? 0) / 1.6;
};
