import {Kysely, PostgresDialect} from 'kysely';
import {Pool} from 'pg';
import {GroupCommit, type OnCommit} from '../group-commit.ts';
import {migrate} from '../migrate.ts';
import type {Schema} from '../schema.ts';
import {StorageUnavailableError} from '../storage-unavailable-error.ts';
import type {Act, Store, Transact} from '../store.ts';
import {isSerializationFault, isServerFault, isUniqueViolation} from './postgres-fault.ts';
import {scrubPostgres} from './scrub.ts';

// The number of concurrent groups: one group can be on the way to the disk while the next group is being written.
const LANES = 3;
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const IDLE_TRANSACTION_MS = 15_000;

// A role or a database may be configured not to wait for the disk. Settings that are stricter than `on` stay.
const WAIT_FOR_DISK = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

/**
 * The store in a PostgreSQL database, which any number of server processes may share. Connections are opened on demand, so that a database
 * that was unavailable needs no restart of the server. `onFault` is for the log.
 */
export class PostgresStore implements Store {
  /** The pool, for code that uses the database directly: the shared rate limits. */
  readonly pool: Pool;
  readonly #db: Kysely<Schema>;
  readonly #onFault: (error: unknown) => void;
  readonly #commits: GroupCommit;
  #migrated: Promise<void> | undefined;

  constructor(url: string, onFault: (error: unknown) => void = () => {}, onCommit?: OnCommit) {
    this.#onFault = onFault;
    this.pool = new Pool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
      application_name: 'lamplight',
      allowExitOnIdle: true,
      // The pool's hook and not Kysely's: a connection that breaks here is given up, where Kysely would never give it back.
      // oxlint-disable-next-line typescript/no-misused-promises -- its types do not say that the pool waits for it
      onConnect: (client) => client.query(WAIT_FOR_DISK),
    });
    // An idle connection has broken; the pool has already removed it, and the next use reports the error.
    this.pool.on('error', () => {});
    // A connection may break between two statements of a transaction; the next statement then fails. Without a
    // listener, the process would end.
    this.pool.on('connect', (client) => client.on('error', () => {}));
    this.#db = new Kysely<Schema>({dialect: new PostgresDialect({pool: this.pool})});
    this.#commits = new GroupCommit(
      {
        connect: async () => ({db: await this.#connect()}),
        isStoreFault: isServerFault,
        isCollision: isUniqueViolation,
        isGroupCollision: isSerializationFault,
        onStoreFault: async (error) => this.#fail(error),
        onCommit,
      },
      LANES,
    );
  }

  perform<Input, Value>(act: Act<Input, Value>, input: Input): Promise<Value> {
    return this.#commits.run((transaction) => act.run(transaction, input));
  }

  write<Value>(run: (transaction: Transact) => Promise<Value>): Promise<Value> {
    return this.#commits.run(run);
  }

  async read<Value>(query: (db: Kysely<Schema>) => Promise<Value>): Promise<Value> {
    try {
      return await query(await this.#connect());
    } catch (error) {
      throw isServerFault(error) ? this.#fail(error) : error;
    }
  }

  /**
   * Rewrites the tables if there is patience; otherwise lets the database reuse the space of erased rows. See
   * `scrubPostgres`.
   */
  async scrub(patienceMs = 0): Promise<void> {
    await scrubPostgres(this.pool, patienceMs);
  }

  async close(): Promise<void> {
    await this.#commits.idle();
    await this.#db.destroy();
    if (!this.pool.ended) await this.pool.end();
  }

  async #connect(): Promise<Kysely<Schema>> {
    this.#migrated ??= migrate(this.#db).catch((error: unknown) => {
      this.#migrated = undefined;
      throw error;
    });
    await this.#migrated;
    return this.#db;
  }

  #fail(error: unknown): StorageUnavailableError {
    if (error instanceof StorageUnavailableError) return error;
    this.#onFault(error);
    return new StorageUnavailableError(error);
  }
}
