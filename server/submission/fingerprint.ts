import type {DataKey} from '../keys/data-key.ts';
import type {Keyring} from '../keys/keyring.ts';
import {supersededKeys} from './superseded-keys.ts';

/**
 * Returns a parsed submission without its `context` as text: equal exactly for equal answers. The order of keys in the request does not
 * matter, because a schema has its own order.
 */
export const answersText = (submission: {
  readonly context: unknown;
  readonly supersedes: string | readonly string[];
}): string => {
  const {context: _context, ...answers} = submission;
  // One key or none as text, as before there could be several, so that earlier stored values still compare.
  const [key = '', ...more] = supersededKeys(answers.supersedes);
  return JSON.stringify({...answers, supersedes: more.length > 0 ? [key, ...more] : key});
};

/** Returns a keyed hash of answers: equal for equal answers, and meaningless without the key. */
const fingerprint = (key: DataKey, answers: string): string =>
  `${key.id}.${key.hashed('fingerprint', answers)}`;

/** Returns the hash under every key that an earlier hash may have been made with. */
export const fingerprints = ({all}: Keyring, answers: string): readonly string[] =>
  all.map((key) => fingerprint(key, answers));

/**
 * Returns whether a stored fingerprint contradicts these answers. A fingerprint of a missing key contradicts nothing: then only the
 * idempotency key counts. An empty one does contradict: the earlier answers were erased, and these may be others, which would not be
 * stored.
 */
export const contradicts = (stored: string, given: readonly string[]): boolean => {
  if (stored === '') return true;
  const keyId = stored.split('.')[0] ?? '';
  const comparable = given.find((one) => one.startsWith(`${keyId}.`));
  return comparable !== undefined && comparable !== stored;
};
