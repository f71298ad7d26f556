import {randomUUID} from 'node:crypto';
import {ConversationSchema} from '../../contract/chat.schema.ts';
import {readStream} from '../../widgets/chat/late/read-stream.ts';

const PATH = '/api/chat/conversations';
const PATIENCE_MS = 30_000;

/** A visitor with an open stream. A delivery is measured from the request to the frame in the visitor's own stream. */
export class CrowdVisitor {
  readonly id: string;
  readonly #url: string;
  readonly #bearer: {readonly Authorization: string};
  readonly #awaited = new Map<string, () => void>();
  readonly #stopping = new AbortController();
  #count = 0;

  private constructor(origin: string, {id, secret}: {readonly id: string; readonly secret: string}) {
    this.id = id;
    this.#url = `${origin}${PATH}/${id}`;
    this.#bearer = {Authorization: `Bearer ${secret}`};
  }

  /** Starts a conversation and opens its stream. Throws when the server refuses either. */
  static async open(origin: string, isHandedOver: boolean): Promise<CrowdVisitor> {
    const started = await fetch(origin + PATH, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: '{"language":"en"}',
    });
    const visitor = new CrowdVisitor(origin, ConversationSchema.parse(await started.json()));
    if (isHandedOver)
      await (await fetch(`${visitor.#url}/handover`, {method: 'POST', headers: visitor.#bearer})).text();
    const response = await fetch(`${visitor.#url}/events`, {
      headers: visitor.#bearer,
      signal: visitor.#stopping.signal,
    });
    if (!response.ok || !response.body) throw new Error(`the stream was refused: ${response.status}`);
    // Ends with the visitor.
    readStream(response.body, ({name, data}) => visitor.#take(name, data)).catch(() => {});
    return visitor;
  }

  /** Sends a message; resolves with the milliseconds until the stream has sent the message. */
  async write(): Promise<number> {
    return await this.deliver(`Question ${this.#count++}`, (text) =>
      fetch(`${this.#url}/messages`, {
        method: 'POST',
        headers: {...this.#bearer, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID()},
        body: JSON.stringify({text}),
      }),
    );
  }

  /**
   * Sends a text and waits for its frame; returns the milliseconds of both. Throws when the server refuses the text or the frame takes more
   * than half a minute.
   */
  async deliver(text: string, send: (text: string) => Promise<Response>): Promise<number> {
    const {promise, resolve, reject} = Promise.withResolvers<void>();
    this.#awaited.set(text, resolve);
    const timer = setTimeout(() => reject(new Error(`"${text}" did not come`)), PATIENCE_MS);
    const began = performance.now();
    try {
      const response = await send(text);
      await response.text();
      if (response.status !== 201) throw new Error(`"${text}" was refused: ${response.status}`);
      await promise;
      return performance.now() - began;
    } finally {
      clearTimeout(timer);
      this.#awaited.delete(text);
    }
  }

  /** Closes the stream. */
  close(): void {
    this.#stopping.abort();
  }

  #take(name: string, data: string): void {
    if (name !== 'message') return;
    const {text} = JSON.parse(data) as {readonly text: string};
    this.#awaited.get(text)?.();
  }
}
