import {constants, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {DatabaseSync} from 'node:sqlite';
import type {Head} from '../evidence/chain.ts';
import {currentEnd} from '../evidence/note-ends.ts';
import {endsFileOf} from '../keys/ends-file.ts';
import {noteEnd} from '../evidence/noted-ends.ts';
import {coverUnsigned} from '../evidence/sign-checkpoint.ts';
import {type NotedEnd, verifyChain} from '../evidence/verify-chain.ts';
import {eraseSubmission} from '../retention/erase-submission.ts';
import type {Keyring} from '../keys/keyring.ts';
import {Keys} from '../keys/keys.ts';
import {PurgeWithheldError} from '../retention/purge-clock.ts';
import {purge} from '../retention/purge.ts';
import type {Settings} from '../settings/settings.ts';
import {digestStore, type TableDigest} from '../storage/copy-store.ts';
import {NEWEST_MIGRATION} from '../storage/migrate.ts';
import {countRows, SILENT, type Progress} from '../storage/progress.ts';
import {databaseFile} from '../storage/sqlite/open.ts';
import type {OpenSqliteStore, Store} from '../storage/store.ts';
import {withdrawAgain} from '../withdrawal/withdraw-again.ts';
import {BackupError} from './backup-error.ts';
import {readManifest} from './backup-folder.ts';
import {erasedIn, noteErased, type Erased} from './erasure-ledger.ts';
import {requireKeys, requireNoFaults, requireWhole, sha256Of} from './examine.ts';
import {keysAtHand} from './make-backup.ts';
import type {Manifest} from './manifest.schema.ts';
import {knownNotes, type Notes} from './known-notes.ts';
import {filesOf, place, requireFree, setAside} from './restore-target.ts';
import {noteWithdrawn} from './withdrawal-ledger.ts';

/** The options of a restore. */
export type RestorePlan = {
  readonly now: Date;
  /** Whether an existing store is moved away. */
  readonly isForced: boolean;
  /** Whether the restore only checks everything and replaces no store. */
  readonly isCheck: boolean;
  readonly openSqlite: OpenSqliteStore;
  readonly progress?: Progress;
};

/** The result of a restore. */
export type Restored = {
  readonly manifest: Manifest;
  readonly tables: readonly TableDigest[];
  readonly chain: Head;
  /** The submissions that were erased after the backup and that the restore has erased again. */
  readonly erasedAgain: readonly string[];
  /** The submissions whose consents were withdrawn after the backup and that the restore has withdrawn again. */
  readonly withdrawnAgain: readonly string[];
  /** The new location of the existing store. */
  readonly setAside: string | undefined;
  /** The reason why nothing was purged by age; undefined when old records were purged. */
  readonly purgeWithheld: string | undefined;
  /**
   * The number of unsigned entries of the evidence, from a backup of an earlier version, which a checkpoint now
   * covers.
   */
  readonly covered: number;
};

// Backups of stores without this migration contain no signatures.
const FIRST_SIGNED = '009-signed-evidence';

/**
 * Restores a backup into the empty place that the settings name. Before the copy is moved to a place where a
 * server could find it, the copy is checked, migrated to the current schema, purged of everything that was erased,
 * withdrawn or has expired since the backup, and checked again. Throws BackupError or KeyError; then the place is
 * unchanged.
 */
export const restoreBackup = async (
  settings: Settings,
  file: string,
  {now, isForced, isCheck, openSqlite, progress = SILENT}: RestorePlan,
): Promise<Restored> => {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const manifest = readManifest(file);
  if (manifest.schema > NEWEST_MIGRATION)
    throw new BackupError(
      `The backup has the schema ${manifest.schema}: use a version of Lamplight that knows this schema.`,
    );
  const keyring = keysAtHand(settings);
  requireKeys(manifest.keys, keyring);
  if (!isCheck) await requireFree(settings, isForced);
  const isInTheWay = settings.DATABASE_URL === '' && filesOf(settings.DATA_DIR).length > 0;
  const workDir = workFolder(settings.DATA_DIR);
  try {
    await copyWhole(file, manifest, workDir);
    const notes = await knownNotes(settings, {keyring, file, openSqlite});
    const {end, ...done} = await prepare(workDir, settings, {manifest, notes, now, openSqlite, progress});
    if (isCheck) return {manifest, ...done, setAside: undefined};
    // Moves an empty store or a log without a store away: SQLite would apply such a log to the restored store.
    const aside = isInTheWay ? setAside(settings.DATA_DIR, now) : undefined;
    await place(workDir, settings, openSqlite);
    // The store continues from this end, whatever end of the previous store was recorded.
    if (end) noteEnd(endsFileOf(settings), keyring, {end, now});
    await noteErased(settings.DATA_DIR, notes.erased);
    await noteWithdrawn(settings.DATA_DIR, notes.withdrawn);
    return {manifest, ...done, setAside: aside};
  } finally {
    rmSync(workDir, {recursive: true, force: true});
  }
};

// Uses the disk of the data folder, so that the finished file only needs a rename.
const workFolder = (dataDir: string): string => {
  mkdirSync(resolve(dataDir), {recursive: true, mode: 0o700});
  return mkdtempSync(join(resolve(dataDir), '.restore-'));
};

const copyWhole = async (file: string, {file: expected}: Manifest, workDir: string): Promise<void> => {
  const copy = databaseFile(workDir);
  copyFileSync(file, copy, constants.COPYFILE_FICLONE);
  if ((await sha256Of(copy)) !== expected.sha256)
    throw new BackupError(`${file} was changed: its SHA-256 differs from the manifest.`);
  const database = new DatabaseSync(copy);
  try {
    requireWhole(database);
  } finally {
    database.close();
  }
};

type Work = {
  readonly manifest: Manifest;
  readonly notes: Notes;
  readonly now: Date;
  readonly openSqlite: OpenSqliteStore;
  readonly progress: Progress;
};

const prepare = async (
  workDir: string,
  settings: Settings,
  {manifest, notes, now, openSqlite, progress}: Work,
): Promise<
  Pick<Restored, 'tables' | 'chain' | 'erasedAgain' | 'withdrawnAgain' | 'purgeWithheld' | 'covered'> & {
    readonly end: Required<NotedEnd> | undefined;
  }
> => {
  const store = openSqlite(workDir);
  try {
    // The keys were compared with the manifest; the place is still empty.
    const keyring = await new Keys({...settings, ACCEPT_EMPTY_STORE: true}, store).ring();
    // The restore counts all rows twice and verifies the evidence twice.
    progress.expect(
      2 * (await store.read(async (db) => (await countRows(db)) + (await countRows(db, ['evidence'])))),
    );
    requireCounts(manifest, await digestStore(store, progress));
    const mayBeUnsigned = manifest.schema < FIRST_SIGNED;
    const found = await proven(store, keyring, {known: manifest.faults, mayBeUnsigned, progress});
    if (found.seq !== manifest.chain.seq || found.hash !== manifest.chain.hash)
      throw new BackupError('The end of the chain of evidence differs from the manifest.');
    const covered = mayBeUnsigned ? await coverUnsigned({store, keyring}, undefined, now) : 0;
    const withdrawnAgain = await withdrawAgain({store, keyring}, notes.withdrawn);
    const erasedAgain = await eraseAgain({store, keyring}, notes.erased);
    const purgeWithheld = await purgeUnlessWithheld({store, keyring}, settings, now);
    return {
      covered,
      purgeWithheld,
      chain: await proven(store, keyring, {known: manifest.faults, progress}),
      end: await currentEnd(store),
      tables: await digestStore(store, progress),
      erasedAgain,
      withdrawnAgain,
    };
  } finally {
    await store.close();
  }
};

// The clock of a new machine may be wrong; expired records then stay until a person has checked the clock.
const purgeUnlessWithheld = async (
  vault: {readonly store: Store; readonly keyring: Keyring},
  {RETENTION_DAYS}: Settings,
  now: Date,
): Promise<string | undefined> => {
  try {
    await purge(vault, {retention: RETENTION_DAYS, now});
    return undefined;
  } catch (error) {
    if (!(error instanceof PurgeWithheldError)) throw error;
    await vault.store.scrub();
    return error.message;
  }
};

// Tables that a later version has added are empty.
const requireCounts = ({tables}: Manifest, now: readonly TableDigest[]): void => {
  const differing = now.filter(
    ({table, rows}) => rows !== (tables.find((each) => each.table === table)?.rows ?? 0),
  );
  if (differing.length > 0)
    throw new BackupError(
      `The number of rows differs from the manifest: ${differing.map(({table}) => table).join(', ')}.`,
    );
};

const proven = async (
  store: Store,
  keyring: Keyring,
  {
    known,
    mayBeUnsigned = false,
    progress,
  }: {
    readonly known: readonly string[] | undefined;
    readonly mayBeUnsigned?: boolean;
    readonly progress: Progress;
  },
): Promise<Head> => {
  const {faults, head} = await store.read((db) => verifyChain(db, keyring, {mayBeUnsigned, progress}));
  requireNoFaults(faults, known);
  return head;
};

const eraseAgain = async (
  vault: {readonly store: Store; readonly keyring: Keyring},
  erased: readonly Erased[],
): Promise<readonly string[]> => {
  const done = new Set<string>(
    (await vault.store.read((db) => erasedIn(db, vault.keyring))).map(({id}) => id),
  );
  const again: string[] = [];
  for (const {id, at} of erased) {
    if (done.has(id)) continue;
    done.add(id);
    const [known] = await vault.store.read((db) =>
      db.selectFrom('submission').select('id').where('id', '=', id).execute(),
    );
    // The backup does not contain later records.
    if (!known) continue;
    for (const each of await eraseSubmission(vault, id, {reason: 'request', now: new Date(at)})) {
      done.add(each);
      again.push(each);
    }
  }
  return again;
};
