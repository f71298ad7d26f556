import {setTimeout as pause} from 'node:timers/promises';
import {performance} from 'node:perf_hooks';

const POLL_MS = 1_000;
const LONGEST_FAULT_MS = 15_000;

// Visitors have priority above this rate, in requests a second. The rate is far above the traffic of an agency and
// far below the capacity of a process.
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

  /** Whether visitors had priority in the last turn; the next step should then be short. */
  get isGivingWay(): boolean {
    return this.#isGivingWay;
  }

  /**
   * Waits after a step that did some work. The next step follows immediately, or later while the server answers
   * many visitors.
   */
  async afterWork(): Promise<void> {
    this.#faults = 0;
    const seconds = (performance.now() - this.#lookedAt) / 1_000;
    this.#isGivingWay = this.#requests() - this.#taken > BUSY_PER_SECOND * seconds;
    this.#look();
    if (this.#isGivingWay) await this.#wait(BUSY_PAUSE_MS);
  }

  /** Waits after a step that found no work. */
  async afterNothing(): Promise<void> {
    this.#faults = 0;
    await this.#wait(this.#pollMs);
    this.#look();
  }

  /** Waits after a fault of the store; the waits become longer. */
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
