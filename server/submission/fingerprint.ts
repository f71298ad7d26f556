import {createHash} from 'node:crypto';

// The order of keys is the sender's business; everything else counts.
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, canonical(child)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** SHA-256 (hex) of a parsed submission without its `context`: equal exactly when the answers are. */
export function fingerprint(submission: {readonly context: unknown}): string {
  const {context: _context, ...answers} = submission;
  return createHash('sha256')
    .update(JSON.stringify(canonical(answers)))
    .digest('hex');
}
