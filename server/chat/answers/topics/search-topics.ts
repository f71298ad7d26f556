import type {Language} from '../../../../contract/language.ts';
import type {Passage} from '../passage.ts';
import type {Found, SearchPassages} from '../search-passages.ts';
import sources from './sources.json' with {type: 'json'};
import {topicsOf, type Topic} from './topics-of.ts';

// The first source of a topic is the best.
const PLACE_WEIGHTS = [1, 0.75, 0.6];
// The weight of the question's words compared with the topics.
const WORDS_WEIGHT = 0.8;
// The topics that people name in addition to the subject of the question.
const GENERAL: ReadonlySet<Topic> = new Set(['health', 'qualify', 'help']);
const GENERAL_WEIGHT = 0.6;

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
