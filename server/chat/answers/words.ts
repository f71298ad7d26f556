import type {Language} from '../../../contract/language.ts';
import {STOP_WORDS} from './stop-words.ts';

// These names would have the same stem: medicare, medicaid and medical.
const WHOLE = new Set(['medicare', 'medicaid', 'medigap', 'marketplace', 'medical', 'medico', 'medizin']);

// In all four languages, words differ within this many letters; the inflection follows later.
const STEM_LENGTH = 6;

const HAN = /\p{Script=Han}/u;
const ENDINGS: Readonly<Record<Exclude<Language, 'zh'>, RegExp>> = {
  en: /(?:ing|ies|es|ed|s|y)$/u,
  es: /(?:es|s|a|o|e)$/u,
  fr: /(?:es|s|e|x)$/u,
  de: /(?:en|er|es|em|e|n|s)$/u,
};

/** Returns a text in lower case, without accents. */
export const plainText = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

/**
 * Returns the words of a text as the index has them: lower case, without accents, cut to their stem, without stop words. Chinese, which has
 * no spaces, becomes pairs of characters.
 */
export const wordsOf = (text: string, lang: Language): readonly string[] => {
  const plain = plainText(text);
  const parts = plain.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
  return parts.flatMap((part) => (HAN.test(part) ? pairsOf(part) : stemsOf(part, lang)));
};

const pairsOf = (text: string): readonly string[] => {
  const stops = STOP_WORDS.zh;
  const characters = text.split(stops.pattern).filter((piece) => piece !== '');
  return characters.flatMap((piece) => {
    const signs = piece.match(/./gu) ?? [];
    return signs.length === 1 ? signs : signs.slice(1).map((sign, place) => `${signs[place] ?? ''}${sign}`);
  });
};

const stemsOf = (word: string, lang: Language): readonly string[] => {
  if (STOP_WORDS[lang].words.has(word)) return [];
  return [stemOf(word, lang)];
};

const stemOf = (word: string, lang: Language): string => {
  if (WHOLE.has(word) || /\d/u.test(word)) return word;
  const bare = lang === 'zh' || word.length < 5 ? word : word.replace(ENDINGS[lang], '');
  return bare.slice(0, STEM_LENGTH);
};
