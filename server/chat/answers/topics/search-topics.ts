import type {Language} from '../../../../contract/language.ts';
import type {Passage} from '../passage.ts';
import type {Found, SearchPassages} from '../search-passages.ts';
import {plainText} from '../words.ts';
import type {Topic} from './phrases.ts';
import sources from './sources.json' with {type: 'json'};
import {findTerms} from './terms-of.ts';
import {topicsOf} from './topics-of.ts';

// The first source of a topic is the best.
const PLACE_WEIGHTS = [1, 0.75, 0.6];
// The weight of the question's words compared with the topics.
const WORDS_WEIGHT = 0.8;
// The topics that people name in addition to the subject of the question.
const GENERAL: ReadonlySet<Topic> = new Set(['health', 'qualify', 'help']);
const GENERAL_WEIGHT = 0.6;
// Topics that do not make another subject, such as a tooth, a question for the agency.
const NO_SUBJECT: ReadonlySet<Topic> = new Set(['elsewhere', 'insurance', 'health', 'cost']);
// The word "insurance" alone leads to the overview.
const INSURANCE_WEIGHT = 0.3;
// A form of a term that the glossary explains.
const TERM_WEIGHT = 0.5;
// Beside a topic, a source that the words alone find covers this share of the question.
const LEAST_BESIDE_TOPICS = 0.4;
// A second subject of the question gets one of the three places.
const SECOND_SUBJECT = 1;

/**
 * Adds the topics of a question to a search: the sources of the topics come first, and among them the sources that
 * match the words best. A question that is mostly about subjects of no concern to the agency finds nothing.
 */
export const searchTopics = (
  lang: Language,
  passages: readonly Passage[],
  search: SearchPassages,
): SearchPassages => {
  const first = new Map(passages.toReversed().map((passage) => [passage.source, passage]));
  const words = new Set(
    passages.flatMap(
      ({title, heading, text, words: more}) =>
        plainText(`${title} ${heading} ${text} ${more}`).match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  );
  const termsOf = findTerms(passages);
  const isWord = (word: string): boolean => words.has(word);
  return (question) => {
    const topics = topicsOf(lang, question, isWord);
    const elsewhere = topics.get('elsewhere') ?? 0;
    const strongest = Math.max(
      0,
      ...[...topics].map(([topic, weight]) => (NO_SUBJECT.has(topic) ? 0 : weight)),
    );
    const named = strongest > 0 && topics.has('insurance') ? strongest + INSURANCE_WEIGHT : strongest;
    if (elsewhere > 0 && elsewhere >= named) return [];
    const weights = new Map<string, number>();
    for (const [topic, weight] of topics)
      for (const [place, source] of sources[topic].entries())
        weights.set(
          source,
          (weights.get(source) ?? 0) + weight * (PLACE_WEIGHTS[place] ?? 0) * scaleOf(topic),
        );
    for (const source of termsOf(question)) weights.set(source, (weights.get(source) ?? 0) + TERM_WEIGHT);
    const found = search(question);
    const most = Math.max(...found.map(({score}) => score), Number.MIN_VALUE);
    const bySource = new Map<string, Found>(found.map((each) => [each.passage.source, each]));
    for (const source of weights.keys()) {
      const passage = first.get(source);
      if (passage && !bySource.has(source)) bySource.set(source, {passage, coverage: 0, named: 0, score: 0});
    }
    const sorted = [...bySource]
      .flatMap(([source, {passage, coverage, named, score}]) => {
        const weight = weights.get(source) ?? 0;
        if (weight === 0 && weights.size > 0 && coverage < LEAST_BESIDE_TOPICS) return [];
        return [
          {
            passage,
            named: weights.size > 0 ? Infinity : named,
            coverage: weights.size > 0 ? 1 : coverage,
            score: weight + WORDS_WEIGHT * coverage * (score / most),
          },
        ];
      })
      .toSorted((one, other) => other.score - one.score);
    return withEverySubject(
      sorted,
      [...topics].flatMap(([topic, weight]) =>
        weight * scaleOf(topic) >= SECOND_SUBJECT ? [{weight, sources: new Set(sources[topic])}] : [],
      ),
    );
  };
};

const scaleOf = (topic: Topic): number => {
  if (topic === 'insurance') return INSURANCE_WEIGHT;
  return GENERAL.has(topic) ? GENERAL_WEIGHT : 1;
};

// Moves the best source of each further subject behind the first source, the heaviest subject first.
const withEverySubject = (
  found: readonly Found[],
  subjects: readonly {readonly weight: number; readonly sources: ReadonlySet<string>}[],
): readonly Found[] => {
  const [best] = found;
  if (!best) return [];
  const chosen = [best];
  for (const {sources: wanted} of subjects.toSorted((one, other) => other.weight - one.weight)) {
    if (chosen.some(({passage}) => wanted.has(passage.source))) continue;
    const next = found.find(({passage}) => wanted.has(passage.source));
    if (next) chosen.push(next);
  }
  return [...chosen, ...found.filter((each) => !chosen.includes(each))];
};
