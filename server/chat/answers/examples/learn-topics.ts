/**
 * Learns from examples which topic a question is about: a softmax regression over pieces of words (multinomial logistic regression, trained
 * by stochastic gradient descent). Phrases (`topics-of.ts`) understand what somebody foresaw; the examples also teach what similar words
 * mean. The training takes about 0.3 seconds of processor time, in slices between which the server handles requests, so no trained file is stored
 * that could differ from the examples.
 */
import type {Language} from '../../../../contract/language.ts';
import {inSlices} from '../../../http/in-slices.ts';
import type {Topic} from '../topics/phrases.ts';
import sources from '../topics/sources.json' with {type: 'json'};
import {exampleTexts} from './example-texts.ts';
import {createVectors, type Vector} from './vectors.ts';

/** Returns the probability of each topic, `elsewhere` included. */
export type GuessTopics = (question: string) => ReadonlyMap<Topic, number>;

// Object.keys loses the key type
const TOPICS = Object.keys(sources) as readonly Topic[];
// More rounds learn the examples by heart: the score for unseen questions falls.
const ROUNDS = 3;
const FIRST_STEP = 5;
const STEP_DECAY = 0.15;
// How often a topic has examples says little about how often people ask.
const BIAS_SHARE = 0.05;
// Smaller corrections change nothing and take most of the time.
const LEAST_CORRECTION = 0.003;
// A slice takes about 2 ms.
const SLICE = 100;

type Lesson = {
  readonly name: string;
  readonly vector: Vector;
  readonly right: number;
  readonly share: number;
};

/** Trains the guess for a language. The same examples always give the same guess. */
export const learnTopics = async (lang: Language): Promise<GuessTopics> => {
  const texts = exampleTexts(lang);
  const {size, vectorOf} = await createVectors(texts);
  const weights = new Float32Array(size * TOPICS.length);
  const biases = new Float32Array(TOPICS.length);
  const guess = (vector: Vector): Float32Array => {
    const scores = Float32Array.from(biases);
    for (const {feature, weight} of vector) {
      const start = feature * TOPICS.length;
      for (let topic = 0; topic < TOPICS.length; topic += 1)
        scores[topic] = (scores[topic] ?? 0) + weight * (weights[start + topic] ?? 0);
    }
    return asProbabilities(scores);
  };
  const learn = (vector: Vector, right: number, step: number): void => {
    const probabilities = guess(vector);
    for (let topic = 0; topic < TOPICS.length; topic += 1) {
      const excess = (probabilities[topic] ?? 0) - (topic === right ? 1 : 0);
      if (Math.abs(excess) < LEAST_CORRECTION) continue;
      biases[topic] = (biases[topic] ?? 0) - step * BIAS_SHARE * excess;
      for (const {feature, weight} of vector) {
        const place = feature * TOPICS.length + topic;
        weights[place] = (weights[place] ?? 0) - step * excess * weight;
      }
    }
  };
  const lessons: Lesson[] = [];
  for await (const {text, lang: from, topic, share} of inSlices(texts, SLICE))
    lessons.push({
      name: `${topic} ${from} ${text}`,
      vector: vectorOf(text, from),
      right: TOPICS.indexOf(topic),
      share,
    });
  for (let round = 0; round < ROUNDS; round += 1)
    for await (const {vector, right, share} of inSlices(mixed(lessons, round), SLICE))
      learn(vector, right, (FIRST_STEP * share) / (1 + STEP_DECAY * round));
  return (question) => {
    const probabilities = guess(vectorOf(question, lang));
    return new Map(TOPICS.map((topic, place) => [topic, probabilities[place] ?? 0]));
  };
};

const asProbabilities = (scores: Float32Array): Float32Array => {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

// Returns the lessons in an order that looks random, is the same each time, and depends on each lesson alone: another example moves no other
// one. The texts are hashed (FNV-1a; Fowler, Noll, Vo 1991).
const mixed = (lessons: readonly Lesson[], round: number): readonly Lesson[] =>
  lessons
    .map((lesson) => ({lesson, place: hashOf(`${round} ${lesson.name}`)}))
    .toSorted((one, other) => one.place - other.place)
    .map(({lesson}) => lesson);

const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;

const hashOf = (text: string): number => {
  let hash = FNV_OFFSET;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), FNV_PRIME);
  return hash >>> 0;
};
