import {statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Settings} from '../settings/settings.ts';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import type {Store} from '../storage/store.ts';
import {newDataKey, parseDataKey, type DataKey} from './data-key.ts';
import {KeyError} from './key-error.ts';
import {createKeyFile, readKeyFile} from './key-file.ts';
import {keyringOf, type Keyring} from './keyring.ts';
import {registerKeysAct} from './register-keys.act.ts';

// How soon a server notices that its key file has a new key.
const RECHECK_MS = 1_000;

/** The settings that concern the keys. */
export type KeySettings = Pick<Settings, 'DATA_KEY' | 'DATA_KEY_FILE' | 'DATA_DIR' | 'DATABASE_URL'>;

/** Where the key file is: in the data folder, unless a setting puts it somewhere safer. */
export const keyFileOf = ({DATA_KEY_FILE, DATA_DIR}: KeySettings): string =>
  resolve(DATA_KEY_FILE === '' ? join(DATA_DIR, 'data.keys') : DATA_KEY_FILE);

/** The keys at hand, the current one first, without a store that could tell whether they are its own; none is an empty list. */
export const givenKeys = (settings: KeySettings): readonly DataKey[] =>
  settings.DATA_KEY === '' ? (readKeyFile(keyFileOf(settings)) ?? []) : keysOfSetting(settings);

function keysOfSetting({DATA_KEY}: KeySettings): readonly DataKey[] {
  return DATA_KEY.split(',').map((text) => {
    const key = parseDataKey(text);
    if (!key)
      throw new KeyError('DATA_KEY should be 32 bytes in base64; several keys are separated by commas');
    return key;
  });
}

/**
 * The keys of a store, read when they are first needed and again when their file has changed. A store remembers which keys it
 * was used with, so that a lost or mistaken key is noticed before anything is written with another one. A key file is created
 * only for a store that has never had one.
 */
export class Keys {
  readonly #settings: KeySettings;
  readonly #store: Store;
  readonly #onFault: (error: unknown) => void;
  #loaded: Promise<Keyring> | undefined;
  #changedAt: number | undefined;
  #checkedAt = 0;

  constructor(settings: KeySettings, store: Store, onFault: (error: unknown) => void = () => {}) {
    this.#settings = settings;
    this.#store = store;
    this.#onFault = onFault;
  }

  /** The ring. Throws StorageUnavailableError, and tells the log why, while the keys or the store cannot be used. */
  async ring(): Promise<Keyring> {
    this.#forgetChangedFile();
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
    const keyring = keyringOf(
      this.#settings.DATA_KEY === '' ? await this.#fromFile() : keysOfSetting(this.#settings),
    );
    if (!keyring) throw new KeyError('there is no key');
    const foreign = await this.#store.perform(registerKeysAct, {
      current: keyring.current.id,
      ids: keyring.all.map(({id}) => id),
      at: new Date().toISOString(),
    });
    if (foreign === null) return keyring;
    throw new KeyError(`this store is encrypted with the key ${foreign}, which is not among the keys given`);
  }

  async #fromFile(): Promise<readonly DataKey[]> {
    const file = keyFileOf(this.#settings);
    const found = readKeyFile(file);
    if (found) return this.#remember(file, found);
    const [known] = await this.#store.read((db) => db.selectFrom('data_key').select('id').limit(1).execute());
    // Another process may have made the file and used it between the two looks.
    const late = known && readKeyFile(file);
    if (late) return this.#remember(file, late);
    if (known)
      throw new KeyError(`the key file ${file} is missing; the store is encrypted with the key ${known.id}`);
    createKeyFile(file, [newDataKey()]);
    return this.#remember(file, readKeyFile(file) ?? []);
  }

  #remember(file: string, keys: readonly DataKey[]): readonly DataKey[] {
    this.#changedAt = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
    return keys;
  }

  #forgetChangedFile(): void {
    if (this.#changedAt === undefined || Date.now() - this.#checkedAt < RECHECK_MS) return;
    this.#checkedAt = Date.now();
    // A file that is gone leaves the keys in memory: submissions go on, and a restart will say what is missing.
    const changedAt = statSync(keyFileOf(this.#settings), {throwIfNoEntry: false})?.mtimeMs;
    if (changedAt !== undefined && changedAt !== this.#changedAt) this.#loaded = undefined;
  }
}
