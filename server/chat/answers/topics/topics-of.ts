/**
 * Finds the topics of a question. A topic is a list of phrases as people type them, in each language. A phrase with a question mark, such
 * as `kids?`, is weak: families talk about their children for many reasons.
 */
import type {Language} from '../../../../contract/language.ts';
import type {Topic} from './phrases.ts';
import {spokenPhrases, type SpokenPhrase} from './spoken-phrases.ts';

// Weights by the number of words: two adjacent words say more than two separate words.
const WEIGHTS = [0, 1, 1.8, 2.5];
// Two weak phrases of different words are not an accident.
const ENOUGH_WEAK = 2;

/**
 * Finds the topics that a question names, with a weight each: 1 for a word, more for phrases. Weak phrases count beside a phrase about the
 * agency's business, beside a second weak phrase, or if they explain the whole question. Tolerates typing errors in longer words that
 * `isWord` does not know.
 */
export const topicsOf = (
  lang: Language,
  question: string,
  isWord: (word: string) => boolean = () => false,
): ReadonlyMap<Topic, number> => {
  const {phrases, isExplained} = spokenPhrases(lang, question, isWord);
  const isAnchored = phrases.some(({topic, isWeak}) => !isWeak && topic !== 'elsewhere');
  const isSaid = isAnchored || isExplained || hintsIn(phrases) >= ENOUGH_WEAK;
  return weightsOf(isSaid ? phrases : phrases.filter(({isWeak}) => !isWeak));
};

// The number of phrases that have no word in common, less the phrases about other subjects.
const hintsIn = (phrases: readonly SpokenPhrase[]): number => {
  const taken = new Set<string>();
  let hints = 0;
  for (const {topic, marks} of phrases) {
    if (topic === 'elsewhere') hints -= 1;
    else if (!marks.some((mark) => taken.has(mark))) hints += 1;
    for (const mark of marks) taken.add(mark);
  }
  return hints;
};

// The weights of the topics: the sum over their phrases.
const weightsOf = (phrases: readonly SpokenPhrase[]): ReadonlyMap<Topic, number> => {
  const weights = new Map<Topic, number>();
  const counted = new Set<string>();
  for (const {topic, marks} of phrases) {
    // A word counts once for a topic, even if it is in two languages or has two stems.
    const key = `${topic} ${marks.toSorted().join(' ')}`;
    if (counted.has(key)) continue;
    counted.add(key);
    weights.set(topic, (weights.get(topic) ?? 0) + (WEIGHTS[Math.min(marks.length, 3)] ?? 0));
  }
  return weights;
};
