import type {Keyring} from '../../keys/keyring.ts';
import {LAST_DIGITS, normalMail, phoneDigits, wordsOf} from './normal-text.ts';
import {hashTerm, TERM_KINDS, type SearchedTerm} from './search-terms.ts';

const MAIL = /[^\s,;<>()]+@[^\s,;<>()]+/gu;
const NUMBER = /\+?\(?\d[\d\s().\-/]*\d/gu;
const MOST_TERMS = 8;

/**
 * Returns the terms of a search text, the most selective first: mail addresses, phone numbers, four last digits, words of names. A record
 * must match all of them.
 */
export const termsOfQuery = (text: string): readonly SearchedTerm[] => {
  const terms: SearchedTerm[] = [];
  const rest = text
    .replace(MAIL, (mail) => {
      terms.push({kind: 'mail', text: normalMail(mail)});
      return ' ';
    })
    .replace(NUMBER, (number) => {
      terms.push(termOfNumber(number));
      return ' ';
    });
  for (const word of wordsOf(rest)) terms.push({kind: 'word', text: word});
  return terms
    .toSorted((one, other) => TERM_KINDS.indexOf(one.kind) - TERM_KINDS.indexOf(other.kind))
    .slice(0, MOST_TERMS);
};

const termOfNumber = (number: string): SearchedTerm => {
  const whole = phoneDigits(number);
  if (whole !== undefined) return {kind: 'phone', text: whole};
  const digits = number.replace(/\D/gu, '');
  return digits.length === LAST_DIGITS ? {kind: 'digits', text: digits} : {kind: 'word', text: digits};
};

/** Hashes each term under every key that may have indexed a record. */
export const hashedQuery = ({all}: Keyring, text: string): readonly (readonly string[])[] =>
  termsOfQuery(text).map((term) => all.map((key) => hashTerm(key, term)));
