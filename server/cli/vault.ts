import {existsSync} from 'node:fs';
import type {Keyring} from '../keys/keyring.ts';
import {Keys} from '../keys/keys.ts';
import type {Settings} from '../settings/settings.ts';
import {openStore} from '../start/open-store.ts';
import {databaseFile} from '../storage/sqlite/open.ts';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import type {Store} from '../storage/store.ts';
import {CommandError} from './command-error.ts';

/** A store and the keys that decrypt its content. */
export type Vault = {readonly store: Store; readonly keyring: Keyring};

/** Returns whether a store exists, because reading must not create a store. */
export const hasStore = ({DATABASE_URL, DATA_DIR}: Settings): boolean =>
  DATABASE_URL !== '' || existsSync(databaseFile(DATA_DIR));

// A command has more time than a visitor, and a server that recovers its file on a busy disk may keep the lock for seconds.
const LOCK_PATIENCE_MS = 30_000;

/** Opens the store that the settings name for the duration of `act`. */
export const withStore = async <Value>(
  settings: Settings,
  act: (store: Store) => Promise<Value>,
): Promise<Value> => {
  const store = openStore(settings, {lockPatienceMs: LOCK_PATIENCE_MS});
  try {
    return await act(store);
  } finally {
    await store.close();
  }
};

/** Opens the store with the keys that decrypt its content. Throws CommandError when keys are missing. */
export const withVault = async <Value>(
  settings: Settings,
  act: (vault: Vault) => Promise<Value>,
): Promise<Value> =>
  await withStore(settings, async (store) => act({store, keyring: await ringOf(new Keys(settings, store))}));

const ringOf = async (keys: Keys): Promise<Keyring> => {
  try {
    return await keys.ring();
  } catch (error) {
    const cause = error instanceof StorageUnavailableError ? error.cause : undefined;
    if (cause instanceof Error && 'code' in cause && ['keys', 'empty-store'].includes(String(cause.code)))
      throw new CommandError(`Not possible: ${cause.message}.`);
    throw error;
  }
};
