import type {Language} from '../../../contract/language.ts';

// A phone writes "j'ai" as "jai", "l'assurance" as "lassurance" and "d'arriver" as "darriver".
const ELIDED = /^(?:qu|[cdjlmnst])(?<word>[aeiouyh]\p{L}*)$/u;
const WORDS = /\p{L}+/gu;

/**
 * Separates a French article or pronoun that was written without its apostrophe, if `isWord` knows the rest and does not know the whole.
 * Other languages stay as they are.
 */
export const withElisions = (lang: Language, question: string, isWord: (word: string) => boolean): string =>
  lang === 'fr'
    ? question.replaceAll(WORDS, (whole) => {
        const word = ELIDED.exec(whole.toLowerCase())?.groups?.['word'];
        return word !== undefined && !isWord(whole) && isWord(word)
          ? `${whole.slice(0, -word.length)}'${whole.slice(-word.length)}`
          : whole;
      })
    : question;
