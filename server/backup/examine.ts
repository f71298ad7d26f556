import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {DatabaseSync} from 'node:sqlite';
import {Kysely} from 'kysely';
import type {Head} from '../evidence/chain.ts';
import {verifyChain} from '../evidence/verify-chain.ts';
import type {Keyring} from '../keys/keyring.ts';
import {keysInUse} from '../retention/reseal.ts';
import {digestTables, type TableDigest} from '../storage/copy-store.ts';
import {schemaVersion} from '../storage/migrate.ts';
import type {Schema} from '../storage/schema.ts';
import {sqliteDialect} from '../storage/sqlite/dialect.ts';
import type {WithdrawnSubmission} from '../withdrawal/withdrawn-submission.ts';
import {BackupError} from './backup-error.ts';
import {erasedIn, type Erased} from './erasure-ledger.ts';
import {withdrawnIn} from './withdrawal-ledger.ts';

const MOST_NAMED = 10;

/** What a copy of a store holds. */
export type Examined = {
  readonly schema: string;
  readonly tables: readonly TableDigest[];
  readonly chain: Head;
  readonly keys: readonly string[];
  readonly erased: readonly Erased[];
  readonly withdrawn: readonly WithdrawnSubmission[];
};

/**
 * Proves that a file is a whole store: its pages, its references, its chain of evidence with every content opened. Throws
 * BackupError that says what is wrong, missing keys included.
 */
export const examine = async (file: string, keyring: Keyring): Promise<Examined> => {
  const database = new DatabaseSync(file);
  const db = new Kysely<Schema>({dialect: sqliteDialect(database)});
  try {
    requireWhole(database);
    const schema = await schemaVersion(db);
    const keys = [...(await keysInUse(db))].sort();
    requireKeys(keys, keyring);
    const {faults, head} = await verifyChain(db, keyring, undefined);
    requireNoFaults(faults);
    const [erased, withdrawn] = [await erasedIn(db, keyring), await withdrawnIn(db)];
    return {schema, tables: await digestTables(db), chain: head, keys, erased, withdrawn};
  } finally {
    await db.destroy();
  }
};

/** Throws BackupError that names the first of the faults in a chain of evidence, should there be any. */
export const requireNoFaults = (faults: readonly string[]): void => {
  if (faults.length === 0) return;
  const more = faults.length > MOST_NAMED ? `\n  and ${faults.length - MOST_NAMED} more` : '';
  throw new BackupError(`Its evidence is damaged:\n  ${faults.slice(0, MOST_NAMED).join('\n  ')}${more}`);
};

/** Throws BackupError when a file of SQLite is damaged. */
export const requireWhole = (database: DatabaseSync): void => {
  const found = [
    ...database
      .prepare('pragma integrity_check(5)')
      .all()
      .map((row) => String(row['integrity_check'])),
    ...database
      .prepare('pragma foreign_key_check')
      .all()
      .map((row) => `a row of ${String(row['table'])} refers to nothing`),
  ].filter((text) => text !== 'ok');
  if (found.length > 0) throw new BackupError(`The copy is damaged:\n  ${found.slice(0, 5).join('\n  ')}`);
};

/** Throws BackupError that names the keys which are wanted and not at hand. */
export const requireKeys = (wanted: readonly string[], {all}: Keyring): void => {
  const missing = wanted.filter((id) => !all.some((key) => key.id === id));
  if (missing.length > 0)
    throw new BackupError(
      `It is encrypted with ${missing.join(', ')}, which is not among the keys given (${all.map(({id}) => id).join(', ')}).`,
    );
};

/** The SHA-256 of a file, in hex. */
export const sha256Of = async (file: string): Promise<string> => {
  const sum = createHash('sha256');
  for await (const chunk of createReadStream(file)) sum.update(chunk as Buffer);
  return sum.digest('hex');
};
