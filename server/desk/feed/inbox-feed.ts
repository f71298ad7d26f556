/**
 * Runs the streams of the desk in this process. An event carries ids only; the page reads the rows. Events come
 * from the store, so that changes of other processes and of commands arrive in the same way. The clocks of
 * processes differ, and a commit ends after the recorded time, so each read starts `OVERLAP_MS` earlier and skips
 * the changes that were sent already.
 */
import type {EventSink, StreamedEvent} from '../../http/event-stream.ts';

const OVERLAP_MS = 30_000;
// Changes within this pause become one event.
const GATHER_MS = 50;
const POLL_MS = 2_000;
// After more changes, the page reloads its list.
const MOST_CHANGES = 5_000;

/** A changed record and the time of the change. */
export type Change = {readonly id: string; readonly at: string};

/** The dependencies of the feed. */
export type FeedParts = {
  /** Reads the changes at or after a moment, oldest first. */
  readonly read: (since: string, limit: number) => Promise<readonly Change[]>;
  readonly now: () => Date;
};

/** Sends the changes of records to every open stream. */
export class InboxFeed {
  readonly #parts: FeedParts;
  readonly #sinks = new Set<EventSink>();
  #sent = new Map<string, string>();
  #last = '';
  #poll: NodeJS.Timeout | undefined;
  #gather: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(parts: FeedParts) {
    this.#parts = parts;
  }

  /** Whether another stream may open. */
  get isOpen(): boolean {
    return !this.#isClosed;
  }

  /**
   * Sends `ready`, then `changed {ids}` until the sink closes. With the id of an event of an earlier stream, first sends the changes since
   * then, or `reload` when there are too many.
   */
  async open(sink: EventSink, lastEventId: string | undefined): Promise<void> {
    if (this.#sinks.size === 0) await this.#begin();
    if (sink.isClosed) return;
    this.#sinks.add(sink);
    sink.onClose(() => this.#remove(sink));
    this.#poll ??= setInterval(() => this.#look(), POLL_MS).unref();
    const now = this.#parts.now().toISOString();
    if (lastEventId === undefined) sink.send({id: now, name: 'ready', data: {}});
    else await this.#catchUp(sink, lastEventId, now);
  }

  /** Schedules a read of the changes. */
  wake(): void {
    if (this.#sinks.size === 0 || this.#gather) return;
    this.#gather = setTimeout(() => {
      this.#gather = undefined;
      this.#look();
    }, GATHER_MS);
  }

  /** Ends every stream; the pages reconnect. */
  close(): void {
    this.#isClosed = true;
    for (const sink of this.#sinks) sink.end();
  }

  // Changes before the first stream are in the list that its page reads.
  async #begin(): Promise<void> {
    const since = earlier(this.#parts.now().toISOString());
    const changes = await this.#parts.read(since, MOST_CHANGES);
    this.#sent = new Map(changes.map(({id, at}) => [id, at]));
    this.#last = this.#parts.now().toISOString();
  }

  async #catchUp(sink: EventSink, lastEventId: string, now: string): Promise<void> {
    // An id with a future time does not show which changes were missed.
    if (lastEventId > now) return sink.send(eventOf(now, undefined));
    const changes = await this.#parts.read(earlier(lastEventId), MOST_CHANGES);
    sink.send(eventOf(now, changes.length >= MOST_CHANGES ? undefined : changes));
  }

  // Reads run in sequence: two concurrent reads would send a change twice.
  #look(): void {
    this.#looking = this.#looking.then(() => this.#sendChanges());
  }

  async #sendChanges(): Promise<void> {
    if (this.#sinks.size === 0) return;
    try {
      const since = earlier(this.#last);
      const changes = await this.#parts.read(since, MOST_CHANGES);
      const fresh = changes.filter(({id, at}) => this.#sent.get(id) !== at);
      for (const {id, at} of fresh) this.#sent.set(id, at);
      // A wrong clock may have dated a record in the future. If the next read started at that time, it would find
      // nothing before that day.
      this.#last = earliest(changes.at(-1)?.at ?? this.#last, this.#parts.now().toISOString());
      for (const [id, at] of this.#sent) if (at < since) this.#sent.delete(id);
      if (fresh.length === 0) return;
      const isTooMuch = changes.length >= MOST_CHANGES;
      if (isTooMuch) this.#last = this.#parts.now().toISOString();
      for (const sink of this.#sinks) sink.send(eventOf(this.#last, isTooMuch ? undefined : fresh));
    } catch {
      // The store logs its own errors; the next read finds the missed changes.
    }
  }

  #remove(sink: EventSink): void {
    this.#sinks.delete(sink);
    if (this.#sinks.size > 0) return;
    clearInterval(this.#poll);
    this.#poll = undefined;
  }
}

const eventOf = (id: string, changes: readonly Change[] | undefined): StreamedEvent =>
  changes
    ? {id, name: 'changed', data: {ids: changes.map((change) => change.id)}}
    : {id, name: 'reload', data: {}};

const earliest = (one: string, other: string): string => (one < other ? one : other);

const earlier = (moment: string): string => new Date(Date.parse(moment) - OVERLAP_MS).toISOString();
