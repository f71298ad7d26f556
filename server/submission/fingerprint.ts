import type {DataKey} from '../keys/data-key.ts';
import type {Keyring} from '../keys/keyring.ts';
import {supersededKeys} from './superseded-keys.ts';

/**
 * Returns a parsed submission without `context` as text; two texts are equal exactly when the answers are equal.
 * The order of keys in the request does not matter, because the schema has an order of its own.
 */
export const answersText = (submission: {
  readonly context: unknown;
  readonly supersedes: string | readonly string[];
}): string => {
  const {context: _context, ...answers} = submission;
  // Writes one key or none as a plain text, as the versions did that allowed only one key, so that stored values
  // still compare.
  const [key = '', ...more] = supersededKeys(answers.supersedes);
  return JSON.stringify({...answers, supersedes: more.length > 0 ? [key, ...more] : key});
};

/** Returns a keyed hash of answers: the same for equal answers, and meaningless without the key. */
const fingerprint = (key: DataKey, answers: string): string =>
  `${key.id}.${key.hashed('fingerprint', answers)}`;

/** Returns the hash under every key that may have made an earlier hash. */
export const fingerprints = ({all}: Keyring, answers: string): readonly string[] =>
  all.map((key) => fingerprint(key, answers));

/**
 * Returns whether a stored fingerprint contradicts these answers. A fingerprint whose key is missing contradicts
 * nothing: then only the idempotency key counts. An empty fingerprint contradicts any answers: the earlier answers
 * were erased, and the new answers may differ and would not be stored.
 */
export const contradicts = (stored: string, given: readonly string[]): boolean => {
  if (stored === '') return true;
  const keyId = stored.split('.')[0] ?? '';
  const comparable = given.find((one) => one.startsWith(`${keyId}.`));
  return comparable !== undefined && comparable !== stored;
};
