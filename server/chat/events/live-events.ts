/**
 * Keeps the open event streams of this process. Each stream is written from the store, so that messages of other
 * processes, of commands and of a crashed process arrive in the same way, once and in order. `wake` only names the
 * conversation to read.
 */
import type {EventSink} from '../../http/event-stream.ts';
import type {ChatEvent} from './read-events.ts';

// The number of tabs of one visitor. A further tab closes the oldest stream.
const STREAMS_PER_CONVERSATION = 4;

type Stream = {
  readonly id: string;
  readonly sink: EventSink;
  last: number;
  isBusy: boolean;
  isStale: boolean;
};

/** The dependencies of live events. */
export type LiveParts = {
  /** Reads the events after a number, in order. */
  readonly read: (id: string, after: number) => Promise<readonly ChatEvent[]>;
  /** Reads the numbers of the last events of conversations. */
  readonly lastOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** The interval of polling for events without a notification, in milliseconds. */
  readonly pollMs: () => number;
  readonly most: number;
};

/** Keeps the streams of conversations in this process. */
export class LiveEvents {
  readonly #parts: LiveParts;
  readonly #streams = new Map<string, Set<Stream>>();
  #count = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(parts: LiveParts) {
    this.#parts = parts;
  }

  /** Whether another stream may open. */
  get hasRoom(): boolean {
    return !this.#isClosed && this.#count < this.#parts.most;
  }

  /** Sends the events after a number, then each new event, until the sink closes. Calls `onCaughtUp` after the stored events. */
  async open(id: string, after: number, sink: EventSink, onCaughtUp: () => Promise<void>): Promise<void> {
    if (sink.isClosed) return;
    const stream: Stream = {id, sink, last: after, isBusy: false, isStale: false};
    const beside = this.#streams.get(id) ?? new Set();
    if (beside.size >= STREAMS_PER_CONVERSATION) [...beside][0]?.sink.end();
    this.#streams.set(id, beside.add(stream));
    this.#count += 1;
    sink.onClose(() => this.#remove(stream));
    this.#schedule();
    await this.#pump(stream);
    await onCaughtUp();
  }

  /** Looks for new events of a conversation if this process has a stream for it. */
  wake(id: string): void {
    for (const stream of this.#streams.get(id) ?? []) void this.#pump(stream);
  }

  /** Looks for new events of all conversations with a stream, as after a lost connection to the database. */
  async wakeAll(): Promise<void> {
    const ids = [...this.#streams.keys()];
    if (ids.length === 0) return;
    try {
      const last = await this.#parts.lastOf(ids);
      for (const [id, streams] of this.#streams)
        for (const stream of streams) if ((last.get(id) ?? 0) > stream.last) void this.#pump(stream);
    } catch {
      // The store logs its own errors; the next round reads again.
    }
  }

  /** Ends every stream; the clients reconnect to another process. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const streams of this.#streams.values()) for (const {sink} of streams) sink.end();
  }

  // Each stream has one reader at a time: two readers would send an event twice.
  async #pump(stream: Stream): Promise<void> {
    stream.isStale = true;
    if (stream.isBusy) return;
    stream.isBusy = true;
    try {
      while (stream.isStale && !stream.sink.isClosed) {
        stream.isStale = false;
        const events = await this.#parts.read(stream.id, stream.last);
        for (const {seq, name, frame} of events) {
          stream.sink.send({id: String(seq), name, data: frame});
          stream.last = seq;
        }
        if (events.length > 0) stream.isStale = true;
      }
    } catch {
      // A stream that cannot be read ends: the client reconnects with the last id and misses nothing.
      stream.sink.end();
    } finally {
      stream.isBusy = false;
    }
  }

  async #poll(): Promise<void> {
    this.#timer = undefined;
    await this.wakeAll();
    if (this.#count > 0 && !this.#isClosed) this.#schedule();
  }

  #remove(stream: Stream): void {
    const beside = this.#streams.get(stream.id);
    if (!beside?.delete(stream)) return;
    this.#count -= 1;
    if (beside.size === 0) this.#streams.delete(stream.id);
    if (this.#count > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.#poll(), this.#parts.pollMs()).unref();
  }
}
