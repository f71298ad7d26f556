import type {ProblemSchema, ProofChallengeSchema} from './problem.schema.ts';
import type {Answer} from './of-schema.ts';

/** The media type of every error answer (RFC 9457). */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Problems of a request as a whole, each code with its HTTP status. */
export const PROBLEM_STATUS = {
  'bad-json': 400,
  'bad-request': 400,
  'invalid-idempotency-key': 400,
  unauthorized: 401,
  'signed-out': 401,
  'sign-in-failed': 401,
  'not-allowed': 403,
  'sign-in-again': 403,
  'origin-refused': 403,
  'proof-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'idempotency-conflict': 409,
  superseded: 409,
  'contact-blocked': 409,
  'conversation-taken': 409,
  'changed-meanwhile': 412,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'health-details': 422,
  'invalid-fields': 422,
  'version-required': 428,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

/** A stable code that clients branch on; texts may change, codes do not. */
export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** Every problem code. */
// Object.keys forgets the key type; the object above is closed, so this is exact.
export const PROBLEM_CODES = Object.keys(PROBLEM_STATUS) as readonly ProblemCode[];

/** Errors of one field. */
export const FIELD_CODES = [
  'required',
  'wrong-type',
  'invalid-characters',
  'too-long',
  'too-many',
  'invalid-email',
  'invalid-phone',
  'invalid-number',
  'invalid-date',
  'invalid-format',
  'out-of-range',
  'contradicts',
  'not-in-list',
  'unknown-field',
] as const;

/** The stable code of a field's error. */
export type FieldCode = (typeof FIELD_CODES)[number];

/** An invalid field: a dotted path (`consents.0.kind`), or `body` for the body as a whole. */
export type FieldError = {readonly field: string; readonly code: FieldCode};

/**
 * A proof of work for a browser (ALTCHA 2, `SHA-256`): find the counter whose four big-endian bytes, after salt and nonce, hash to a value
 * that begins with `keyPrefix`.
 */
export type ProofChallenge = Answer<typeof ProofChallengeSchema>;

/** Body of every error answer. `title` and `detail` are in the language the request asked for. */
export type Problem = Answer<typeof ProblemSchema>;
