import {ConversationSchema} from '../../contract/chat.schema.ts';
import type {Random} from '../program/random.ts';
import {waitFor} from '../program/wait.ts';
import {readStream} from '../../widgets/chat/late/read-stream.ts';
import type {DeskHeaders} from '../program/desk-member.ts';
import {faultsIn} from './compare.ts';
import type {Journal} from './journal.ts';
import {Writer} from './writer.ts';

type Parts = {
  readonly originOf: (draw: number) => string;
  readonly random: Random;
  readonly journal: Journal;
  readonly isHandedOver: boolean;
  readonly deskHeaders: (serverOrigin: string) => DeskHeaders;
};

const PATH = '/api/chat/conversations';
// The server stores 500 events of a conversation, and answers half of the conversations itself.
const MOST_MESSAGES = 200;

/**
 * Writes in one conversation and follows it over a second connection, each time through any server; the agent answers after a hand-over.
 */
export class Visitor {
  readonly id: string;
  /** The texts that the stream has sent, in order, without repeated ids. */
  readonly seen: string[] = [];
  opened = 0;
  readonly #secret: string;
  readonly #parts: Parts;
  readonly #visitor: Writer;
  readonly #agent: Writer;
  readonly #faults: string[] = [];
  #last = 0;
  #cutter = new AbortController();
  #isOver = false;

  private constructor(id: string, secret: string, parts: Parts) {
    const {random, journal, originOf, isHandedOver, deskHeaders} = parts;
    this.id = id;
    this.#secret = secret;
    this.#parts = parts;
    const post = (
      draw: number,
      path: string,
      headers: Readonly<Record<string, string>>,
      key: string,
      text: string,
    ) =>
      fetch(originOf(draw) + path, {
        method: 'POST',
        headers: {...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key},
        body: JSON.stringify({text}),
        signal: AbortSignal.timeout(10_000),
      });
    this.#visitor = new Writer({
      who: 'Question',
      most: MOST_MESSAGES,
      random,
      journal,
      send: (text, key, draw) =>
        post(draw, `${PATH}/${id}/messages`, {Authorization: `Bearer ${secret}`}, key, text),
    });
    this.#agent = new Writer({
      who: 'Answer',
      most: isHandedOver ? MOST_MESSAGES : 0,
      random,
      journal,
      send: (text, key, draw) =>
        post(draw, `/api/desk/conversations/${id}/replies`, deskHeaders(originOf(draw)), key, text),
    });
    void this.#follow();
  }

  /** Starts a conversation, its writers and its follower. */
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

  /** Whether the conversation is full. */
  get isDone(): boolean {
    return this.#visitor.isDone && this.#agent.isDone;
  }

  /** Breaks the follower's connection. */
  cut(): void {
    this.#cutter.abort();
  }

  /** Stops writing after the messages that are being sent. */
  async finishWriting(): Promise<void> {
    await Promise.all([this.#visitor.finish(), this.#agent.finish()]);
  }

  /** Stops following. */
  stop(): void {
    this.#isOver = true;
    this.cut();
  }

  /** Returns the differences between the acknowledged texts and the store or the stream. */
  faultsAgainst(stored: readonly string[]): readonly string[] {
    const {id, seen} = this;
    const [{sent}, {sent: answered}] = [this.#visitor, this.#agent];
    return [
      ...this.#faults,
      ...[...this.#visitor.faults, ...this.#agent.faults].map((fault) => `${id}: ${fault}`),
      ...faultsIn({id, sent, answered, seen, stored}),
    ];
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
