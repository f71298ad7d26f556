import type {DataKey} from './data-key.ts';

/** The keys in use. New values are encrypted with the current key; each old value names the key that decrypts it. */
export type Keyring = {readonly current: DataKey; readonly all: readonly DataKey[]};

/** Builds a ring of keys, of which the first is the current key; undefined without keys. */
export const keyringOf = (keys: readonly DataKey[]): Keyring | undefined => {
  const [current] = keys;
  return current && {current, all: keys};
};
