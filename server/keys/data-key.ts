import {createHmac, createSecretKey, hash, hkdfSync, randomBytes, type KeyObject} from 'node:crypto';
import {KEY_BYTES, parseKeyBytes} from '../settings/key-bytes.ts';

/** The number of characters of a key's id. */
export const KEY_ID_LENGTH = 8;

/** A key for AES-256, the id that stored values use, and the keys that are derived from the key. */
export type DataKey = {
  readonly id: string;
  /**
   * A key object rather than bytes: with bytes, every use would create an object, which costs as much as the
   * encryption.
   */
  readonly secret: KeyObject;
  /** Hashes texts, so that only the owner of the key can find equal texts. */
  readonly hashed: (
    purpose: 'fingerprint' | 'person' | 'proof' | 'search' | 'reminder',
    text: string,
  ) => string;
  /** Signs entries of the chain of evidence. Plain data, because the store's thread signs. */
  readonly chain: ChainKey;
};

/** The key that signs entries of the chain of evidence, and the id of the data key from which it is derived. */
export type ChainKey = {readonly id: string; readonly secret: string};

/** Creates a random key. */
export const newDataKey = (): DataKey => dataKey(randomBytes(KEY_BYTES));

/** Formats a key as base64url. */
export const keyText = ({secret}: DataKey): string => secret.export().toString('base64url');

/** Reads a key from its text, base64 or base64url; undefined when it is not 32 bytes. */
export const parseDataKey = (text: string): DataKey | undefined => {
  const secret = parseKeyBytes(text);
  return secret && dataKey(secret);
};

const dataKey = (secret: Buffer): DataKey => {
  const derived = {
    fingerprint: derive(secret, 'fingerprint'),
    person: derive(secret, 'person'),
    proof: derive(secret, 'proof'),
    search: derive(secret, 'search'),
    reminder: derive(secret, 'reminder'),
  };
  // Derives the id of the key. The id reveals nothing about the key.
  const id = hash('sha256', Buffer.concat([Buffer.from('lamplight key id\0'), secret])).slice(
    0,
    KEY_ID_LENGTH,
  );
  return {
    id,
    chain: {id, secret: derive(secret, 'evidence chain').export().toString('base64url')},
    secret: createSecretKey(secret),
    hashed: (purpose, text) => createHmac('sha256', derived[purpose]).update(text).digest('hex'),
  };
};

const derive = (secret: Buffer, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `lamplight ${purpose}`, KEY_BYTES)));
