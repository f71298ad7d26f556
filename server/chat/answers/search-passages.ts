import MiniSearch from 'minisearch';
import type {Language} from '../../../contract/language.ts';
import {inSlices} from '../../http/in-slices.ts';
import type {Passage} from './passage.ts';
import {synonymsIn} from './synonyms.ts';
import {wordsOf} from './words.ts';

/** A source that may answer a question, with the passage that fits best. */
export type ScoredPassage = {readonly passage: Passage; readonly score: number};

/** A source that the chat may offer, and whether the evidence that the question is for the agency is strong. */
export type Offered = ScoredPassage & {readonly isSure: boolean};

/** Finds the sources that answer a question, best first; none when the question is not for the agency. */
export type FindSources = (question: string) => readonly Offered[];

/** A source that contains words of a question. */
export type FoundByWords = ScoredPassage & {
  /** The share of the question that the source covers, from 0 to 1; rare words count more. */
  readonly coverage: number;
  /** The weight of the question's words in the source's headings and search words: the sum of their weights among all sources. */
  readonly named: number;
};

/** Finds the sources that contain words of a question, best first. */
export type SearchPassages = (question: string) => readonly FoundByWords[];

// A heading that contains the words of the question usually answers the question.
const BOOST = {heading: 2, words: 2, title: 1};
// The weight of a source's other passages compared with the best.
const REST_WEIGHT = 0.25;
// A synonym counts a little less than the word itself.
const SYNONYM_WEIGHT = 0.7;
// The share of the coverage that a single passage must reach: a long article mentions almost every word somewhere.
const PASSAGE_SHARE = 0.75;
// A slice takes 2 to 5 ms.
const SLICE = 10;

/** Builds the index of one language. */
export const indexPassages = async (
  lang: Language,
  passages: readonly Passage[],
): Promise<SearchPassages> => {
  const words = (text: string) => [...wordsOf(text, lang)];
  const index = new MiniSearch<Passage & {readonly id: number}>({
    fields: ['heading', 'title', 'text', 'words'],
    tokenize: words,
    // The words are already stems.
    processTerm: (term) => term,
  });
  for await (const [id, passage] of inSlices(passages.entries(), SLICE)) index.add({...passage, id});
  const weightOf = await weigh(passages, words);
  const synonyms = synonymsIn(lang);
  const named = await weighHeadings(passages, words);
  return (question) => {
    const asked = [...new Set(words(question))];
    if (asked.length === 0) return [];
    const total = asked.reduce((sum, word) => sum + weightOf(word), 0);
    const coverageOf = (terms: readonly string[]): number =>
      asked.reduce((sum, word) => {
        const isSaid = terms.includes(word);
        if (!isSaid && !terms.some((term) => synonyms(word).includes(term))) return sum;
        return sum + weightOf(word) * (isSaid ? 1 : SYNONYM_WEIGHT);
      }, 0) / total;
    const terms = [...new Set(asked.flatMap((word) => synonyms(word)))];
    const hits = index
      .search(terms.join(' '), {
        boost: BOOST,
        tokenize: (text) => text.split(' '),
        boostTerm: (term) => (asked.includes(term) ? weightOf(term) : weightOf(term) * SYNONYM_WEIGHT),
      })
      .flatMap(({id, score, queryTerms}) => {
        const passage = passages[Number(id)];
        return passage ? [{passage, score, terms: queryTerms, coverage: coverageOf(queryTerms)}] : [];
      });
    return [...Map.groupBy(hits, ({passage}) => passage.source).values()]
      .flatMap((ofSource) => {
        const [best, second] = ofSource.toSorted((one, other) => rank(other) - rank(one));
        if (!best) return [];
        const whole = coverageOf(ofSource.flatMap(({terms: matched}) => matched));
        const coverage = PASSAGE_SHARE * best.coverage + (1 - PASSAGE_SHARE) * whole;
        const score = (best.score + REST_WEIGHT * (second?.score ?? 0)) * coverage;
        return [{passage: best.passage, coverage, named: named(best.passage.source, asked), score}];
      })
      .toSorted((one, other) => other.score - one.score);
  };
};

const rank = ({score, coverage}: {readonly score: number; readonly coverage: number}): number =>
  score * coverage;

// The sum of the inverse frequencies, among all sources, of the words that the headings of a source contain. A word of a long text may be
// there by chance; a heading says what the source is about.
const weighHeadings = async (passages: readonly Passage[], words: (text: string) => readonly string[]) => {
  const bySource = new Map<string, Set<string>>();
  for await (const {source, title, heading, words: more} of inSlices(passages, SLICE)) {
    const ofSource = bySource.get(source) ?? new Set();
    bySource.set(source, ofSource);
    for (const word of words(`${title} ${heading} ${more}`)) ofSource.add(word);
  }
  const counts = new Map<string, number>();
  for (const heading of bySource.values())
    for (const word of heading) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (source: string, asked: readonly string[]): number =>
    asked.reduce(
      (sum, word) =>
        bySource.get(source)?.has(word) ? sum + Math.log(1 + bySource.size / (counts.get(word) ?? 1)) : sum,
      0,
    );
};

// Inverse document frequency; a word that no passage contains weighs as much as the rarest word.
const weigh = async (passages: readonly Passage[], words: (text: string) => readonly string[]) => {
  const counts = new Map<string, number>();
  for await (const {title, heading, text, words: more} of inSlices(passages, SLICE))
    for (const word of new Set(words(`${title} ${heading} ${text} ${more}`)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word: string): number => Math.log(1 + passages.length / ((counts.get(word) ?? 0) + 1));
};
