import {existsSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import type {Keyring} from '../keys/keyring.ts';
import type {Settings} from '../settings/settings.ts';
import {databaseFile} from '../storage/sqlite/open.ts';
import type {OpenSqliteStore} from '../storage/store.ts';
import type {WithdrawnSubmission} from '../withdrawal/withdraw.act.ts';
import {erasedIn, readErased, type Erased} from './erasure-ledger.ts';
import {readWithdrawn, withdrawnIn} from './withdrawal-ledger.ts';

/** The erasures and withdrawals that a restore repeats, because the backup may not contain them. */
export type Notes = {
  readonly erased: readonly Erased[];
  readonly withdrawn: readonly WithdrawnSubmission[];
};

/**
 * Reads erasures and withdrawals from every place that may contain them: beside the backup, in BACKUP_DIR, beside
 * the store, and in the store that is to be moved away.
 */
export const knownNotes = async (
  settings: Settings,
  {
    keyring,
    file,
    openSqlite,
  }: {readonly keyring: Keyring; readonly file: string; readonly openSqlite: OpenSqliteStore},
): Promise<Notes> => {
  const folders = new Set(
    [dirname(resolve(file)), settings.DATA_DIR, settings.BACKUP_DIR].filter((each) => each !== ''),
  );
  const erased: Erased[] = [];
  const withdrawn: WithdrawnSubmission[] = [];
  for (const folder of folders) {
    erased.push(...(await readErased(folder)));
    withdrawn.push(...(await readWithdrawn(folder)));
  }
  const stored = await notesIn(settings, keyring, openSqlite);
  return {erased: [...erased, ...stored.erased], withdrawn: [...withdrawn, ...stored.withdrawn]};
};

const notesIn = async (
  {DATABASE_URL, DATA_DIR}: Settings,
  keyring: Keyring,
  openSqlite: OpenSqliteStore,
): Promise<Notes> => {
  const none = {erased: [], withdrawn: []};
  if (DATABASE_URL !== '' || !existsSync(databaseFile(DATA_DIR))) return none;
  const store = openSqlite(DATA_DIR);
  try {
    return {
      erased: await store.read((db) => erasedIn(db, keyring)),
      withdrawn: await store.read(withdrawnIn),
    };
  } catch {
    // The store that is to be moved away may be unreadable; the ledgers remain.
    return none;
  } finally {
    await store.close();
  }
};
