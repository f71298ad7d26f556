/**
 * Who has a stream open, in any process. Each process writes its own and, every ten seconds, that it lives: after a crash nobody has to tell the
 * others. Presence is a hint, never a condition: where the store cannot be written, nobody is here.
 */
import {randomUUID} from 'node:crypto';
import type {Store} from '../../storage/store.ts';
import {changePresent, GONE_AFTER_MS, noteAlive, removeGone, type Present} from './presence.store.ts';

const ALIVE_EVERY_MS = 10_000;
// A reload closes one stream and opens the next: they become one write.
const GATHER_MS = 100;

/** The presence of this process's streams, and questions about everybody's. */
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

  /** Notes an open stream; gives what notes its end. */
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

  /** Whether somebody has a stream open in any process: a subject, or anybody of a kind. Throws StorageUnavailableError. */
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

  /** Notes that everybody has left this process, which stops. Resolves when the store is no longer used: a later write would open it again. */
  async stop(): Promise<void> {
    this.#here.clear();
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#writing;
    if (this.#written.size > 0) await this.#write();
  }

  // Never later than a write that is due already.
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
      // The store logs its own faults; the next write brings what this one did not.
    }
    if (this.#here.size > 0 || this.#written.size > 0) this.#writeIn(ALIVE_EVERY_MS);
  }
}

const keyOf = ({kind, subject}: Present): string => `${kind} ${subject}`;
