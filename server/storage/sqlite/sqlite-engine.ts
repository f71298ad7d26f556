import {existsSync, statSync} from 'node:fs';
import {DatabaseSync} from 'node:sqlite';
import type {Kysely} from 'kysely';
import {GroupCommit, type OnCommit} from '../group-commit.ts';
import {migrate} from '../migrate.ts';
import type {Schema} from '../schema.ts';
import {ScrubOwedError} from '../scrub-owed-error.ts';
import {StorageUnavailableError} from '../storage-unavailable-error.ts';
import type {Transact} from '../store.ts';
import {type DiskProbe, openDiskProbe} from './disk-probe.ts';
import {forgetCopy, inspectLog, type FoundLog} from './inspect-log.ts';
import {isOpenElsewhere} from './is-open-elsewhere.ts';
import {databaseFile, openSqlite} from './open.ts';
import {isBusy, isDamaged, isStorageFault} from './sqlite-fault.ts';

// The intervals of retries for a log in use: while a caller waits, and in the background.
const SCRUB_AGAIN_MS = 100;
const OWED_AGAIN_MS = 60_000;
// Long enough for our own writes to end; a visitor who withdraws waits for this time.
const SCRUB_PATIENCE_MS = 1_000;

/** The listeners of the file's events. */
export type EngineListeners = {
  readonly onFault?: (error: unknown) => void;
  readonly onCommit?: OnCommit | undefined;
  /** The leftover log of a crash that no other process had open. */
  readonly onRecovered?: (found: FoundLog) => void;
};

type Connections = {
  readonly writer: Kysely<Schema>;
  readonly reader: Kysely<Schema>;
  readonly probe: DiskProbe;
};

/**
 * One SQLite file in the data folder, opened on demand. Reads have a separate connection, so that they see only committed data. After a
 * disk fault, the connections are dropped and the next use opens new ones, so that no restart is needed. Blocks its thread during disk
 * work.
 */
export class SqliteEngine {
  readonly #dataDir: string;
  readonly #onFault: (error: unknown) => void;
  readonly #onRecovered: (found: FoundLog) => void;
  readonly #commits: GroupCommit;
  #connections: Promise<Connections> | undefined;
  // Whether the file has existed: then a missing file is not replaced by an empty one.
  #hadFile = false;
  // The open file; undefined while none is open.
  #inode: bigint | undefined;
  #probe: DiskProbe | undefined;
  #owed: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(dataDir: string, {onFault = () => {}, onRecovered = () => {}, onCommit}: EngineListeners = {}) {
    this.#dataDir = dataDir;
    this.#onFault = onFault;
    this.#onRecovered = onRecovered;
    this.#commits = new GroupCommit({
      connect: async () => (await this.#connect()).writer,
      isStoreFault: isStorageFault,
      // A write transaction has the only write lock from its beginning, so its acts cannot collide.
      isCollision: () => false,
      isGroupCollision: () => false,
      onStoreFault: (error) => this.#fail(error),
      confirm: () => this.#probe?.confirm(),
      onCommit,
    });
  }

  /** Runs an act in the next group; settles after it is durable or rolled back. */
  write<Value>(act: (transaction: Transact) => Promise<Value>): Promise<Value> {
    return this.#commits.run(act);
  }

  /**
   * Empties the write-ahead log into the file, whose freed pages are zeroed (`secure_delete`). Waits up to the limit for other programs;
   * then throws ScrubOwedError, and retries each minute until it succeeds or the store is closed.
   */
  async scrub(patienceMs = SCRUB_PATIENCE_MS): Promise<void> {
    for (let leftMs = patienceMs; leftMs >= 0 && !this.#isClosed; leftMs -= SCRUB_AGAIN_MS) {
      if (await this.#emptyLog()) return this.#oweNothing();
      await new Promise((resolve) => {
        setTimeout(resolve, SCRUB_AGAIN_MS);
      });
    }
    if (!this.#isClosed) this.#owed ??= setInterval(() => void this.#scrubOwed(), OWED_AGAIN_MS).unref();
    throw new ScrubOwedError('another program uses them, such as a backup in progress');
  }

  /** Reads committed data. Throws StorageUnavailableError. */
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

  /** Settles all submitted acts, then closes the file. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#oweNothing();
    await this.#commits.idle();
    await this.#drop();
  }

  // On a separate connection without a busy timeout: waiting in SQLite would block our own writes.
  async #emptyLog(): Promise<boolean> {
    // Ensures that the file is that of the open store.
    await this.read(async () => undefined);
    try {
      const database = new DatabaseSync(databaseFile(this.#dataDir), {timeout: 0});
      try {
        // A checkpoint that could not empty the log is no error: its result row says so.
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
      // The fault is already reported, and the next use fails with it; the scrub is retried in a minute.
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
    // The disk may be unmounted briefly: data in another file would be hidden after it is mounted again.
    if (this.#hadFile && !existsSync(file))
      throw new Error(`${file} is gone: put the file back, or restart to create an empty store`);
    this.#inspectLog();
    const writer = openSqlite(this.#dataDir);
    try {
      await migrate(writer);
      const reader = openSqlite(this.#dataDir);
      this.#inode = statSync(file, {bigint: true}).ino;
      this.#hadFile = true;
      const probe = openDiskProbe(this.#dataDir);
      this.#probe = probe;
      return {writer, reader, probe};
    } catch (error) {
      await writer.destroy();
      throw error;
    }
  }

  #inspectLog(): void {
    const found = inspectLog(this.#dataDir, new Date());
    if (!found) return;
    // The log of another process is in use, not a leftover.
    if (isOpenElsewhere(this.#dataDir)) forgetCopy(found);
    else this.#onRecovered(found);
  }

  // SQLite continues to write to a file that was moved or deleted: the writes succeed, and the data is lost.
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
      `${databaseFile(this.#dataDir)} is damaged (${reason}). Stop the server, copy the whole data folder, then restore the newest backup: npm run restore -- <backup.sqlite> --force`,
      {cause: error},
    );
  }

  async #drop(): Promise<void> {
    const connections = this.#connections;
    this.#connections = undefined;
    this.#inode = undefined;
    const open = await connections?.catch(() => undefined);
    open?.probe.close();
    // A file system that failed a write may also fail the close; nothing can be saved there.
    for (const db of open ? [open.reader, open.writer] : [])
      await db.destroy().catch((error: unknown) => this.#onFault(error));
  }
}
