import {createHmac, randomBytes} from 'node:crypto';
import type {Logger} from 'pino';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import type {VisitCountTable} from '../storage/schema.ts';
import type {Store} from '../storage/store.ts';
import {addCountsAct} from './add-counts.act.ts';

/** A visit and the stage that it has reached. */
export type CountedVisit = Omit<VisitCountTable, 'day' | 'visits'>;

/** Distinguishes the visits of one day. This is never stored: the counter keeps a hash with the day's salt. */
export type Visitor = {readonly address: string; readonly userAgent: string};

const EVERY_MS = 5_000;

/** The maximum of rows and visits of one process and day, so that invented visits fill neither the store nor the memory. */
const MOST = {rows: 5_000, marks: 300_000};

type Parts = {
  readonly store: Pick<Store, 'perform'>;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
  /** Tests lower the limits. */
  readonly most?: typeof MOST;
};

/** The state of one day. */
type Day = {
  readonly day: string;
  /** The salt, which stays in this process's memory for one day and is never written. */
  readonly salt: Buffer;
  readonly marks: Set<string>;
  readonly rows: Set<string>;
};

/**
 * Counts daily visits: a visitor who reaches the same stage on the same page twice a day counts once. For this purpose, the counter keeps a
 * hash of address, browser and stage with a salt of the day, in memory only; salt and hashes are dropped with the day or the process. Only
 * numbers are stored, a few seconds later. Each process counts separately.
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

  /** Counts a visit unless the same visitor has already reached the same stage there today. */
  count(visit: CountedVisit, {address, userAgent}: Visitor): void {
    const today = this.#today();
    const {day, salt, marks, rows} = today;
    const {most = MOST} = this.#parts;
    const row = {day, ...visit};
    const key = JSON.stringify(row);
    const mark = createHmac('sha256', salt)
      .update(JSON.stringify([address, userAgent, key]))
      .digest('base64url')
      .slice(0, 16);
    if (marks.has(mark) || marks.size >= most.marks) return;
    if (!rows.has(key) && rows.size >= most.rows) return;
    marks.add(mark);
    rows.add(key);
    const {visits} = this.#pending.get(key) ?? {visits: 0};
    this.#pending.set(key, {...row, visits: visits + 1});
  }

  /** Writes the counts. Counts that cannot be written stay for the next attempt. */
  async flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write());
    await this.#flushing;
  }

  /** Starts a write every few seconds. */
  start(): void {
    this.#timer = setInterval(() => void this.flush(), EVERY_MS).unref();
  }

  /** Writes the remaining counts and stops. */
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
