import {existsSync, statSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import type {Settings} from '../settings/settings.ts';
import {databaseFile, logFile} from '../storage/sqlite/open.ts';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import type {Store} from '../storage/store.ts';
import {newDataKey, parseDataKey, type DataKey} from './data-key.ts';
import {EmptyStoreError} from './empty-store-error.ts';
import {endsFileOf} from './ends-file.ts';
import {KeyError} from './key-error.ts';
import {createKeyFile, isUnusedKeyFile, readKeyFile, replaceKeyFile} from './key-file.ts';
import {keyringOf, type Keyring} from './keyring.ts';
import {registerKeysAct} from './register-keys.act.ts';

// The interval at which a server checks its key file, and at which it logs that the file is missing.
const RECHECK_MS = 1_000;
const MISSED_AGAIN_MS = 60_000;

/** The settings of the keys. */
export type KeySettings = Pick<
  Settings,
  'DATA_KEY' | 'DATA_KEY_FILE' | 'DATA_DIR' | 'DATABASE_URL' | 'EVIDENCE_ENDS_FILE' | 'ACCEPT_EMPTY_STORE'
>;

/** Returns the path of the key file: in the data folder, unless a setting names a safer place. */
export const keyFileOf = ({DATA_KEY_FILE, DATA_DIR}: KeySettings): string =>
  resolve(DATA_KEY_FILE === '' ? join(DATA_DIR, 'data.keys') : DATA_KEY_FILE);

/**
 * Reads the keys that the settings name, the current key first, without comparing the keys with a store. Empty if
 * there are none.
 */
export const givenKeys = (settings: KeySettings): readonly DataKey[] =>
  settings.DATA_KEY === '' ? (readKeyFile(keyFileOf(settings)) ?? []) : keysOfSetting(settings);

const keysOfSetting = ({DATA_KEY}: KeySettings): readonly DataKey[] =>
  DATA_KEY.split(',').map((text) => {
    const key = parseDataKey(text);
    if (!key)
      throw new KeyError('DATA_KEY should be 32 bytes in base64; several keys are separated by commas');
    return key;
  });

// The content of a key file, and the identity of the folder: a mount may hide the folder, and an unmount may show
// it again.
type KeyFileContent = {
  readonly keys: readonly DataKey[];
  readonly changedAt: number | undefined;
  readonly folder: string;
};

// An unreadable file counts as missing: the keys in memory stay in use.
const changedAtOf = (file: string): number | undefined => {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
};

const folderOf = (file: string): string => {
  const {dev, ino} = statSync(dirname(file), {bigint: true, throwIfNoEntry: false}) ?? {};
  return `${dev}:${ino}`;
};

/**
 * Provides the keys of a store. The keys are read at the first use, and again when the key file has changed. A
 * store records its keys, so that a lost or wrong key is detected before anything is written. A key file is
 * created only for a store that has never had a key. If a key file disappears while its keys are in use, the
 * server logs this and encrypts submissions with the keys in memory; a file that the server has created is written
 * again.
 */
export class Keys {
  readonly #settings: KeySettings;
  readonly #store: Store;
  readonly #onFault: (error: unknown) => void;
  #loaded: Promise<Keyring> | undefined;
  #found: KeyFileContent | undefined;
  // The time of the last check on a monotonic clock.
  #checkedAt = Number.NEGATIVE_INFINITY;
  #missedAt = Number.NEGATIVE_INFINITY;

  constructor(settings: KeySettings, store: Store, onFault: (error: unknown) => void = () => {}) {
    this.#settings = settings;
    this.#store = store;
    this.#onFault = onFault;
  }

  /** Returns the ring. Throws StorageUnavailableError, and logs the reason, while the keys or the store cannot be used. */
  async ring(): Promise<Keyring> {
    this.#lookAtFile();
    this.#loaded ??= this.#load();
    try {
      return await this.#loaded;
    } catch (error) {
      this.#loaded = undefined;
      if (error instanceof StorageUnavailableError) throw error;
      this.#onFault(error);
      throw new StorageUnavailableError(error);
    }
  }

  async #load(): Promise<Keyring> {
    await this.#requireStore();
    const keyring = keyringOf(
      this.#settings.DATA_KEY === '' ? await this.#fromFile() : keysOfSetting(this.#settings),
    );
    if (!keyring) throw new KeyError('there is no key');
    const foreign = await this.#store.perform(registerKeysAct, {
      current: keyring.current.id,
      ids: keyring.all.map(({id}) => id),
      at: new Date().toISOString(),
    });
    if (foreign === null) {
      this.#markUsed(keyring.all);
      return keyring;
    }
    throw new KeyError(`this store is encrypted with the key ${foreign}, which is not among the given keys`);
  }

  // Checks before the store is opened, because opening would create a missing store.
  async #requireStore(): Promise<void> {
    if (this.#settings.ACCEPT_EMPTY_STORE) return;
    const traces = this.#traces();
    if (traces === undefined) return;
    const {DATABASE_URL, DATA_DIR} = this.#settings;
    const file = databaseFile(DATA_DIR);
    if (DATABASE_URL === '' && (statSync(file, {throwIfNoEntry: false})?.size ?? 0) === 0) {
      const isLogThere = existsSync(logFile(DATA_DIR));
      const log = isLogThere ? `; its write-ahead log ${logFile(DATA_DIR)} is there and is kept` : '';
      throw new EmptyStoreError(traces, `${file} is missing or empty${log}`);
    }
    const [known] = await this.#store.read((db) => db.selectFrom('data_key').select('id').limit(1).execute());
    if (!known) throw new EmptyStoreError(traces, 'the database has never been used with a key');
  }

  // Looks for traces of an earlier store: used keys that a first start has created, or recorded ends. Keys that the
  // operator gives may be new.
  #traces(): string | undefined {
    const file = keyFileOf(this.#settings);
    const {DATA_KEY, DATA_KEY_FILE} = this.#settings;
    const isOwn = DATA_KEY === '' && DATA_KEY_FILE === '' && existsSync(file);
    if (isOwn && !isUnusedKeyFile(file)) return `The key file ${file}`;
    const ends = endsFileOf(this.#settings);
    return existsSync(ends) ? `The note ${ends}` : undefined;
  }

  #markUsed(keys: readonly DataKey[]): void {
    const {DATA_KEY, DATA_KEY_FILE} = this.#settings;
    const file = keyFileOf(this.#settings);
    if (DATA_KEY !== '' || DATA_KEY_FILE !== '' || !existsSync(file) || !isUnusedKeyFile(file)) return;
    replaceKeyFile(file, keys);
    this.#remember(file, keys);
  }

  async #fromFile(): Promise<readonly DataKey[]> {
    const file = keyFileOf(this.#settings);
    const found = readKeyFile(file);
    if (found) return this.#remember(file, found);
    const [known] = await this.#store.read((db) => db.selectFrom('data_key').select('id').limit(1).execute());
    // Another process may have created and used the file between the two checks.
    const late = known && readKeyFile(file);
    if (late) return this.#remember(file, late);
    if (known)
      throw new KeyError(`the key file ${file} is missing; the store is encrypted with the key ${known.id}`);
    createKeyFile(file, [newDataKey()], {isUnused: true});
    return this.#remember(file, readKeyFile(file) ?? []);
  }

  #remember(file: string, keys: readonly DataKey[]): readonly DataKey[] {
    this.#found = {keys, changedAt: changedAtOf(file), folder: folderOf(file)};
    return keys;
  }

  #lookAtFile(): void {
    const now = performance.now();
    if (!this.#found || now - this.#checkedAt < RECHECK_MS) return;
    this.#checkedAt = now;
    const file = keyFileOf(this.#settings);
    const changedAt = changedAtOf(file);
    if (changedAt === undefined) {
      this.#miss(file, this.#found);
      return;
    }
    this.#missedAt = Number.NEGATIVE_INFINITY;
    if (changedAt !== this.#found.changedAt) this.#loaded = undefined;
  }

  #miss(file: string, found: KeyFileContent): void {
    let cause: unknown;
    try {
      if (this.#writeBack(file, found)) return;
    } catch (error) {
      cause = error;
    }
    if (this.#checkedAt - this.#missedAt < MISSED_AGAIN_MS) return;
    this.#missedAt = this.#checkedAt;
    this.#onFault(
      new KeyError(
        `the key file ${file} is gone: put the file back before a restart, or all data that is encrypted with it is lost with this process`,
        {cause},
      ),
    );
  }

  // An operator may have removed a file in another place on purpose; a copy of the keys on another disk would be a
  // leak.
  #writeBack(file: string, {keys, folder}: KeyFileContent): boolean {
    if (this.#settings.DATA_KEY_FILE !== '' || folderOf(file) !== folder) return false;
    createKeyFile(file, keys, {isUnused: false});
    if (changedAtOf(file) === undefined) return false;
    // Another process may have been faster and may have written other keys.
    this.#loaded = undefined;
    this.#onFault(
      new KeyError(`the key file ${file} was gone, and was written again from memory: who removed the file?`),
    );
    return true;
  }
}
