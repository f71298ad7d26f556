import {KEY_ID_LENGTH, type DataKey} from './data-key.ts';
import type {Keyring} from './keyring.ts';

const normal = (email: string): string => email.trim().toLowerCase();

/** By what a person's submissions are found without opening any: a keyed hash of the email address. */
export const personOf = (key: DataKey, email: string): string =>
  `${key.id}.${key.hashed('person', normal(email))}`;

/** The id of the key that somebody is found under. */
export const keyOfPerson = (person: string): string => person.slice(0, KEY_ID_LENGTH);

/** The same under every key that submissions may have been stored with. */
export const personUnderAnyKey = ({all}: Keyring, email: string): readonly string[] =>
  all.map((key) => personOf(key, email));
