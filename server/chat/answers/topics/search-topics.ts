import type {Language} from '../../../../contract/language.ts';
import type {Passage} from '../passage.ts';
import type {Found, SearchPassages} from '../search-passages.ts';
import sources from './sources.json' with {type: 'json'};
import {topicsOf, type Topic} from './topics-of.ts';

// A topic's first source is the best one.
const PLACE_WEIGHTS = [1, 0.75, 0.6];
// The share of the words of the question beside the topics.
const WORDS_WEIGHT = 0.8;
// Topics that everybody names beside what the question is about.
const GENERAL: ReadonlySet<Topic> = new Set(['health', 'qualify', 'help']);
const GENERAL_WEIGHT = 0.6;

/**
 * Widens a search by the topics of the question: their sources come first, those whose words fit best before the others. A question that names rather
 * what the agency has nothing to do with finds nothing.
 */
export const searchTopics = (
  lang: Language,
  passages: readonly Passage[],
  search: SearchPassages,
): SearchPassages => {
  const first = new Map(passages.toReversed().map((passage) => [passage.source, passage]));
  return (question) => {
    const topics = topicsOf(lang, question);
    const elsewhere = topics.get('elsewhere') ?? 0;
    const strongest = Math.max(
      0,
      ...[...topics].map(([topic, weight]) => (topic === 'elsewhere' ? 0 : weight)),
    );
    if (elsewhere > 0 && elsewhere >= strongest) return [];
    const weights = new Map<string, number>();
    for (const [topic, weight] of topics)
      for (const [place, source] of sources[topic].entries())
        weights.set(
          source,
          (weights.get(source) ?? 0) +
            weight * (PLACE_WEIGHTS[place] ?? 0) * (GENERAL.has(topic) ? GENERAL_WEIGHT : 1),
        );
    const found = search(question);
    const most = Math.max(...found.map(({score}) => score), Number.MIN_VALUE);
    const bySource = new Map<string, Found>(found.map((each) => [each.passage.source, each]));
    for (const source of weights.keys()) {
      const passage = first.get(source);
      if (passage && !bySource.has(source)) bySource.set(source, {passage, coverage: 0, score: 0});
    }
    return [...bySource]
      .map(([source, {passage, coverage, score}]) => {
        const weight = weights.get(source) ?? 0;
        return {
          passage,
          coverage: weight > 0 ? 1 : coverage,
          score: weight + WORDS_WEIGHT * coverage * (score / most),
        };
      })
      .toSorted((one, other) => other.score - one.score);
  };
};
