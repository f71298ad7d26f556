import {statSync} from 'node:fs';
import type {Kysely} from 'kysely';
import {GroupCommit, type Act} from './group-commit.ts';
import {migrate} from './migrate.ts';
import type {Schema} from './schema.ts';
import {databaseFile, openSqlite} from './sqlite/open.ts';
import {isStorageFault} from './sqlite/sqlite-fault.ts';
import {StorageUnavailableError} from './storage-unavailable-error.ts';

/** What services know of the store. PostgreSQL will be another class with these methods. */
export type Store = {
  /** Runs an act in a transaction and resolves once it is durable. Throws StorageUnavailableError or the act's own error. */
  readonly write: <Value>(act: Act<Value>) => Promise<Value>;
  /** Reads. Throws StorageUnavailableError when the store cannot be used. */
  readonly read: <Value>(query: (db: Kysely<Schema>) => Promise<Value>) => Promise<Value>;
};

/**
 * The embedded store: one SQLite file under the data folder, opened when first needed. After a fault of the disk
 * the connection is dropped and the next use opens a new one, so that a disk that recovers needs no restart.
 */
export class SqliteStore implements Store {
  readonly #dataDir: string;
  readonly #onFault: (error: unknown) => void;
  readonly #commits: GroupCommit;
  #connection: Promise<Kysely<Schema>> | undefined;
  // Of the open file; undefined while none is open.
  #inode: bigint | undefined;

  constructor(dataDir: string, onFault: (error: unknown) => void = () => {}) {
    this.#dataDir = dataDir;
    this.#onFault = onFault;
    this.#commits = new GroupCommit({
      connect: () => this.#connect(),
      isStoreFault: isStorageFault,
      onStoreFault: (error) => this.#fail(error),
    });
  }

  write<Value>(act: Act<Value>): Promise<Value> {
    return this.#commits.run(act);
  }

  async read<Value>(query: (db: Kysely<Schema>) => Promise<Value>): Promise<Value> {
    const db = await this.#connect().catch(async (error: unknown) => {
      throw await this.#fail(error);
    });
    try {
      return await query(db);
    } catch (error) {
      throw isStorageFault(error) ? await this.#fail(error) : error;
    }
  }

  /** Settles what was handed over, then closes the file. */
  async close(): Promise<void> {
    await this.#commits.idle();
    await this.#drop();
  }

  async #connect(): Promise<Kysely<Schema>> {
    const inode = this.#inode;
    if (inode !== undefined && !this.#fileIs(inode)) await this.#drop();
    this.#connection ??= this.#open();
    return await this.#connection;
  }

  async #open(): Promise<Kysely<Schema>> {
    const db = openSqlite(this.#dataDir);
    try {
      await migrate(db);
      this.#inode = statSync(databaseFile(this.#dataDir), {bigint: true}).ino;
      return db;
    } catch (error) {
      await db.destroy();
      throw error;
    }
  }

  // SQLite goes on writing to a file that was moved or deleted, and every write succeeds: into nothing.
  #fileIs(inode: bigint): boolean {
    return statSync(databaseFile(this.#dataDir), {bigint: true, throwIfNoEntry: false})?.ino === inode;
  }

  async #fail(error: unknown): Promise<StorageUnavailableError> {
    if (error instanceof StorageUnavailableError) return error;
    this.#onFault(error);
    await this.#drop();
    return new StorageUnavailableError(error);
  }

  async #drop(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    this.#inode = undefined;
    const open = await connection?.catch(() => undefined);
    // A file system that failed a write may fail the close as well; there is nothing left to save in it.
    await open?.destroy().catch((error: unknown) => this.#onFault(error));
  }
}
