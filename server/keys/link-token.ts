import {timingSafeEqual} from 'node:crypto';
import {randomBytes} from './random-pool.ts';

const SECRET_BYTES = 24;

/** Creates the secret of a private link. */
export const newLinkSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Returns the last part of a private link: the submission, and a secret that only the receiver of the link knows. */
export const linkToken = (submissionId: string, secret: string): string => `${submissionId}.${secret}`;

/** Returns the submission that a token names; undefined for an invalid token. */
export const submissionOf = (token: string): string | undefined => {
  const [, id] = /^([0-9a-f-]{36})\.[\w-]{32}$/u.exec(token) ?? [];
  return id;
};

/** Compares two tokens in constant time. */
export const isSameToken = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};
