import type {Language} from '../../../../contract/language.ts';
import {HAN, plainText, stemOf} from '../words.ts';
import de from './de.json' with {type: 'json'};
import en from './en.json' with {type: 'json'};
import es from './es.json' with {type: 'json'};
import fr from './fr.json' with {type: 'json'};
import type sources from './sources.json';
import zh from './zh.json' with {type: 'json'};

/** The name of a topic. `elsewhere` is for subjects of no concern to the agency. */
export type Topic = keyof typeof sources;

/** A word of a phrase, or a piece of Chinese, in lower case without accents. */
export type Piece = {
  readonly text: string;
  readonly stem: string;
  readonly isPrefix: boolean;
  readonly isHan: boolean;
};

/** Words that lead to a topic. A weak phrase names the topic only beside another phrase, or alone. */
export type Phrase = {
  readonly lang: Language;
  readonly topic: Topic;
  readonly pieces: readonly Piece[];
  readonly isWeak: boolean;
};

const parse = (phrases: Readonly<Record<Topic, string>>, lang: Language): readonly Phrase[] =>
  Object.entries(phrases).flatMap(([topic, text]) =>
    text.split(',').map((phrase) => ({
      lang,
      // Object.entries loses the key type; the keys of the catalogs are the topics
      topic: topic as Topic,
      isWeak: phrase.trim().endsWith('?'),
      pieces: (plainText(phrase).match(/[\p{L}\p{N}]+\*?/gu) ?? []).map((word) => ({
        text: word.replace('*', ''),
        stem: stemOf(word.replace('*', ''), lang),
        isPrefix: word.endsWith('*'),
        isHan: HAN.test(word),
      })),
    })),
  );

const [inEnglish, inSpanish] = [parse(en, 'en'), parse(es, 'es')];

/** The phrases of each language. People mix languages: English counts everywhere, and Spanish in English. */
export const PHRASES: Readonly<Record<Language, readonly Phrase[]>> = {
  en: [...inEnglish, ...inSpanish],
  es: [...inSpanish, ...inEnglish],
  fr: [...parse(fr, 'fr'), ...inEnglish],
  de: [...parse(de, 'de'), ...inEnglish],
  zh: [...parse(zh, 'zh'), ...inEnglish],
};

const WORDS = new Set(
  Object.values(PHRASES).flatMap((phrases) => phrases.flatMap(({pieces}) => pieces.map(({text}) => text))),
);

/** Returns whether a word is in a phrase: such a word is never a typing error of another word. */
export const isPhraseWord = (word: string): boolean => WORDS.has(word);
