import {domainToASCII, domainToUnicode} from 'node:url';
import {KEY_ID_LENGTH, type DataKey} from './data-key.ts';
import type {Keyring} from './keyring.ts';

const normal = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/**
 * Returns the spellings of one address, the current one first: accents are composed, and a domain in Unicode has an ASCII form (RFC 5890),
 * which some browsers send and others do not. The last is the spelling that counted in earlier versions.
 */
const spellings = (email: string): readonly [string, ...string[]] => {
  const text = normal(email);
  const at = text.lastIndexOf('@') + 1;
  const [local, domain] = [text.slice(0, at), text.slice(at)];
  const former = email.trim().toLowerCase();
  // Other domains stay as they are: the functions would read a number as an address of the internet protocol.
  const ascii = /[^\0-\x7F]|xn--/u.test(domain) ? domainToASCII(domain) : '';
  return ascii === '' ? [text, former] : [local + ascii, local + domainToUnicode(ascii), former];
};

const hashOf = (key: DataKey, spelling: string): string => `${key.id}.${key.hashed('person', spelling)}`;

/** Returns a keyed hash of the email address, which finds a person's submissions without decrypting any. */
export const personOf = (key: DataKey, email: string): string => hashOf(key, spellings(email)[0]);

/** Returns the id of the key in a person's hash. */
export const keyOfPerson = (person: string): string => person.slice(0, KEY_ID_LENGTH);

/** Calculates the hash under every key, and of every spelling, that may have been in use when a submission was stored. */
export const personUnderAnyKey = ({all}: Keyring, email: string): readonly string[] => {
  const unique = [...new Set(spellings(email))];
  return all.flatMap((key) => unique.map((spelling) => hashOf(key, spelling)));
};
