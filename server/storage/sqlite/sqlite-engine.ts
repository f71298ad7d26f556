import {existsSync, statSync} from 'node:fs';
import {DatabaseSync} from 'node:sqlite';
import type {Kysely} from 'kysely';
import {GroupCommit, type OnCommit} from '../group-commit.ts';
import {migrate} from '../migrate.ts';
import type {Schema} from '../schema.ts';
import {ScrubPendingError} from '../scrub-pending-error.ts';
import {StorageUnavailableError} from '../storage-unavailable-error.ts';
import type {Transact} from '../store.ts';
import {type DiskProbe, openDiskProbe} from './disk-probe.ts';
import {forgetCopy, inspectLog, type FoundLog} from './inspect-log.ts';
import {isOpenElsewhere} from './is-open-elsewhere.ts';
import {databaseFile, openSqlite} from './open.ts';
import {isBusy, isDamaged, isStorageFault} from './sqlite-fault.ts';
import {whileLocked} from './while-locked.ts';

// The intervals of retries for a log in use: while a caller waits, and in the background.
const PATIENT_RETRY_MS = 100;
const RETRY_MS = 60_000;
// The time for which the store waits for another process's lock. Shorter than a visitor's browser waits for an answer (`widgets/api`).
const LOCK_PATIENCE_MS = 8_000;
// A visitor who withdraws consents waits for this time, which is long enough for our own writes to end.
const SCRUB_PATIENCE_MS = 1_000;

/** The listeners of the file's events, and how long the engine waits for another process's lock, in milliseconds. */
export type EngineOptions = {
  readonly lockPatienceMs?: number | undefined;
  readonly onFault?: (error: unknown) => void;
  readonly onCommit?: OnCommit | undefined;
  /** Receives the leftover log of a crash, if no other process has the log open. */
  readonly onRecovered?: (found: FoundLog) => void;
};

type Connections = {
  readonly writer: Kysely<Schema>;
  readonly reader: Kysely<Schema>;
  readonly probe: DiskProbe;
};

/**
 * Runs one SQLite file in the data folder, opened on demand. Reads have a separate connection, so that they see
 * only committed data. After a disk fault, the engine drops the connections and the next use opens new connections, so
 * that no restart is needed. Blocks the calling thread during disk work.
 */
export class SqliteEngine {
  readonly #dataDir: string;
  readonly #onFault: (error: unknown) => void;
  readonly #onRecovered: (found: FoundLog) => void;
  readonly #lockPatienceMs: number;
  readonly #commits: GroupCommit;
  #connections: Promise<Connections> | undefined;
  // Whether the file has existed. A missing file is then not replaced by an empty file.
  #hadFile = false;
  // The open file; undefined while none is open.
  #inode: bigint | undefined;
  #retries: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    dataDir: string,
    {
      onFault = () => {},
      onRecovered = () => {},
      onCommit,
      lockPatienceMs = LOCK_PATIENCE_MS,
    }: EngineOptions = {},
  ) {
    this.#dataDir = dataDir;
    this.#lockPatienceMs = lockPatienceMs;
    this.#onFault = onFault;
    this.#onRecovered = onRecovered;
    this.#commits = new GroupCommit({
      connect: async () => {
        const {writer, probe} = await this.#connect();
        return {db: writer, confirm: probe.confirm};
      },
      isStoreFault: isStorageFault,
      // A write transaction has the only write lock from the beginning, so no acts can collide.
      isCollision: () => false,
      isGroupCollision: () => false,
      onStoreFault: (error) => this.#fail(error),
      onCommit,
    });
  }

  /** Runs an act in the next group; settles after the act is durable or rolled back. */
  write<Value>(act: (transaction: Transact) => Promise<Value>): Promise<Value> {
    return this.#commits.run(act);
  }

  /**
   * Empties the write-ahead log into the file, whose freed pages are zeroed (`secure_delete`). Waits up to the limit for other programs;
   * then throws ScrubPendingError, and retries each minute until it succeeds or the store is closed.
   */
  async scrub(patienceMs = SCRUB_PATIENCE_MS): Promise<void> {
    for (let leftMs = patienceMs; leftMs >= 0 && !this.#isClosed; leftMs -= PATIENT_RETRY_MS) {
      if (await this.#emptyLog()) return this.#stopRetrying();
      await new Promise((resolve) => {
        setTimeout(resolve, PATIENT_RETRY_MS);
      });
    }
    if (!this.#isClosed) this.#retries ??= setInterval(() => void this.#retryScrub(), RETRY_MS).unref();
    throw new ScrubPendingError('another program uses them, such as a backup in progress');
  }

  /** Reads committed data. Throws StorageUnavailableError. */
  async read<Value>(query: (db: Kysely<Schema>) => Promise<Value>): Promise<Value> {
    const {reader} = await this.#connect().catch(async (error: unknown) => {
      throw await this.#fail(error);
    });
    try {
      return await whileLocked(this.#lockPatienceMs, () => query(reader));
    } catch (error) {
      throw isStorageFault(error) ? await this.#fail(error) : error;
    }
  }

  /** Settles all submitted acts, then closes the file. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopRetrying();
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
        // A checkpoint that could not empty the log throws no error; the result row reports the failure.
        return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
      } finally {
        database.close();
      }
    } catch (error) {
      if (isBusy(error)) return false;
      throw isStorageFault(error) ? await this.#fail(error) : error;
    }
  }

  async #retryScrub(): Promise<void> {
    try {
      if (await this.#emptyLog()) this.#stopRetrying();
    } catch {
      // The fault is already reported, and the next use fails with it; the scrub is retried in a minute.
    }
  }

  #stopRetrying(): void {
    clearInterval(this.#retries);
    this.#retries = undefined;
  }

  async #connect(): Promise<Connections> {
    const inode = this.#inode;
    if (inode !== undefined && !this.#fileIs(inode)) await this.#drop();
    this.#connections ??= this.#open();
    return await this.#connections;
  }

  async #open(): Promise<Connections> {
    const file = databaseFile(this.#dataDir);
    // The disk may be unmounted for a short time: new data in another file would be hidden once the disk is mounted
    // again.
    if (this.#hadFile && !existsSync(file))
      throw new Error(`${file} is gone: put the file back, or restart to create an empty store`);
    this.#inspectLog();
    // Another process may be creating the file, or recovering the file after a crash.
    return await whileLocked(this.#lockPatienceMs, () => this.#openFile(file));
  }

  async #openFile(file: string): Promise<Connections> {
    const writer = openSqlite(this.#dataDir, this.#lockPatienceMs);
    try {
      await migrate(writer);
      this.#inode = statSync(file, {bigint: true}).ino;
      this.#hadFile = true;
      const reader = openSqlite(this.#dataDir, this.#lockPatienceMs);
      return {writer, reader, probe: openDiskProbe(this.#dataDir)};
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
