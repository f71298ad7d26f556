import {hash} from 'node:crypto';

/**
 * SHA-256 (hex) of a parsed submission without its `context`: equal exactly when the answers are. The order of keys in the
 * request does not count, because a schema gives its objects in its own order.
 */
export function fingerprint(submission: {readonly context: unknown}): string {
  const {context: _context, ...answers} = submission;
  return hash('sha256', JSON.stringify(answers));
}
