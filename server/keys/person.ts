import {KEY_ID_LENGTH, type DataKey} from './data-key.ts';
import type {Keyring} from './keyring.ts';

const normal = (email: string): string => email.trim().toLowerCase();

/** Returns a keyed hash of the email address, which finds a person's submissions without decrypting any. */
export const personOf = (key: DataKey, email: string): string =>
  `${key.id}.${key.hashed('person', normal(email))}`;

/** Returns the id of the key in a person's hash. */
export const keyOfPerson = (person: string): string => person.slice(0, KEY_ID_LENGTH);

/** Calculates the hash under every key that may have been in use when a submission was stored. */
export const personUnderAnyKey = ({all}: Keyring, email: string): readonly string[] =>
  all.map((key) => personOf(key, email));
