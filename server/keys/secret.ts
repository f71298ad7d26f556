import {hash, randomBytes, timingSafeEqual} from 'node:crypto';

const SECRET_BYTES = 32;

/** Creates the secret of a cookie, a link or a conversation. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Returns the stored form of a secret. A lookup by this hash takes a time that reveals nothing about stored secrets. */
export const secretHash = (secret: string): string => hash('sha256', secret);

/** Compares a secret with a stored hash in constant time. */
export const isSecretOf = (stored: string, given: string): boolean =>
  timingSafeEqual(Buffer.from(stored, 'hex'), Buffer.from(secretHash(given), 'hex'));
