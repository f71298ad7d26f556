import {hash} from 'node:crypto';
import type {DataKey} from '../keys/data-key.ts';
import type {Keyring} from '../keys/keyring.ts';
import {randomBytes} from '../keys/random-pool.ts';
import {seal, unseal} from '../keys/seal.ts';

const SALT_BYTES = 16;

/** Content as it is stored: sealed together with its salt, and a commitment to both that tells nothing without the salt. */
export type Committed = {readonly commitment: string; readonly sealed: string};

const commitmentTo = (salt: string, text: string): string => hash('sha256', `${salt}\n${text}`);

// The position tells apart what is appended for one submission at once.
const placeOf = (submissionId: string, position: number): string =>
  `evidence.sealed:${submissionId}:${position}`;

/** Seals content and commits to it. */
export const commit = (key: DataKey, content: object, submissionId: string, position: number): Committed => {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const text = JSON.stringify(content);
  const sealed = seal(key, `${salt}\n${text}`, placeOf(submissionId, position));
  return {commitment: commitmentTo(salt, text), sealed};
};

/** What is sealed: the salt and the text that are committed to, and what the text says; undefined when it is another text. */
export type Opened = {
  readonly salt: string;
  readonly text: string;
  readonly content: unknown;
  readonly isAsCommitted: boolean;
};

/** Opens content and says whether it is what was committed to. Throws SealError when it cannot be opened. */
export const open = (
  keyring: Keyring,
  {sealed, commitment, submission_id: id, position}: Committed & {submission_id: string; position: number},
): Opened => {
  const opened = unseal(keyring, sealed, placeOf(id, position));
  const at = opened.indexOf('\n');
  const [salt, text] = [opened.slice(0, at), opened.slice(at + 1)];
  const isAsCommitted = commitmentTo(salt, text) === commitment;
  return {salt, text, content: isAsCommitted ? JSON.parse(text) : undefined, isAsCommitted};
};

/** The same content sealed with another key, without a change to what was committed. */
export const resealed = (
  keyring: Keyring,
  {sealed, submission_id: id, position}: {sealed: string; submission_id: string; position: number},
): string => seal(keyring.current, unseal(keyring, sealed, placeOf(id, position)), placeOf(id, position));
