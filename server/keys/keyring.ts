import type {DataKey} from './data-key.ts';

/** The keys in use: new values are sealed with the current one, old ones open with the one that sealed them. */
export type Keyring = {readonly current: DataKey; readonly all: readonly DataKey[]};

/** A ring of keys, the first being the current one; undefined without any. */
export const keyringOf = (keys: readonly DataKey[]): Keyring | undefined => {
  const [current] = keys;
  return current && {current, all: keys};
};
