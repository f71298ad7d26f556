import {hash} from 'node:crypto';
import type {DataKey} from '../keys/data-key.ts';
import type {Keyring} from '../keys/keyring.ts';
import {randomBytes} from '../keys/random-pool.ts';
import {seal, unseal} from '../keys/seal.ts';

const SALT_BYTES = 16;

/**
 * Content as stored: encrypted together with a salt, and a commitment to both, which reveals nothing without the
 * salt.
 */
export type Committed = {readonly commitment: string; readonly sealed: string};

const commitmentTo = (salt: string, text: string): string => hash('sha256', `${salt}\n${text}`);

// The position distinguishes entries that are appended together for one submission.
const placeOf = (submissionId: string, position: number): string =>
  `evidence.sealed:${submissionId}:${position}`;

/** Encrypts content and creates the commitment. */
export const commit = (key: DataKey, content: object, submissionId: string, position: number): Committed => {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const text = JSON.stringify(content);
  const sealed = seal(key, `${salt}\n${text}`, placeOf(submissionId, position));
  return {commitment: commitmentTo(salt, text), sealed};
};

/** Decrypted content: the salt and the text of the commitment, and the text as an object; undefined when the text was changed. */
export type OpenedEvidence = {
  readonly salt: string;
  readonly text: string;
  readonly content: unknown;
  readonly isAsCommitted: boolean;
};

/** Decrypts content and checks it against the commitment. Throws SealError when it cannot be decrypted. */
export const open = (
  keyring: Keyring,
  {sealed, commitment, submission_id: id, position}: Committed & {submission_id: string; position: number},
): OpenedEvidence => {
  const opened = unseal(keyring, sealed, placeOf(id, position));
  const at = opened.indexOf('\n');
  const [salt, text] = [opened.slice(0, at), opened.slice(at + 1)];
  const isAsCommitted = commitmentTo(salt, text) === commitment;
  return {salt, text, content: isAsCommitted ? JSON.parse(text) : undefined, isAsCommitted};
};

/** Encrypts the same content with another key; the commitment stays the same. */
export const resealed = (
  keyring: Keyring,
  {sealed, submission_id: id, position}: {sealed: string; submission_id: string; position: number},
): string => seal(keyring.current, unseal(keyring, sealed, placeOf(id, position)), placeOf(id, position));
