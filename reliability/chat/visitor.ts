import {randomUUID} from 'node:crypto';
import {ConversationSchema} from '../../contract/chat.schema.ts';
import type {Random} from '../program/random.ts';
import {waitFor} from '../program/wait.ts';
import {readStream} from '../../widgets/chat/late/read-stream.ts';
import type {Journal} from './journal.ts';

type Parts = {
  readonly originOf: (draw: number) => string;
  readonly random: Random;
  readonly journal: Journal;
  readonly isHandedOver: boolean;
};

const PATH = '/api/chat/conversations';
// A server that is killed comes back within seconds.
const PATIENCE_MS = 60_000;
// The server keeps 500 events of a conversation.
const MOST_MESSAGES = 200;

/** Writes in one conversation, a message after the other, and follows it with a second connection, each time by way of any server. */
export class Visitor {
  readonly id: string;
  /** The texts that the stream has brought, in their order, without repeats of an id. */
  readonly seen: string[] = [];
  opened = 0;
  readonly #secret: string;
  readonly #parts: Parts;
  readonly #said: string[] = [];
  readonly #faults: string[] = [];
  #last = 0;
  #cutter = new AbortController();
  #isOver = false;
  #isWriting = true;
  readonly #writing: Promise<void>;

  private constructor(id: string, secret: string, parts: Parts) {
    this.id = id;
    this.#secret = secret;
    this.#parts = parts;
    this.#writing = this.#write();
    void this.#follow();
  }

  /** Starts a conversation, its writer and its follower. */
  static async start(parts: Parts): Promise<Visitor> {
    const response = await fetch(parts.originOf(0) + PATH, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: '{"language":"en"}',
    });
    const {id, secret} = ConversationSchema.parse(await response.json());
    if (parts.isHandedOver)
      await fetch(`${parts.originOf(0)}${PATH}/${id}/handover`, {
        method: 'POST',
        headers: {Authorization: `Bearer ${secret}`},
      });
    return new Visitor(id, secret, parts);
  }

  /** Breaks the follower's connection. */
  cut(): void {
    this.#cutter.abort();
  }

  /** Ends writing after the message on its way. */
  async finishWriting(): Promise<void> {
    this.#isWriting = false;
    await this.#writing;
  }

  /** Ends following. */
  stop(): void {
    this.#isOver = true;
    this.cut();
  }

  /** Why the store or the stream does not hold exactly what was acknowledged. */
  faultsAgainst(stored: readonly string[]): readonly string[] {
    const own = stored.filter((text) => text.startsWith('visitor: '));
    return [
      ...this.#faults,
      ...(JSON.stringify(own) === JSON.stringify(this.#said.map((text) => `visitor: ${text}`))
        ? []
        : [
            `${this.id}: the store holds ${own.length} messages, ${this.#said.length} were acknowledged, or the order differs`,
          ]),
      ...(JSON.stringify(this.seen) === JSON.stringify(stored)
        ? []
        : [
            `${this.id}: the stream brought ${this.seen.length} events, the store holds ${stored.length}, or the order differs`,
          ]),
    ];
  }

  async #write(): Promise<void> {
    const {random, journal} = this.#parts;
    while (this.#isWriting && this.#said.length < MOST_MESSAGES) {
      const text = `Question ${this.#said.length + 1}`;
      if (!(await this.#send(text))) {
        this.#faults.push(`${this.id}: ${text} was not acknowledged within a minute`);
        return;
      }
      this.#said.push(text);
      journal.acknowledged += 1;
      await waitFor(random.between(20, 300));
    }
  }

  async #send(text: string): Promise<boolean> {
    const {originOf, random, journal} = this.#parts;
    const key = randomUUID();
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
      try {
        const response = await fetch(`${originOf(random.between(0, 9))}${PATH}/${this.id}/messages`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${this.#secret}`,
            'Idempotency-Key': key,
          },
          body: JSON.stringify({text}),
          signal: AbortSignal.timeout(10_000),
        });
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

  async #follow(): Promise<void> {
    const {originOf, random} = this.#parts;
    while (!this.#isOver) {
      this.#cutter = new AbortController();
      try {
        const response = await fetch(`${originOf(random.between(0, 9))}${PATH}/${this.id}/events`, {
          headers: {Authorization: `Bearer ${this.#secret}`, 'Last-Event-ID': String(this.#last)},
          signal: this.#cutter.signal,
        });
        this.opened += 1;
        if (response.body) await readStream(response.body, (event) => this.#take(event));
      } catch {
        // cut or killed
      }
      await waitFor(50);
    }
  }

  #take({id, name, data}: {readonly id: string; readonly name: string; readonly data: string}): void {
    if (id === '') return;
    const seq = Number(id);
    if (seq !== this.#last + 1) this.#faults.push(`${this.id}: event ${seq} came after event ${this.#last}`);
    this.#last = seq;
    const {from, text} = JSON.parse(data) as {readonly from?: string; readonly text?: string};
    this.seen.push(name === 'message' ? `${from}: ${text}` : name);
  }
}
