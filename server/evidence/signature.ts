import {createHmac} from 'node:crypto';
import {KEY_ID_LENGTH, type ChainKey} from '../keys/data-key.ts';
import type {Keyring} from '../keys/keyring.ts';

/**
 * Signs texts, in their order, with a key of the chain. The signature is the id of the key, a period and an
 * HMAC-SHA256.
 */
export const sign = ({id, secret}: ChainKey, ...texts: readonly string[]): string =>
  `${id}.${createHmac('sha256', secret).update(texts.join('\n')).digest('base64url')}`;

/** Returns the id of the key that signed. */
export const signedBy = (signature: string): string => signature.slice(0, KEY_ID_LENGTH);

/**
 * Returns the reason why a signature does not prove the texts, as a clause; undefined if the signature proves the
 * texts.
 */
export const faultOfSignature = (
  {all}: Keyring,
  signature: string,
  ...texts: readonly string[]
): string | undefined => {
  if (signature === '') return 'is not signed';
  const key = all.find(({id}) => id === signedBy(signature));
  if (!key) return `is signed with the key ${signedBy(signature)}, which is not among the given keys`;
  // Only a command compares, so the comparison does not need constant time.
  return sign(key.chain, ...texts) === signature ? undefined : 'does not have the signature of this key';
};
