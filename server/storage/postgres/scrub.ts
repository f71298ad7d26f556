/**
 * Removes erased rows from the files of the tables. A plain VACUUM frees the space of the rows but does not
 * overwrite the space; VACUUM FULL rewrites a table, deletes the old file, and blocks the table meanwhile. Not
 * covered: the database's log until the database recycles the log, standbys and backups.
 */
import {setTimeout} from 'node:timers/promises';
import type {Pool, PoolClient} from 'pg';
import type {Schema} from '../schema.ts';
import {ScrubPendingError} from '../scrub-pending-error.ts';

/** The tables that contain erased rows. */
export const SCRUBBED_TABLES = [
  'lead',
  'contact_message',
  'questionnaire',
  'conversation',
  'chat_event',
  'attribution',
  'calculation',
  'result_link',
  'inbox_item',
  'search_term',
  'person_card',
  'person_note',
  'follow_up',
  'person_mail',
  'push_key',
  'push_device',
  'evidence',
  'idempotency',
  'submission',
  // Clients' words, which are not sealed.
  'testimonial',
  'edit',
] as const satisfies readonly (keyof Schema)[];

// The time limit for waiting for a table: while the scrub waits, later submissions wait, too. Between two attempts,
// the waiting submissions continue.
const LOCK_MS = 2_000;
const AGAIN_MS = 1_000;
// The time limit for rewriting a table: submissions give up after 10 seconds.
const TABLE_MS = 8_000;

const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Without patience, frees space beside all users; with patience, rewrites the tables, or throws ScrubPendingError. */
export const scrubPostgres = async (pool: Pool, patienceMs: number): Promise<void> => {
  const client = await pool.connect();
  try {
    if (patienceMs > 0) await rewriteTables(client, patienceMs);
    else await freeRoom(client);
  } finally {
    // The settings of this connection must not return to the pool.
    client.release(true);
  }
};

const freeRoom = async (client: PoolClient): Promise<void> => {
  await client.query('set statement_timeout = 0; set lock_timeout = 0');
  await client.query('vacuum');
};

const rewriteTables = async (client: PoolClient, patienceMs: number): Promise<void> => {
  await client.query(`set lock_timeout = ${LOCK_MS}`);
  await client.query(`set statement_timeout = ${TABLE_MS}`);
  const until = performance.now() + patienceMs;
  try {
    await whileOwed(until, await olderViews(client));
    for (const table of SCRUBBED_TABLES) await whileOwed(until, () => rewrite(client, table));
  } catch (error) {
    if (error instanceof ScrubPendingError) await freeRoom(client);
    throw error;
  }
};

type Attempt = () => Promise<ScrubPendingError | undefined>;

const whileOwed = async (until: number, attempt: Attempt): Promise<void> => {
  for (let owed = await attempt(); owed; owed = await attempt()) {
    const leftMs = until - performance.now();
    if (leftMs <= 0) throw owed;
    await setTimeout(Math.min(AGAIN_MS, leftMs));
  }
};

// A transaction that began before the erasure may still read erased rows, so a rewritten table would still contain
// the rows. The same is true while any database of the cluster has an older transaction that writes: every new
// snapshot, also that of the rewrite, reaches back to that transaction. A prepared transaction
// (two-phase commit) belongs to no connection and can stay open for days.
const olderViews = async (client: PoolClient): Promise<Attempt> => {
  const {rows: begins} = await client.query<{xid: string}>(
    'select pg_snapshot_xmax(pg_current_snapshot())::xid::text as xid',
  );
  return async () => {
    // Every role may read these columns, also for the connections of other roles; the owners of the connections are
    // not visible.
    const {rows} = await client.query(
      `select 1 from pg_stat_activity
        where pid <> pg_backend_pid()
          and (age(backend_xid) > age($1::xid)
            or (datname = current_database() and age(backend_xmin) > age($1::xid)))
       union all
       select 1 from pg_prepared_xacts where age(transaction) > age($1::xid)
       limit 1`,
      [begins[0]?.xid],
    );
    return rows.length === 0
      ? undefined
      : new ScrubPendingError(
          'a transaction from before the erasure is still open, such as a backup in progress',
        );
  };
};

const rewrite = async (client: PoolClient, table: string): Promise<ScrubPendingError | undefined> => {
  try {
    await client.query(`vacuum (full) ${table}`);
    return undefined;
  } catch (cause) {
    if (codeOf(cause) === LOCK_NOT_AVAILABLE)
      return new ScrubPendingError(`another connection uses the table ${table}`, {cause});
    if (codeOf(cause) === QUERY_CANCELED)
      throw new ScrubPendingError(
        `rewriting the table ${table} takes longer than submissions can wait: with the servers stopped, run "vacuum full ${table}" in the database`,
        {cause},
      );
    throw cause;
  }
};
