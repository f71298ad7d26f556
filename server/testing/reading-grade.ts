import {syllable} from 'syllable';

// An amount, a percentage, a year, a web address and a citation each count as one word, because no shorter word has
// the same meaning.
const AS_ONE_WORD = /\S*\d\S*|\S+\.(?:com|gov|org)\b/gu;

// The periods that do not end a sentence.
const ABBREVIATIONS = /\b(?:P\.L|U\.S|Dr|a\.m|p\.m)\./gu;

/**
 * Calculates the school grade of an English text by Flesch and Kincaid (1975): 0.39 times the words per sentence
 * plus 11.8 times the syllables per word, minus 15.59. An amount or an address counts as a word of one syllable. 0
 * for a text without a word.
 */
export const readingGrade = (text: string): number => {
  const plain = text
    .replaceAll(ABBREVIATIONS, 'x')
    .replaceAll(AS_ONE_WORD, (found) => `one${/[.!?;:,]$/u.exec(found)?.[0] ?? ''}`);
  const words = plain.match(/[\p{L}’'-]*\p{L}[\p{L}’'-]*/gu) ?? [];
  const sentences = plain.split(/[.!?]+(?=\s|$)/u).filter((part) => /\p{L}/u.test(part));
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
};
