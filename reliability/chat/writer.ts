import {randomUUID} from 'node:crypto';
import type {Random} from '../program/random.ts';
import {waitFor} from '../program/wait.ts';
import type {Journal} from './journal.ts';

/** Sends a text under a key, through a random server. */
export type Send = (text: string, key: string, draw: number) => Promise<Response>;

type Parts = {
  readonly who: string;
  readonly most: number;
  readonly random: Random;
  readonly journal: Journal;
  readonly send: Send;
};

// A killed server is back within seconds; on a machine that also runs other programs, within minutes.
const PATIENCE_MS = 10 * 60_000;

/** Writes messages in sequence, each sent under one key until it is acknowledged. */
export class Writer {
  /** The acknowledged texts, in order. */
  readonly sent: string[] = [];
  /** The reason why writing ended early. */
  readonly faults: string[] = [];
  readonly #parts: Parts;
  readonly #writing: Promise<void>;
  #isWanted = true;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#writing = this.#write();
  }

  /** Whether all messages are acknowledged. */
  get isDone(): boolean {
    return this.sent.length >= this.#parts.most || this.faults.length > 0;
  }

  /** Stops writing after the message that is being sent. */
  async finish(): Promise<void> {
    this.#isWanted = false;
    await this.#writing;
  }

  async #write(): Promise<void> {
    const {who, random, journal} = this.#parts;
    while (this.#isWanted && !this.isDone) {
      const text = `${who} ${this.sent.length + 1}`;
      if (await this.#send(text)) {
        this.sent.push(text);
        journal.acknowledged += 1;
      } else this.faults.push(`${text} was not acknowledged within ten minutes`);
      await waitFor(random.between(20, 300));
    }
  }

  async #send(text: string): Promise<boolean> {
    const {random, journal, send} = this.#parts;
    const key = randomUUID();
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
      try {
        const response = await send(text, key, random.between(0, 9));
        await response.text();
        if (response.status === 201) return true;
      } catch {
        // killed meanwhile
      }
      journal.repeated += 1;
      await waitFor(100);
    }
    return false;
  }
}
