import {hash, randomBytes} from 'node:crypto';

const SECRET_BYTES = 32;

/** Makes a secret for a cookie or a link. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Returns the stored form of a secret. Rows are found by this hash, so that timing reveals nothing about stored secrets. */
export const secretHash = (secret: string): string => hash('sha256', secret);
