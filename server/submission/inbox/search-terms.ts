import type {Sender} from '../../evidence/consent-evidence.ts';
import type {DataKey} from '../../keys/data-key.ts';
import {lastDigits, normalMail, NORMALIZER, phoneDigits, wordsOf} from './normal-text.ts';

/** The kinds of terms, the most selective first. Terms of different kinds never match. */
export const TERM_KINDS = ['mail', 'phone', 'digits', 'word'] as const;

/** The kind of a term. */
export type TermKind = (typeof TERM_KINDS)[number];

/** A term that a search may name, before it is hashed. */
export type SearchedTerm = {readonly kind: TermKind; readonly text: string};

/**
 * A term before the hash. `given` is the number that a member has corrected: no search finds `given`, but a
 * withdrawal still covers that number.
 */
export type Term = SearchedTerm | {readonly kind: 'given'; readonly text: string};

/** A sender with the desk's corrections; `given` is the number before the correction. */
export type IndexedSender = Sender & {readonly given?: string};

// 64 bits: among a million texts, two are expected to collide once in a hundred thousand stores.
const HEX_DIGITS = 16;
// A name has a few words. Of longer input, only the first words are indexed.
const MOST_WORDS = 12;

/** Hashes a term: the same for equal terms, and meaningless without the key. */
export const hashTerm = (key: DataKey, {kind, text}: Term): string =>
  key.hashed('search', `${NORMALIZER}\0${kind}\0${text}`).slice(0, HEX_DIGITS);

/** The terms of a record, and the key and rules that made the terms. */
export type IndexedTerms = {readonly terms: readonly string[]; readonly indexedWith: string};

/** Names the key and the rules of the terms. */
export const indexedWith = (key: DataKey): string => `${key.id}.${NORMALIZER}`;

/** Returns the hashed terms of a person: words of the name, the address, the number and its last four digits. */
export const searchOf = (key: DataKey, {name, email, phone, given = ''}: IndexedSender): IndexedTerms => {
  const digits = phoneDigits(phone);
  const givenDigits = phoneDigits(given);
  const terms: Term[] = [
    ...nameTerms(name),
    ...(email.trim() === '' ? [] : [{kind: 'mail' as const, text: normalMail(email)}]),
    ...(digits === undefined
      ? []
      : [
          {kind: 'phone' as const, text: digits},
          {kind: 'digits' as const, text: lastDigits(digits)},
        ]),
    ...(givenDigits === undefined ? [] : [{kind: 'given' as const, text: givenDigits}]),
  ];
  return {terms: [...new Set(terms.map((term) => hashTerm(key, term)))], indexedWith: indexedWith(key)};
};

const nameTerms = (name: string): readonly Term[] => {
  const words = wordsOf(name).slice(0, MOST_WORDS);
  // Chinese names are written without a space, family name first; forms have a field for each part.
  const isHan = words.length > 1 && words.every((word) => /^\p{Script=Han}+$/u.test(word));
  const whole = isHan ? [words.join(''), words.toReversed().join('')] : [];
  return [...words, ...whole].map((text) => ({kind: 'word', text}));
};
