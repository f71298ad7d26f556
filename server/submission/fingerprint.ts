import type {DataKey} from '../privacy/data-key.ts';
import type {Keyring} from '../privacy/keyring.ts';

/**
 * A parsed submission without its `context`, as text: equal exactly when the answers are. The order of keys in the
 * request does not count, because a schema gives its objects in its own order.
 */
export function answersText(submission: {readonly context: unknown}): string {
  const {context: _context, ...answers} = submission;
  return JSON.stringify(answers);
}

/** A keyed hash of answers: tells whether the same ones came again, and nothing to whoever lacks the key. */
export const fingerprint = (key: DataKey, answers: string): string =>
  `${key.id}.${key.hashed('fingerprint', answers)}`;

/** The same under every key that an earlier one may have been made with. */
export const fingerprints = ({all}: Keyring, answers: string): readonly string[] =>
  all.map((key) => fingerprint(key, answers));

/**
 * Says whether a stored fingerprint speaks against these answers. An empty one (erased, superseded) and one of a key that
 * is gone say nothing: then the idempotency key alone must do.
 */
export function contradicts(stored: string, given: readonly string[]): boolean {
  const keyId = stored.split('.')[0] ?? '';
  const comparable = given.find((one) => one.startsWith(`${keyId}.`));
  return comparable !== undefined && comparable !== stored;
}
