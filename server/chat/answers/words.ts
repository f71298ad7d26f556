import type {Language} from '../../../contract/language.ts';
import {baseForm} from './base-form.ts';
import {simplified} from './simplified.ts';
import {STOP_WORDS} from './stop-words.ts';

// Names that would have the same stem: medicare, medicaid and medical.
const WHOLE = new Set([
  'medicare',
  'medicaid',
  'medigap',
  'marketplace',
  'medical',
  'medico',
  'medizin',
  'cobra',
]);

// In all four languages, words differ within this many letters; the inflection follows later.
const STEM_LENGTH = 6;
const LEAST_STEM = 3;

/** A Chinese character. */
export const HAN = /\p{Script=Han}/u;
/** The parts of a text: Chinese characters in a row, or one word. */
export const PARTS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const ENDINGS: Readonly<Record<Exclude<Language, 'zh'>, RegExp>> = {
  en: /(?:ing|ies|ied|es|ed|s|y)$/u,
  es: /(?:ando|iendo|amos|emos|imos|aron|ieron|ad[oa]s?|id[oa]s?|[aei]r|[ae]n|[aeo]s|[aeo]|s)$/u,
  fr: /(?:aient|erai[st]?|ai[st]|ions|ons|ent|ees?|er|ir|ez|es|e|s|x)$/u,
  de: /(?:ungen|ung|ten|tet|est|en|er|es|em|et|st|te|e|n|s|t)$/u,
};

/** Returns a text in lower case, without accents, its Chinese in simplified characters. */
export const plainText = (text: string): string =>
  simplified(text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss'));

/**
 * Returns the words of a text as the index has them: lower case, without accents, cut to their stem, without stop words. Chinese, which has
 * no spaces, becomes pairs of characters.
 */
export const wordsOf = (text: string, lang: Language): readonly string[] => {
  const plain = plainText(text);
  const parts = plain.match(PARTS) ?? [];
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
  const stem = stemOf(word, lang);
  return [WHOLE.has(stem) || /\d/u.test(stem) ? stem : stem.slice(0, STEM_LENGTH)];
};

/** Returns the stem of a word in lower case without accents: irregular forms as their verb, without ending. */
export const stemOf = (word: string, lang: Language): string => {
  if (WHOLE.has(word) || /\d/u.test(word)) return word;
  const base = baseForm(word, lang);
  const bare = lang === 'zh' || base.length < 5 ? base : base.replace(ENDINGS[lang], '');
  return bare.length < LEAST_STEM ? base : bare;
};

/** Returns whether a word in lower case without accents, or a piece of Chinese, means something to a search. */
export const isContent = (word: string, lang: Language): boolean =>
  word.length > 1 && wordsOf(word, lang).length > 0;
