import {hash} from 'node:crypto';
import {sql, type Kysely} from 'kysely';
import {SILENT, type Progress} from './progress.ts';
import type {Schema} from './schema.ts';
import type {Store, Transact} from './store.ts';
import {STORED_TABLES, type StoredTable} from './stored-tables.ts';

const BATCH = 500;

type Row = Readonly<Record<string, unknown>>;

/**
 * The digest of a table's content, by which two stores are compared: the number of rows and the sum of their
 * hashes.
 */
export type TableDigest = {readonly table: string; readonly rows: number; readonly sha256: string};

/**
 * Copies every row of one store into another, in one transaction; the source is locked for writes. Resolves with the digests of the source.
 * Throws NotEmptyError when the target contains rows.
 */
export const copyStore = async (
  source: Store,
  target: Store,
  progress: Progress = SILENT,
): Promise<readonly TableDigest[]> =>
  // The source's transaction blocks every writer until the copy is durable.
  await source.write((from) =>
    target.write(async (into) => {
      await requireEmpty(into);
      return await copyTables(from, into, progress);
    }),
  );

/** Copies every row into empty tables. Returns the digests. */
export const copyTables = async (
  from: Kysely<Schema>,
  into: Transact,
  progress: Progress = SILENT,
): Promise<readonly TableDigest[]> =>
  await digestTables(from, {onRows: (table, rows) => insert(into, table, rows), progress});

/** Digests every table of a store. */
export const digestStore = async (
  store: Store,
  progress: Progress = SILENT,
): Promise<readonly TableDigest[]> => await store.read((db) => digestTables(db, {progress}));

/** Digests every table; `onRows` receives all rows. */
export const digestTables = async (
  db: Kysely<Schema>,
  {
    onRows = async () => {},
    progress = SILENT,
  }: {
    readonly onRows?: (table: StoredTable, rows: readonly Row[]) => Promise<void>;
    readonly progress?: Progress;
  } = {},
): Promise<readonly TableDigest[]> => {
  const digests: TableDigest[] = [];
  for (const table of STORED_TABLES) {
    const digest = new Digest(table.name);
    for await (const rows of batches(db, table)) {
      digest.add(rows);
      await onRows(table, rows);
      progress.advance(rows.length);
    }
    digests.push(digest.close());
  }
  return digests;
};

/** The target of a copy already contains rows: a copy would mix two stores. */
export class NotEmptyError extends Error {
  override readonly name = 'NotEmptyError';
  readonly code = 'not-empty';

  constructor(table: string) {
    super(`the target is not empty: its table ${table} has rows`);
  }
}

/** Prepares the target of a copy. Throws NotEmptyError when a table contains rows. */
export const requireEmpty = async (into: Transact): Promise<void> => {
  // The table `evidence_head` contains a row even when the chain is empty; the source's row replaces this row.
  await into.deleteFrom('evidence_head').where('seq', '=', 0).execute();
  for (const {name} of STORED_TABLES) {
    const {rows} = await sql`select 1 from ${sql.table(name)} limit 1`.execute(into);
    if (rows.length > 0) throw new NotEmptyError(name);
  }
};

// Reads by key, so that each batch of a table of any size costs the same.
const batches = async function* (
  db: Kysely<Schema>,
  {name, key}: StoredTable,
): AsyncGenerator<readonly Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let last: Row | undefined, size = BATCH; size === BATCH;) {
    const after = last ? sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``;
    const {rows} =
      await sql<Row>`select * from ${sql.table(name)} ${after} order by ${columns} limit ${sql.lit(BATCH)}`.execute(
        db,
      );
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    size = rows.length;
  }
};

const insert = async (into: Transact, {name}: StoredTable, rows: readonly Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(tuples)}`.execute(
    into,
  );
};

const MODULUS = 2n ** 256n;

// The hashes of all rows are added up, because two databases sort texts differently. This takes constant memory and detects every
// accidental difference.
class Digest {
  readonly #table: string;
  #rows = 0;
  #sum = 0n;

  constructor(table: string) {
    this.#table = table;
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const entries = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
      this.#sum = (this.#sum + BigInt(`0x${hash('sha256', JSON.stringify(entries))}`)) % MODULUS;
    }
    this.#rows += rows.length;
  }

  close(): TableDigest {
    return {table: this.#table, rows: this.#rows, sha256: this.#sum.toString(16).padStart(64, '0')};
  }
}
