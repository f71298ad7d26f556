import {expect, test} from 'vitest';
import {LANGUAGES} from '../../../../contract/language.ts';
import sources from '../topics/sources.json' with {type: 'json'};
import {turnsDuring} from '../../../testing/turns-during.ts';
import {EXAMPLES, exampleTexts} from './example-texts.ts';
import {learnTopics} from './learn-topics.ts';

// Narrow topics, which their phrases find: as examples they would only take questions from the topics around them.
const BY_PHRASES_ALONE = new Set([
  'insurance',
  'daca',
  'medicare-work',
  'newborn',
  'part-b-price',
  'veteran',
]);

test.each(LANGUAGES)(
  'every topic but the general word and the narrow ones has examples, and no example has another topic (%s)',
  (lang) => {
    const topics = Object.keys(sources).filter((topic) => !BY_PHRASES_ALONE.has(topic));
    expect(Object.keys(EXAMPLES[lang]).toSorted()).toEqual(topics.toSorted());
    for (const texts of Object.values(EXAMPLES[lang]))
      expect(texts.split('|').every((text) => text.trim() !== '')).toBe(true);
  },
);

const {result: guessOf, turns} = await turnsDuring(() => learnTopics('en'));

const bestOf = (question: string): string | undefined =>
  [...guessOf(question)].toSorted(([, one], [, other]) => other - one)[0]?.[0];

test('a question that is in no example resembles the examples of its topic', () => {
  expect(bestOf('my fixed term job begins in april what until then')).toBe('change');
  expect(bestOf('the dentst for my catt')).toBe('elsewhere');
});

test('the probabilities of all topics add up to one, for unknown words too', () => {
  for (const question of ['', 'xyzzy plugh', 'how much is it']) {
    const probabilities = [...guessOf(question).values()];
    expect(probabilities.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 4);
    expect(probabilities.every((each) => each >= 0 && each <= 1)).toBe(true);
  }
});

test('the same examples always produce the same vectors, also when other languages learn at the same time', async () => {
  const [again] = await Promise.all([learnTopics('en'), learnTopics('de'), learnTopics('zh')]);
  expect(again('lost my job')).toEqual(guessOf('lost my job'));
});

test('other work runs while the examples are learned', () => {
  // Counted, read, and learned in three rounds: at most 100 examples in one turn.
  expect(turns).toBeGreaterThanOrEqual(Math.floor((exampleTexts('en').length * 5) / 100));
});
