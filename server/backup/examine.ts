import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {DatabaseSync} from 'node:sqlite';
import type {Head} from '../evidence/chain.ts';
import {type NotedEnd, verifyChain} from '../evidence/verify-chain.ts';
import type {Keyring} from '../keys/keyring.ts';
import {keysInUse} from '../retention/keys-needed.ts';
import {findUnreadable, formatUnreadable} from '../retention/unreadable.ts';
import {digestTables, type TableDigest} from '../storage/copy-store.ts';
import {schemaVersion} from '../storage/migrate.ts';
import {countRows, type Progress} from '../storage/progress.ts';
import {SqliteKysely} from '../storage/sqlite/dialect.ts';
import type {WithdrawnSubmission} from '../withdrawal/withdraw.act.ts';
import {BackupError} from './backup-error.ts';
import {erasedIn, type Erased} from './erasure-ledger.ts';
import {withdrawnIn} from './withdrawal-ledger.ts';

const MOST_NAMED = 10;
const MOST_KEPT = 1_000;

/** The content of a copy of a store. */
export type Examined = {
  readonly schema: string;
  readonly tables: readonly TableDigest[];
  readonly chain: Head;
  readonly keys: readonly string[];
  readonly erased: readonly Erased[];
  readonly withdrawn: readonly WithdrawnSubmission[];
  /** The errors of the evidence, and the rows that no key decrypts. */
  readonly faults: readonly string[];
};

/**
 * Examines a copy of a store: pages, references, the chain of evidence, and every encrypted field. Throws
 * BackupError when the copy is incomplete or keys are missing. Reports damaged rows.
 */
export const examine = async (
  file: string,
  keyring: Keyring,
  {ends, progress}: {readonly ends: readonly NotedEnd[]; readonly progress: Progress},
): Promise<Examined> => {
  const database = new DatabaseSync(file);
  const db = new SqliteKysely(database);
  try {
    requireWhole(database);
    const schema = await schemaVersion(db);
    const inUse = [...(await keysInUse(db))].sort();
    const keys = inUse.filter((id) => keyring.all.some((key) => key.id === id));
    // A damaged value may name a key that never existed; rows with a missing key are reported.
    if (keys.length === 0) requireKeys(inUse, keyring);
    progress.expect((await countRows(db)) + (await countRows(db, ['evidence'])));
    const {faults, head} = await verifyChain(db, keyring, {ends, progress});
    const unreadable = (await findUnreadable(db, keyring)).map(formatUnreadable);
    const [erased, withdrawn] = [await erasedIn(db, keyring), await withdrawnIn(db)];
    return {
      schema,
      tables: await digestTables(db, {progress}),
      chain: head,
      keys,
      erased,
      withdrawn,
      faults: [...faults, ...unreadable].slice(0, MOST_KEPT),
    };
  } finally {
    await db.destroy();
  }
};

/** Throws BackupError with the first error in a store that was not known when the backup was made. */
export const requireNoFaults = (all: readonly string[], known: readonly string[] = []): void => {
  const faults = all.filter((fault) => !known.includes(fault));
  if (faults.length === 0) return;
  const more = faults.length > MOST_NAMED ? `\n  and ${faults.length - MOST_NAMED} more` : '';
  throw new BackupError(`The evidence is damaged:\n  ${faults.slice(0, MOST_NAMED).join('\n  ')}${more}`);
};

/** Throws BackupError when a file of SQLite is damaged or contains unknown triggers or views. */
export const requireWhole = (database: DatabaseSync): void => {
  const foreign = database
    .prepare(`select type, name, tbl_name from sqlite_master where type in ('trigger', 'view') order by name`)
    .all()
    .map((row) => `the ${String(row['type'])} "${String(row['name'])}" on ${String(row['tbl_name'])}`);
  if (foreign.length > 0)
    throw new BackupError(
      `The backup contains ${foreign.join(', ')}, which Lamplight does not create: somebody changed the backup. Nothing in it was executed.`,
    );
  const found = [
    ...database
      .prepare('pragma integrity_check(5)')
      .all()
      .map((row) => String(row['integrity_check'])),
    ...database
      .prepare('pragma foreign_key_check')
      .all()
      .map((row) => `a row of ${String(row['table'])} refers to a missing row`),
  ].filter((text) => text !== 'ok');
  if (found.length > 0) throw new BackupError(`The copy is damaged:\n  ${found.slice(0, 5).join('\n  ')}`);
};

/** Throws BackupError with the required keys that are missing. */
export const requireKeys = (wanted: readonly string[], {all}: Keyring): void => {
  const missing = wanted.filter((id) => !all.some((key) => key.id === id));
  if (missing.length > 0)
    throw new BackupError(
      `The backup is encrypted with ${missing.join(', ')}, which is not among the given keys (${all.map(({id}) => id).join(', ')}).`,
    );
};

/** Calculates the SHA-256 of a file, in hex. */
export const sha256Of = async (file: string): Promise<string> => {
  const sum = createHash('sha256');
  for await (const chunk of createReadStream(file)) sum.update(chunk as Buffer);
  return sum.digest('hex');
};
