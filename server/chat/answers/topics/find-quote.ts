import type {Language} from '../../../../contract/language.ts';
import type {Passage} from '../passage.ts';
import {searchWords} from '../search-words.ts';
import {wordsOf} from '../words.ts';
import type {Topic} from './phrases.ts';
import quotes from './quotes.json' with {type: 'json'};
import sources from './sources.json' with {type: 'json'};

/** The passage that answers a topic. */
export type Quote = {
  readonly passage: Passage;
  /** The sources of the topic, the passage's own source included. */
  readonly sources: ReadonlySet<string>;
};

/** Finds the passage that answers a question about a topic. Returns undefined if the site has none of the topic's passages. */
export type FindQuote = (topic: Topic, question: string) => Quote | undefined;

/**
 * Builds the search for the passage that answers a topic. A source has many paragraphs, and the paragraph that shares most words with a
 * question is often another one than the answer: "When does open enrollment end?" shares most words with the paragraph about Medicare.
 * `quotes.json` therefore lists the passages of each topic that are answers, as `source#number`, the most general first. Another passage is
 * quoted if the question contains words of that passage that the others do not have.
 */
export const findQuote = (lang: Language, passages: readonly Passage[]): FindQuote => {
  const byName = new Map<string, Passage>(
    [...Map.groupBy(passages, ({source}) => source).values()].flatMap((ofSource) =>
      ofSource.map((passage, place) => [`${passage.source}#${place}`, passage] as const),
    ),
  );
  return (topic, question) => {
    const names: readonly string[] = quotes[topic];
    const candidates = names
      .flatMap((name) => byName.get(name) ?? [])
      .map((passage) => ({passage, words: wordsOfPassage(lang, passage)}));
    const questionWords = new Set(wordsOf(question, lang));
    const weightOf = (word: string): number =>
      Math.log(candidates.length / candidates.filter(({words}) => words.has(word)).length);
    const [best] = candidates
      .map(({passage, words}) => ({
        passage,
        score: [...questionWords]
          .filter((word) => words.has(word))
          .reduce((sum, word) => sum + weightOf(word), 0),
      }))
      // The sort is stable: the most general passage stays before passages with the same score.
      .toSorted((one, other) => other.score - one.score);
    return (
      best && {
        passage: best.passage,
        sources: new Set([...sources[topic], ...candidates.map(({passage}) => passage.source)]),
      }
    );
  };
};

// The search words of the source are the same for all of its passages.
const wordsOfPassage = (lang: Language, {source, heading, text, words}: Passage): ReadonlySet<string> =>
  new Set(wordsOf(`${heading} ${text} ${words.replace(searchWords(lang, source), '')}`, lang));
