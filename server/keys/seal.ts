import {createCipheriv, createDecipheriv} from 'node:crypto';
import {KEY_ID_LENGTH, type DataKey} from './data-key.ts';
import type {Keyring} from './keyring.ts';
import {randomBytes} from './random-pool.ts';

const MARK = 'sealed1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The length of the part that names the key: the mark, the id and the periods around it. */
export const SEAL_MARK_LENGTH = MARK.length + KEY_ID_LENGTH + 2;

/**
 * An encrypted value that cannot be decrypted: the key is missing, or the value was damaged or moved to another
 * field.
 */
export class SealError extends Error {
  override readonly name = 'SealError';
  readonly code = 'seal';
}

/**
 * Encrypts a text with AES-256-GCM. `place` names the field and the row and is authenticated, so that a value that
 * is moved to another field or row cannot be decrypted. The empty text, which means unanswered, stays empty.
 */
export const seal = (key: DataKey, text: string, place: string): string => {
  if (text === '') return '';
  const iv = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.secret, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${MARK}.${key.id}.${sealed.toString('base64url')}`;
};

/** Returns the id of the key that encrypted a value; undefined for an unencrypted value. */
export const sealedBy = (value: string): string | undefined => {
  const [mark, id, body] = value.split('.');
  return mark === MARK && body !== undefined ? id : undefined;
};

/** Decrypts a value that `seal` returned for the same place. A text from before encryption is returned unchanged. Throws SealError. */
export const unseal = (keyring: Keyring, value: string, place: string): string => {
  const id = sealedBy(value);
  if (id === undefined) return value;
  const key = keyring.all.find((candidate) => candidate.id === id);
  if (!key) throw new SealError(`the key ${id} is not on the key ring`);
  const body = value.slice(value.lastIndexOf('.') + 1);
  const bytes = Buffer.from(body, 'base64url');
  const end = bytes.length - TAG_BYTES;
  try {
    // The decoder ignores invalid characters; this check ensures that each content has only one form.
    if (bytes.toString('base64url') !== body) throw new Error('not in the sealed form');
    const decipher = createDecipheriv('aes-256-gcm', key.secret, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(end));
    return decipher.update(bytes.subarray(NONCE_BYTES, end), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new SealError(`the value of ${place.split(':')[0] ?? ''} cannot be opened`, {cause});
  }
};
