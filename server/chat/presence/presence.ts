/**
 * Records who has an open stream, across processes. Each process records its own streams and, every ten seconds,
 * that the process is alive, so that other processes notice a crash. Presence is only a hint: while the store
 * cannot be written, nobody is present.
 */
import {randomUUID} from 'node:crypto';
import type {Store} from '../../storage/store.ts';
import {changePresent, GONE_AFTER_MS, noteAlive, removeGone, type Present} from './presence.store.ts';

const ALIVE_EVERY_MS = 10_000;
// A reload closes one stream and opens the next; both changes become one write.
const GATHER_MS = 100;

/** The presence of this process's streams, and queries across processes. */
export class Presence {
  readonly #id = randomUUID();
  readonly #store: Pick<Store, 'read' | 'write'>;
  readonly #now: () => Date;
  readonly #here = new Map<string, {readonly present: Present; streams: number}>();
  #written = new Map<string, Present>();
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Infinity;
  #isStopped = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Pick<Store, 'read' | 'write'>, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /** Records an open stream. Returns a function that records the end of the stream. */
  enter(present: Present): () => void {
    const key = keyOf(present);
    const entry = this.#here.get(key) ?? {present, streams: 0};
    entry.streams += 1;
    this.#here.set(key, entry);
    this.#writeIn(GATHER_MS);
    return () => {
      entry.streams -= 1;
      if (entry.streams > 0) return;
      this.#here.delete(key);
      this.#writeIn(GATHER_MS);
    };
  }

  /** Returns whether a subject, or any subject of a kind, has an open stream in any process. Throws StorageUnavailableError. */
  async isHere(kind: Present['kind'], subject?: string): Promise<boolean> {
    const since = new Date(this.#now().getTime() - GONE_AFTER_MS).toISOString();
    const found = await this.#store.read((db) => {
      const query = db
        .selectFrom('present')
        .innerJoin('live_process', 'live_process.id', 'present.process_id')
        .select('present.subject')
        .where('kind', '=', kind)
        .where('seen_at', '>=', since);
      return (subject === undefined ? query : query.where('subject', '=', subject))
        .limit(1)
        .executeTakeFirst();
    });
    return found !== undefined;
  }

  /**
   * Records that all subjects have left this process, which is stopping. Resolves when the store is no longer used: a later write would
   * reopen it.
   */
  async stop(): Promise<void> {
    this.#here.clear();
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#writing;
    if (this.#written.size > 0) await this.#write();
  }

  // A write that is already scheduled keeps an earlier time.
  #writeIn(ms: number): void {
    if (this.#isStopped) return;
    const dueAt = performance.now() + ms;
    if (dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => {
      this.#dueAt = Infinity;
      this.#writing = this.#writing.then(() => this.#write());
    }, ms).unref();
  }

  async #write(): Promise<void> {
    const now = this.#now();
    const wanted = new Map([...this.#here].map(([key, {present}]) => [key, present]));
    try {
      await this.#store.write(async (transaction) => {
        const isKnown = await noteAlive(transaction, this.#id, now);
        const written = isKnown ? this.#written : new Map<string, Present>();
        const came = [...wanted].flatMap(([key, present]) => (written.has(key) ? [] : [present]));
        const left = [...written].flatMap(([key, present]) => (wanted.has(key) ? [] : [present]));
        await changePresent(transaction, this.#id, {came, left});
        await removeGone(transaction, now);
      });
      this.#written = wanted;
    } catch {
      // The store logs its own errors; the next write includes the failed changes.
    }
    if (this.#here.size > 0 || this.#written.size > 0) this.#writeIn(ALIVE_EVERY_MS);
  }
}

const keyOf = ({kind, subject}: Present): string => `${kind} ${subject}`;
