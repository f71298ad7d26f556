import {setTimeout as pause} from 'node:timers/promises';
import {performance} from 'node:perf_hooks';

const POLL_MS = 1_000;
const LONGEST_FAULT_MS = 15_000;

// Above this rate in requests a second, which is far more than an agency has and far fewer than a process answers, visitors have priority.
const BUSY_PER_SECOND = 500;
const BUSY_PAUSE_MS = 200;

/** The settings of the pace. */
export type PaceOptions = {
  readonly pollMs?: number;
  /** Returns the number of requests that the process has received. */
  readonly requests?: () => number;
};

/** Decides how long a loop waits before its next step; a signal ends every wait. */
export class Pace {
  readonly #signal: AbortSignal;
  readonly #pollMs: number;
  readonly #requests: () => number;
  #faults = 0;
  #lookedAt = performance.now();
  #taken = 0;
  #isGivingWay = false;

  constructor(signal: AbortSignal, {pollMs = POLL_MS, requests = () => 0}: PaceOptions = {}) {
    this.#signal = signal;
    this.#pollMs = pollMs;
    this.#requests = requests;
  }

  /** Whether visitors had the last turn: then the next step should be short. */
  get isGivingWay(): boolean {
    return this.#isGivingWay;
  }

  /** There may be more work: the next step follows immediately, or later while many visitors are served. */
  async afterWork(): Promise<void> {
    this.#faults = 0;
    const seconds = (performance.now() - this.#lookedAt) / 1_000;
    this.#isGivingWay = this.#requests() - this.#taken > BUSY_PER_SECOND * seconds;
    this.#look();
    if (this.#isGivingWay) await this.#wait(BUSY_PAUSE_MS);
  }

  /** There was no work. */
  async afterNothing(): Promise<void> {
    this.#faults = 0;
    await this.#wait(this.#pollMs);
    this.#look();
  }

  /** The store has a problem: the waits become longer. */
  async afterFault(): Promise<void> {
    this.#faults += 1;
    await this.#wait(Math.min(LONGEST_FAULT_MS, POLL_MS * 2 ** (this.#faults - 1)));
  }

  #look(): void {
    this.#lookedAt = performance.now();
    this.#taken = this.#requests();
  }

  async #wait(ms: number): Promise<void> {
    // The signal ends the wait by a rejection, which is expected.
    await pause(ms, undefined, {signal: this.#signal}).catch(() => {});
  }
}
