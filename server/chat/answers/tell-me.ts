import type {Language} from '../../../contract/language.ts';

// In Spanish "dime" is "tell me". DIME, the method for life insurance, has capitals, follows its kind, or ends the question.
const TELL_ME = /(?<!\p{L})(?<!(?:m[eé]todo|regla)\s+)[Dd]ime(?=[\s,:]+[\p{L}¿])/gu;

/** Returns a question without the words "tell me" that are also the name of a subject. */
export const withoutTellMe = (lang: Language, question: string): string =>
  lang === 'es' ? question.replaceAll(TELL_ME, ' ') : question;
