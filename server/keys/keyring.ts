import type {DataKey} from './data-key.ts';

/** The keys in use: new values are encrypted with the current key, old values are decrypted with their own key. */
export type Keyring = {readonly current: DataKey; readonly all: readonly DataKey[]};

/** A ring of keys, the first being the current one; undefined without any. */
export const keyringOf = (keys: readonly DataKey[]): Keyring | undefined => {
  const [current] = keys;
  return current && {current, all: keys};
};
