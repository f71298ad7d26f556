import {hash, randomBytes, timingSafeEqual} from 'node:crypto';

const SECRET_BYTES = 32;

/** A new secret of a conversation. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The stored form of a secret. */
export const secretHash = (secret: string): string => hash('sha256', secret);

/** Compares a given secret with a stored hash, in the same time whatever is given. */
export const isSecretOf = (stored: string, given: string): boolean =>
  timingSafeEqual(Buffer.from(stored, 'hex'), Buffer.from(secretHash(given), 'hex'));
