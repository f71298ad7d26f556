/**
 * Finds the topics of a question. A topic is a list of phrases as people type them, in each language. People mix languages: the English
 * phrases count in every language, and the Spanish phrases in English.
 */
import type {Language} from '../../../../contract/language.ts';
import {plainText} from '../words.ts';
import de from './de.json' with {type: 'json'};
import en from './en.json' with {type: 'json'};
import es from './es.json' with {type: 'json'};
import fr from './fr.json' with {type: 'json'};
import {isNearly} from './is-nearly.ts';
import type sources from './sources.json';
import zh from './zh.json' with {type: 'json'};

/** The name of a topic. `elsewhere` is for subjects of no concern to the agency. */
export type Topic = keyof typeof sources;

type Phrases = Readonly<Record<Topic, string>>;

// The words of a phrase may be in any order but must be close together.
const SPAN = 6;
// Weights by the number of words: two adjacent words say more than two separate words.
const WEIGHTS = [0, 1, 1.8, 2.5];
const HAN = /\p{Script=Han}/u;

type Piece = {readonly text: string; readonly isPrefix: boolean; readonly isHan: boolean};

const parse = (phrases: Phrases): readonly (readonly [Topic, readonly Piece[]])[] =>
  Object.entries(phrases).flatMap(([topic, text]) =>
    text.split(',').map((phrase) => {
      const pieces = (phrase.toLowerCase().match(/[\p{L}\p{N}]+\*?/gu) ?? []).map((word) => ({
        text: word.replace('*', ''),
        isPrefix: word.endsWith('*'),
        isHan: HAN.test(word),
      }));
      // Object.entries loses the key type; the keys of the catalogs are the topics.
      return [topic as Topic, pieces] as const;
    }),
  );

const [inEnglish, inSpanish] = [parse(en), parse(es)];
const PHRASES: Readonly<Record<Language, ReturnType<typeof parse>>> = {
  en: [...inEnglish, ...inSpanish],
  es: [...inSpanish, ...inEnglish],
  fr: [...parse(fr), ...inEnglish],
  de: [...parse(de), ...inEnglish],
  zh: [...parse(zh), ...inEnglish],
};

/** Finds the topics that a question names, with a weight each: 1 for a word, more for phrases. Tolerates typing errors in longer words. */
export const topicsOf = (lang: Language, question: string): ReadonlyMap<Topic, number> => {
  const text = plainText(question);
  const words = text.match(/(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
  const known = new Map<string, readonly number[]>();
  const placesOf = (piece: Piece): readonly number[] => {
    const key = `${piece.text}${piece.isPrefix}`;
    const found = known.get(key) ?? words.flatMap((word, place) => (matches(word, piece) ? [place] : []));
    known.set(key, found);
    return found;
  };
  const isSaid = (pieces: readonly Piece[]): boolean => {
    const spoken = pieces.filter(({isHan}) => !isHan);
    if (!pieces.every((piece) => !piece.isHan || text.includes(piece.text))) return false;
    const [first = [], ...others] = spoken.map(placesOf);
    return (
      spoken.length === 0 ||
      first.some((place) => others.every((places) => places.some((other) => Math.abs(other - place) < SPAN)))
    );
  };
  const weights = new Map<Topic, number>();
  const counted = new Set<string>();
  for (const [topic, pieces] of PHRASES[lang]) {
    if (pieces.length === 0 || !isSaid(pieces)) continue;
    // A word counts once for a topic, even if it is in two languages or has two stems.
    const said = pieces.map((piece) => (piece.isHan ? piece.text : placesOf(piece).join()));
    const key = `${topic} ${said.toSorted().join(' ')}`;
    if (counted.has(key)) continue;
    counted.add(key);
    weights.set(topic, (weights.get(topic) ?? 0) + (WEIGHTS[Math.min(pieces.length, 3)] ?? 0));
  }
  return weights;
};

const matches = (word: string, {text, isPrefix}: Piece): boolean => {
  if (word === text || (isPrefix && word.startsWith(text))) return true;
  return isNearly(isPrefix ? word.slice(0, text.length) : word, text);
};
