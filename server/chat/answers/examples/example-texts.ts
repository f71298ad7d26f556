import type {Language} from '../../../../contract/language.ts';
import {PHRASES, type Topic} from '../topics/phrases.ts';
import de from './de.json' with {type: 'json'};
import en from './en.json' with {type: 'json'};
import es from './es.json' with {type: 'json'};
import fr from './fr.json' with {type: 'json'};
import zh from './zh.json' with {type: 'json'};

/** A question or a few words about a topic, as people write them. */
export type ExampleText = {
  readonly topic: Topic;
  readonly text: string;
  readonly lang: Language;
  /** From 0 to 1, how much the example counts. */
  readonly share: number;
};

/** The examples of each language: for each topic, questions and words separated by a bar. */
export const EXAMPLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {en, es, fr, de, zh};

// A weak phrase belongs to its topic only beside another phrase.
const WEAK_SHARE = 0.3;
const OTHER_LANGUAGE_SHARE = 0.5;

/** Returns the examples and the phrases that count in a language. People mix languages: English counts everywhere, and Spanish in English. */
export const exampleTexts = (lang: Language): readonly ExampleText[] => {
  const shareOf = (from: Language) => (from === lang ? 1 : OTHER_LANGUAGE_SHARE);
  const examples = [lang, lang === 'en' ? ('es' as const) : ('en' as const)].flatMap((from) =>
    Object.entries(EXAMPLES[from]).flatMap(([topic, texts]) =>
      texts.split('|').map((text) => ({
        // Object.entries loses the key type; a test compares the keys with the topics
        topic: topic as Topic,
        text,
        lang: from,
        share: shareOf(from),
      })),
    ),
  );
  const phrases = PHRASES[lang]
    // The word "insurance" is in questions about every topic. A topic without examples is found by its phrases alone.
    .filter(({topic}) => topic !== 'insurance' && topic in EXAMPLES[lang])
    .map(({topic, pieces, isWeak, lang: from}) => ({
      topic,
      text: pieces.map(({text}) => text).join(' '),
      lang: from,
      share: shareOf(from) * (isWeak ? WEAK_SHARE : 1),
    }));
  return [...examples, ...phrases];
};
