import {createHmac, randomBytes} from 'node:crypto';
import type {Logger} from 'pino';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import type {VisitCountTable} from '../storage/schema.ts';
import type {Store} from '../storage/store.ts';
import {addCountsAct} from './add-counts.act.ts';

/** A stage that a visit has reached. */
export type CountedVisit = Omit<VisitCountTable, 'day' | 'visits'>;

/** Distinguishes the visits of one day. Kept nowhere: a hash with the day's salt stands for the visitor. */
export type Visitor = {readonly address: string; readonly userAgent: string};

const EVERY_MS = 5_000;

/** The most rows and the most visits of one process and day: whoever sends inventions fills neither the store nor the memory. */
const MOST = {rows: 5_000, marks: 300_000} as const;

type Parts = {
  readonly store: Pick<Store, 'perform'>;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
};

/** The memory of one day. */
type Day = {
  readonly day: string;
  /** Lives in this process's memory for one day, and is written nowhere. */
  readonly salt: Buffer;
  readonly marks: Set<string>;
  readonly rows: Set<string>;
};

/**
 * Counts daily visits: whoever reaches the same stage on the same page twice a day counts once. To know that, the counter keeps a
 * hash of address, browser and stage with a salt of the day, in memory alone; salt and hashes go with the day or the process.
 * Only numbers go to the store, a few seconds later. Each process counts for itself.
 */
export class VisitCounter {
  readonly #parts: Parts;
  #day: Day | undefined;
  #pending = new Map<string, VisitCountTable>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Counts a visit, unless the same visitor reached the same stage there today. */
  count(visit: CountedVisit, {address, userAgent}: Visitor): void {
    const today = this.#today();
    const {day, salt, marks, rows} = today;
    const row = {day, ...visit};
    const key = JSON.stringify(row);
    const mark = createHmac('sha256', salt)
      .update(JSON.stringify([address, userAgent, key]))
      .digest('base64url')
      .slice(0, 16);
    if (marks.has(mark) || marks.size >= MOST.marks) return;
    if (!rows.has(key) && rows.size >= MOST.rows) return;
    marks.add(mark);
    rows.add(key);
    const {visits} = this.#pending.get(key) ?? {visits: 0};
    this.#pending.set(key, {...row, visits: visits + 1});
  }

  /** Writes what was counted. What cannot be written is tried again with the next. */
  async flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write());
    await this.#flushing;
  }

  /** Writes every few seconds from now on. */
  start(): void {
    this.#timer = setInterval(() => void this.flush(), EVERY_MS).unref();
  }

  /** Writes what is left and ends. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #today(): Day {
    const day = chicagoDay(this.#parts.now().getTime());
    if (this.#day?.day !== day) this.#day = {day, salt: randomBytes(32), marks: new Set(), rows: new Set()};
    return this.#day;
  }

  async #write(): Promise<void> {
    this.#today(); // yesterday's salt goes, though nobody comes today
    const pending = this.#pending;
    if (pending.size === 0) return;
    this.#pending = new Map();
    const rows = [...pending].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    try {
      await this.#parts.store.perform(addCountsAct, rows);
    } catch (err) {
      this.#parts.log.warn({err}, 'counts could not be stored yet');
      for (const [key, row] of pending) {
        const since = this.#pending.get(key)?.visits ?? 0;
        this.#pending.set(key, {...row, visits: row.visits + since});
      }
    }
  }
}
