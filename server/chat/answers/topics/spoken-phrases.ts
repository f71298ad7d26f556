import type {Language} from '../../../../contract/language.ts';
import {baseForm} from '../base-form.ts';
import {isContent, plainText, stemOf} from '../words.ts';
import {holdsChinese} from './holds-chinese.ts';
import {isNearly} from './is-nearly.ts';
import {isPhraseWord, PHRASES, type Phrase, type Piece} from './phrases.ts';

/** A phrase in a question, with the places of its words and its pieces of Chinese. */
export type SpokenPhrase = Pick<Phrase, 'topic' | 'isWeak'> & {readonly marks: readonly string[]};

/** The phrases of a question, and whether they explain every word that means something. */
export type Spoken = {readonly phrases: readonly SpokenPhrase[]; readonly isExplained: boolean};

// The words of a phrase may be in any order but must be close together.
const SPAN = 6;
// Sums of money a year: 70k, 45,000, 40 mil, 6万. Phrases call them `amount`.
const AMOUNT = /\b\d{2,3} ?(?:k|mil|mille|tausend)\b|\b\d{2,3}[,.]?000\b|\d+ ?万/gu;
const CHINESE = /\p{Script=Han}+/gu;

/** Finds the phrases of a language in a question. Tolerates typing errors in longer words that `isWord` does not know. */
export const spokenPhrases = (
  lang: Language,
  question: string,
  isWord: (word: string) => boolean,
): Spoken => {
  const text = plainText(question).replaceAll(AMOUNT, ' amount ');
  const words = (text.match(/(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []).map((word) => ({
    word,
    base: baseForm(word, lang),
    stem: stemOf(word, lang),
    isRight: isPhraseWord(word) || isWord(word),
  }));
  const known = new Map<string, readonly number[]>();
  const placesOf = (piece: Piece): readonly number[] => {
    const key = `${piece.text}${piece.isPrefix}`;
    const found =
      known.get(key) ?? words.flatMap((word, place) => (matches(word, piece, lang) ? [place] : []));
    known.set(key, found);
    return found;
  };
  const isSaid = ({pieces}: Phrase): boolean => {
    if (pieces.length === 0) return false;
    if (!pieces.every((piece) => !piece.isHan || holdsChinese(text, piece.text))) return false;
    const [first, ...others] = pieces.filter(({isHan}) => !isHan).map(placesOf);
    return (
      !first ||
      first.some((place) => others.every((places) => places.some((other) => Math.abs(other - place) < SPAN)))
    );
  };
  const phrases = PHRASES[lang].filter(isSaid).map(({topic, isWeak, pieces}) => ({
    topic,
    isWeak,
    marks: pieces.map((piece) => (piece.isHan ? piece.text : placesOf(piece).join())),
  }));
  const marks = phrases.flatMap((phrase) => phrase.marks);
  const places = new Set(marks.flatMap((mark) => mark.split(',')));
  const rest = marks.reduce(
    (left, mark) => left.replaceAll(mark, ' '),
    (text.match(CHINESE) ?? []).join(' '),
  );
  return {
    phrases,
    isExplained:
      words.every(({word}, place) => places.has(String(place)) || !isContent(word, lang)) &&
      !isContent(rest, lang),
  };
};

// A compound contains its parts: the shortest part that is a word of its own rather than a syllable.
const LEAST_PART = 5;
const LONGEST_ENDING = 4;
// A shorter stem is the stem of too many words.
const LEAST_STEM = 4;

type Word = {
  readonly word: string;
  readonly base: string;
  readonly stem: string;
  readonly isRight: boolean;
};

const matches = ({word, base, stem, isRight}: Word, piece: Piece, lang: Language): boolean => {
  const {text, isPrefix} = piece;
  if (word === text || base === text || (isPrefix && word.startsWith(text))) return true;
  if (stem === piece.stem && stem.length >= LEAST_STEM) return true;
  if (lang === 'de' && isPartOf(word, piece)) return true;
  return !isRight && isNearly(isPrefix ? word.slice(0, text.length) : word, text);
};

const isPartOf = (word: string, {text, isPrefix}: Piece): boolean => {
  if (text.length < LEAST_PART || !word.includes(text)) return false;
  const rest = word.length - word.lastIndexOf(text) - text.length;
  return word.startsWith(text) || rest <= (isPrefix ? LONGEST_ENDING : 0);
};
