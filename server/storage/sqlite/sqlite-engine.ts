import {existsSync, statSync} from 'node:fs';
import {DatabaseSync} from 'node:sqlite';
import type {Kysely} from 'kysely';
import {GroupCommit, type OnCommit} from '../group-commit.ts';
import {migrate} from '../migrate.ts';
import type {Schema} from '../schema.ts';
import {ScrubOwedError} from '../scrub-owed-error.ts';
import {StorageUnavailableError} from '../storage-unavailable-error.ts';
import type {Transact} from '../store.ts';
import {forgetCopy, inspectLog, type FoundLog} from './inspect-log.ts';
import {isOpenElsewhere} from './is-open-elsewhere.ts';
import {databaseFile, openSqlite} from './open.ts';
import {isBusy, isDamaged, isStorageFault} from './sqlite-fault.ts';

// How often a log that is in use is tried again: while somebody waits for it, and once nobody does any more.
const SCRUB_AGAIN_MS = 100;
const OWED_AGAIN_MS = 60_000;
// Long enough for our own writes to end; a visitor who withdraws waits for it.
const SCRUB_PATIENCE_MS = 1_000;

/** Who is notified of what happens to the file. */
export type EngineListeners = {
  readonly onFault?: (error: unknown) => void;
  readonly onCommit?: OnCommit | undefined;
  /** Of a log that a crash has left behind, and that nobody else had open. */
  readonly onRecovered?: (found: FoundLog) => void;
};

type Connections = {readonly writer: Kysely<Schema>; readonly reader: Kysely<Schema>};

/**
 * One SQLite file under the data folder, opened when first needed; reads have a connection of their own, so that they
 * see what is committed and nothing else. After a fault of the disk the connections are dropped and the next use opens new
 * ones, so that a disk that recovers needs no restart. Blocks its thread while the disk works.
 */
export class SqliteEngine {
  readonly #dataDir: string;
  readonly #onFault: (error: unknown) => void;
  readonly #onRecovered: (found: FoundLog) => void;
  readonly #commits: GroupCommit;
  #connections: Promise<Connections> | undefined;
  // Whether there has been a file: then one that is missing is not replaced by an empty one.
  #hadFile = false;
  // Of the open file; undefined while none is open.
  #inode: bigint | undefined;
  #owed: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(dataDir: string, {onFault = () => {}, onRecovered = () => {}, onCommit}: EngineListeners = {}) {
    this.#dataDir = dataDir;
    this.#onFault = onFault;
    this.#onRecovered = onRecovered;
    this.#commits = new GroupCommit({
      connect: async () => (await this.#connect()).writer,
      isStoreFault: isStorageFault,
      // A write transaction holds the only write lock from its beginning: nobody can get in the way of its acts.
      isCollision: () => false,
      isGroupCollision: () => false,
      onStoreFault: (error) => this.#fail(error),
      onCommit,
    });
  }

  /** Runs an act in the next group; settles once it is durable or undone. */
  write<Value>(act: (transaction: Transact) => Promise<Value>): Promise<Value> {
    return this.#commits.run(act);
  }

  /**
   * Empties the write-ahead log into the file, whose freed pages are zeroed (`secure_delete`). Waits so long for other programs
   * that read or write; then throws ScrubOwedError, and goes on trying each minute until it is done or the store is closed.
   */
  async scrub(patienceMs = SCRUB_PATIENCE_MS): Promise<void> {
    for (let leftMs = patienceMs; leftMs >= 0 && !this.#isClosed; leftMs -= SCRUB_AGAIN_MS) {
      if (await this.#emptyLog()) return this.#oweNothing();
      await new Promise((resolve) => {
        setTimeout(resolve, SCRUB_AGAIN_MS);
      });
    }
    if (!this.#isClosed) this.#owed ??= setInterval(() => void this.#scrubOwed(), OWED_AGAIN_MS).unref();
    throw new ScrubOwedError('another program uses it, such as a backup that is being made');
  }

  /** Reads what is committed. Throws StorageUnavailableError. */
  async read<Value>(query: (db: Kysely<Schema>) => Promise<Value>): Promise<Value> {
    const {reader} = await this.#connect().catch(async (error: unknown) => {
      throw await this.#fail(error);
    });
    try {
      return await query(reader);
    } catch (error) {
      throw isStorageFault(error) ? await this.#fail(error) : error;
    }
  }

  /** Settles what was handed over, then closes the file. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#oweNothing();
    await this.#commits.idle();
    await this.#drop();
  }

  // On a connection of its own, which waits for no lock: to wait in SQLite would keep every write of ours waiting.
  async #emptyLog(): Promise<boolean> {
    // Sees to it that it is the file of the open store.
    await this.read(async () => undefined);
    try {
      const database = new DatabaseSync(databaseFile(this.#dataDir), {timeout: 0});
      try {
        // A checkpoint that could not empty the log is no error: its row says so.
        return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
      } finally {
        database.close();
      }
    } catch (error) {
      if (isBusy(error)) return false;
      throw isStorageFault(error) ? await this.#fail(error) : error;
    }
  }

  async #scrubOwed(): Promise<void> {
    try {
      if (await this.#emptyLog()) this.#oweNothing();
    } catch {
      // Trouble of the store has been reported, and is told to whoever uses it next; here it is tried again in a minute.
    }
  }

  #oweNothing(): void {
    clearInterval(this.#owed);
    this.#owed = undefined;
  }

  async #connect(): Promise<Connections> {
    const inode = this.#inode;
    if (inode !== undefined && !this.#fileIs(inode)) await this.#drop();
    this.#connections ??= this.#open();
    return await this.#connections;
  }

  async #open(): Promise<Connections> {
    const file = databaseFile(this.#dataDir);
    // Its disk may be away for a moment: what went into another file would be hidden once it is back.
    if (this.#hadFile && !existsSync(file))
      throw new Error(`${file} is gone: put it back, or restart to begin an empty store`);
    this.#inspectLog();
    const writer = openSqlite(this.#dataDir);
    try {
      await migrate(writer);
      const reader = openSqlite(this.#dataDir);
      this.#inode = statSync(file, {bigint: true}).ino;
      this.#hadFile = true;
      return {writer, reader};
    } catch (error) {
      await writer.destroy();
      throw error;
    }
  }

  #inspectLog(): void {
    const found = inspectLog(this.#dataDir, new Date());
    if (!found) return;
    // Somebody else's log is being written to, and is not left behind.
    if (isOpenElsewhere(this.#dataDir)) forgetCopy(found);
    else this.#onRecovered(found);
  }

  // SQLite goes on writing to a file that was moved or deleted, and every write succeeds: into nothing.
  #fileIs(inode: bigint): boolean {
    return statSync(databaseFile(this.#dataDir), {bigint: true, throwIfNoEntry: false})?.ino === inode;
  }

  async #fail(error: unknown): Promise<StorageUnavailableError> {
    if (error instanceof StorageUnavailableError) return error;
    this.#onFault(error);
    await this.#drop();
    return new StorageUnavailableError(this.#explained(error));
  }

  #explained(error: unknown): unknown {
    if (!isDamaged(error)) return error;
    const reason = error instanceof Error ? error.message : '';
    return new Error(
      `${databaseFile(this.#dataDir)} is damaged (${reason}). Stop the server, copy the data folder as it is, then put the newest backup back: npm run restore -- <backup.sqlite> --force`,
      {cause: error},
    );
  }

  async #drop(): Promise<void> {
    const connections = this.#connections;
    this.#connections = undefined;
    this.#inode = undefined;
    const open = await connections?.catch(() => undefined);
    // A file system that failed a write may fail the close as well; there is nothing left to save in it.
    for (const db of open ? [open.reader, open.writer] : [])
      await db.destroy().catch((error: unknown) => this.#onFault(error));
  }
}
