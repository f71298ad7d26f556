import {hash, randomBytes} from 'node:crypto';

const SECRET_BYTES = 32;

/** A new secret for a cookie or a link. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The stored form of a secret. Rows are found by this hash, so nothing about a stored secret can be measured by guessing. */
export const secretHash = (secret: string): string => hash('sha256', secret);
