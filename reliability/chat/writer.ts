import {randomUUID} from 'node:crypto';
import type {Random} from '../program/random.ts';
import {waitFor} from '../program/wait.ts';
import type {Journal} from './journal.ts';

/** Sends a text under a key, by way of a server that the draw chooses. */
export type Send = (text: string, key: string, draw: number) => Promise<Response>;

type Parts = {
  readonly who: string;
  readonly most: number;
  readonly random: Random;
  readonly journal: Journal;
  readonly send: Send;
};

// A server that is killed comes back within seconds.
const PATIENCE_MS = 60_000;

/** Writes one message after the other, each sent under one key until it is acknowledged. */
export class Writer {
  /** The texts that were acknowledged, in their order. */
  readonly said: string[] = [];
  /** Why writing ended early. */
  readonly faults: string[] = [];
  readonly #parts: Parts;
  readonly #writing: Promise<void>;
  #isWanted = true;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#writing = this.#write();
  }

  /** Whether everything is written. */
  get isDone(): boolean {
    return this.said.length >= this.#parts.most || this.faults.length > 0;
  }

  /** Ends writing after the message on its way. */
  async finish(): Promise<void> {
    this.#isWanted = false;
    await this.#writing;
  }

  async #write(): Promise<void> {
    const {who, random, journal} = this.#parts;
    while (this.#isWanted && !this.isDone) {
      const text = `${who} ${this.said.length + 1}`;
      if (await this.#send(text)) this.said.push(text);
      else this.faults.push(`${text} was not acknowledged within a minute`);
      journal.acknowledged += 1;
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
