import type {DataKey} from '../keys/data-key.ts';
import type {Keyring} from '../keys/keyring.ts';
import {supersededKeys} from './superseded-keys.ts';

/**
 * A parsed submission without its `context`, as text: equal exactly when the answers are. The order of keys in the
 * request does not count, because a schema gives its objects in its own order.
 */
export const answersText = (submission: {
  readonly context: unknown;
  readonly supersedes: string | readonly string[];
}): string => {
  const {context: _context, ...answers} = submission;
  // One key or none as text, as it was before there could be several: what was stored then compares still.
  const [key = '', ...more] = supersededKeys(answers.supersedes);
  return JSON.stringify({...answers, supersedes: more.length > 0 ? [key, ...more] : key});
};

/** A keyed hash of answers: tells whether the same ones came again, and nothing to whoever lacks the key. */
const fingerprint = (key: DataKey, answers: string): string =>
  `${key.id}.${key.hashed('fingerprint', answers)}`;

/** The same under every key that an earlier one may have been made with. */
export const fingerprints = ({all}: Keyring, answers: string): readonly string[] =>
  all.map((key) => fingerprint(key, answers));

/**
 * Says whether a stored fingerprint speaks against these answers. One of a key that is gone says nothing: then the idempotency
 * key alone must do. An empty one does: answers were erased, and these may be others, of which nothing would be kept.
 */
export const contradicts = (stored: string, given: readonly string[]): boolean => {
  if (stored === '') return true;
  const keyId = stored.split('.')[0] ?? '';
  const comparable = given.find((one) => one.startsWith(`${keyId}.`));
  return comparable !== undefined && comparable !== stored;
};
