import type {Language} from '../../../../contract/language.ts';
import {inSlices} from '../../../http/in-slices.ts';
import {learnTopics, type GuessTopics} from '../examples/learn-topics.ts';
import type {Passage} from '../passage.ts';
import type {FindSources, FoundByWords, Offered, SearchPassages} from '../search-passages.ts';
import {withElisions} from '../elisions.ts';
import {withoutTellMe} from '../tell-me.ts';
import {plainText} from '../words.ts';
import {isPhraseWord, type Topic} from './phrases.ts';
import {findQuote, type Quote} from './find-quote.ts';
import {findForeignObject} from './foreign-object.ts';
import sources from './sources.json' with {type: 'json'};
import {findTerms} from './terms-of.ts';
import {topicsOf} from './topics-of.ts';

// The first source of a topic is the best.
const PLACE_WEIGHTS = [1, 0.75, 0.6];
// The weight of the guess, and of the question's words, compared with the topics that phrases name.
const GUESS_WEIGHT = 3;
const WORDS_WEIGHT = 1;
// A form of a term that the glossary explains.
const TERM_WEIGHT = 0.5;
// Topics that people name in addition to the subject of the question.
const GENERAL: ReadonlySet<Topic> = new Set(['health', 'qualify', 'help']);
const GENERAL_WEIGHT = 0.6;
// The phrases of a narrow topic say more than the phrases of the topics around the narrow topic.
const NARROW_WEIGHT = 3;
// The word "insurance" alone leads to the overview.
const INSURANCE_WEIGHT = 0.3;

// Topics that do not make another subject, such as a tooth, a question for the agency, or make such a question a little likelier.
const LITTLE: ReadonlySet<Topic> = new Set(['elsewhere', 'insurance', 'health', 'cost']);
// A second phrase about the same topic proves little more.
const MOST_SUBJECT = 3;
// A phrase about another subject weighs a little more than a phrase about the agency's business.
const ELSEWHERE_WEIGHT = 1.2;
// The sum of the weights of rare words in a heading from which the heading certainly is about the question.
const NAMED_WELL = 10;
// The least evidence of a question for the agency: a wrong answer is worse than none. The value was chosen by 525 answerable and 205 unanswerable
// questions; see docs/chat-answers.md.
const LEAST_EVIDENCE = 0.7;
// Below this evidence, the answer says that the question may be another one.
const SURE_EVIDENCE = 2;
// Passages are long: a slice takes about 2 ms.
const SLICE = 20;

// The examples do not change while the server runs.
const guesses = new Map<Language, Promise<GuessTopics>>();
const guessIn = (lang: Language): Promise<GuessTopics> => {
  const guess = guesses.get(lang) ?? learnTopics(lang);
  guesses.set(lang, guess);
  return guess;
};

/**
 * Adds the topics of a question to a search, from phrases and learned from examples: the sources of the topics come first, and among them the
 * sources that match the words best. A question that is mostly about subjects of no concern to the agency finds nothing.
 */
export const searchTopics = async (
  lang: Language,
  passages: readonly Passage[],
  search: SearchPassages,
): Promise<FindSources> => {
  const first = new Map(passages.toReversed().map((passage) => [passage.source, passage]));
  const words = new Set<string>();
  for await (const {title, heading, text, words: more} of inSlices(passages, SLICE))
    for (const word of plainText(`${title} ${heading} ${text} ${more}`).match(/[\p{L}\p{N}]+/gu) ?? [])
      words.add(word);
  const termsOf = findTerms(passages);
  const quoteOf = findQuote(lang, passages);
  const namesForeignObject = await findForeignObject(lang, passages);
  const guessTopics = await guessIn(lang);
  const isWord = (word: string): boolean => words.has(word);
  const isSpelled = (word: string): boolean => isWord(plainText(word)) || isPhraseWord(plainText(word));
  return (text) => {
    const question = withElisions(lang, withoutTellMe(lang, text), isSpelled);
    const topics = topicsOf(lang, question, isWord);
    const guessed = guessTopics(question);
    const found = search(question);
    const fromGuess = weighSources(guessed, () => GUESS_WEIGHT);
    const evidence =
      evidenceOf(topics) +
      Math.max(0, ...fromGuess.values()) -
      GUESS_WEIGHT * (guessed.get('elsewhere') ?? 0) +
      headingEvidence(found);
    const subject = subjectOf(topics, guessed);
    if (evidence < LEAST_EVIDENCE || namesForeignObject(question, subject)) return [];
    const weights = new Map(fromGuess);
    for (const [source, weight] of weighSources(topics, scaleOf)) raise(weights, source, weight);
    for (const source of termsOf(question)) raise(weights, source, TERM_WEIGHT);
    const most = Math.max(...found.map(({score}) => score), Number.MIN_VALUE);
    for (const {passage, coverage, score} of found)
      raise(weights, passage.source, WORDS_WEIGHT * coverage * (score / most));
    const passageOf = new Map(found.map(({passage}) => [passage.source, passage]));
    const ranked = [...weights]
      .flatMap(([source, score]) => {
        const passage = passageOf.get(source) ?? first.get(source);
        return passage ? [{passage, score, isSure: evidence >= SURE_EVIDENCE}] : [];
      })
      .toSorted((one, other) => other.score - one.score);
    return withQuote(ranked, subject && quoteOf(subject, question));
  };
};

// A narrow topic is found by its phrases alone. A question that resembles the examples of the wider topic resembles the narrow topic, too.
const AROUND: Readonly<Partial<Record<Topic, Topic>>> = {
  daca: 'immigrant',
  'medicare-work': 'medicare-65',
  newborn: 'change',
  'part-b-price': 'medicare-65',
  // Has examples of its own.
  released: 'released',
  veteran: 'mixed-family',
};

// Returns the topic that the question is about most likely; of two equal topics, the narrow topic.
const subjectOf = (
  topics: ReadonlyMap<Topic, number>,
  guessed: ReadonlyMap<Topic, number>,
): Topic | undefined => {
  const weightOf = (topic: Topic): number =>
    (topics.get(topic) ?? 0) * scaleOf(topic) + GUESS_WEIGHT * (guessed.get(AROUND[topic] ?? topic) ?? 0);
  const narrow = [...topics.keys()].filter((topic) => AROUND[topic] !== undefined);
  return [...narrow, ...guessed.keys()]
    .filter((topic) => topic !== 'elsewhere')
    .toSorted((one, other) => weightOf(other) - weightOf(one))[0];
};

// Puts the passage that answers the topic first, if a source of the topic is first.
const withQuote = (ranked: readonly Offered[], quote: Quote | undefined): readonly Offered[] => {
  const [best] = ranked;
  if (!best || !quote?.sources.has(best.passage.source)) return ranked;
  const {passage} = quote;
  return [{...best, passage}, ...ranked.filter((each) => each.passage.source !== passage.source)];
};

const raise = (weights: Map<string, number>, source: string, weight: number): void =>
  void weights.set(source, (weights.get(source) ?? 0) + weight);

// Returns the sources of topics with their weights.
const weighSources = (
  topics: ReadonlyMap<Topic, number>,
  scale: (topic: Topic) => number,
): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  for (const [topic, weight] of topics)
    for (const [place, source] of sources[topic].entries())
      raise(weights, source, weight * scale(topic) * (PLACE_WEIGHTS[place] ?? 0));
  return weights;
};

const scaleOf = (topic: Topic): number => {
  if (AROUND[topic] !== undefined) return NARROW_WEIGHT;
  if (topic === 'insurance') return INSURANCE_WEIGHT;
  return GENERAL.has(topic) ? GENERAL_WEIGHT : 1;
};

// Returns how strongly phrases say that a question is for the agency; below 0 if they say the opposite.
const evidenceOf = (topics: ReadonlyMap<Topic, number>): number => {
  const strongest = Math.max(0, ...[...topics].map(([topic, weight]) => (LITTLE.has(topic) ? 0 : weight)));
  const little = topics.has('insurance') ? INSURANCE_WEIGHT : 0;
  const general = topics.has('health') || topics.has('cost') ? GENERAL_WEIGHT : 0;
  const elsewhere = ELSEWHERE_WEIGHT * (topics.get('elsewhere') ?? 0);
  return Math.min(strongest, MOST_SUBJECT) + little + general - elsewhere;
};

// Returns from 0 to 1 how well the headings of the best source name the question.
const headingEvidence = ([best]: readonly FoundByWords[]): number =>
  best ? best.coverage * Math.min(1, best.named / NAMED_WELL) : 0;
