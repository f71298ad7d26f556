import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';

/** The number of requests that may wait on a connection behind the current one. Browsers do not pipeline. */
export const MAX_WAITING_REQUESTS = 16;

// A client that pipelines has not shown that it reads the answers; after this many bytes, the connection ends with
// the next answer.
const MAX_BYTES_AHEAD = 256 * 1_024;

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly handle: RequestListener;
};

/** Tells the client that the connection ends with this answer. */
const announceEnd = (response: ServerResponse | undefined): void => {
  if (response && !response.headersSent) response.setHeader('Connection', 'close');
};

// The bytes of the current chunk that the kernel has not accepted yet. The public counters of a socket change only when a whole chunk
// is written. `socket.setTimeout` uses the same field, but any byte that the client sends restarts its timer.
const kernelQueue = (socket: Socket): number | undefined =>
  (socket as {readonly _handle?: {readonly writeQueueSize?: number} | null})._handle?.writeQueueSize;

/**
 * Handles the requests of one client's connection one at a time, each after the answer to the previous request is
 * sent. Node itself handles all pipelined requests at once, and when the connection breaks, Node never closes the
 * responses that wait for their turn: the files that they have opened would stay open.
 */
export class Connection {
  readonly socket: Socket;
  /** The sender for the limits; undefined for a trusted proxy, which serves many clients. */
  readonly sender: string | undefined;
  #waiting: Exchange[] = [];
  #current: ServerResponse | undefined;
  #isEnding = false;
  #idleSince = performance.now();
  #bytesWhenIdle = 0;
  #progress = '';
  #progressAt = performance.now();

  constructor(socket: Socket, sender: string | undefined) {
    this.socket = socket;
    this.sender = sender;
  }

  /** The time at which the last answer ended, by `performance.now()`; undefined while a request is being answered. */
  get idleSince(): number | undefined {
    return this.#current ? undefined : this.#idleSince;
  }

  /** Handles a request as soon as the earlier answers are sent. */
  take(request: IncomingMessage, response: ServerResponse, handle: RequestListener): void {
    if (this.#isEnding) return;
    if (!this.#current) {
      this.#bytesWhenIdle = this.socket.bytesWritten;
      this.#start({request, response, handle});
      return;
    }
    this.#waiting.push({request, response, handle});
    if (this.#waiting.length < MAX_WAITING_REQUESTS) return;
    this.#isEnding = true;
    announceEnd(response);
  }

  /** Ends the connection after the last pending answer. Does not change an idle connection. */
  endAfterAnswers(): void {
    announceEnd(this.#waiting.at(-1)?.response ?? this.#current);
  }

  /**
   * Returns the time, in milliseconds, for which bytes have waited while the client has read nothing; 0 if no
   * bytes wait.
   */
  stalledFor(now: number): number {
    const {bytesWritten, writableLength} = this.socket;
    const progress = `${bytesWritten - writableLength} ${kernelQueue(this.socket)}`;
    if (writableLength === 0 || progress !== this.#progress) {
      this.#progress = progress;
      this.#progressAt = now;
    }
    return now - this.#progressAt;
  }

  #start({request, response, handle}: Exchange): void {
    this.#current = response;
    response.once('close', () => this.#next());
    handle(request, response);
  }

  #next(): void {
    const next = this.socket.destroyed ? undefined : this.#waiting.shift();
    if (!next) {
      this.#waiting = [];
      this.#current = undefined;
      this.#idleSince = performance.now();
      return;
    }
    if (this.socket.bytesWritten - this.#bytesWhenIdle > MAX_BYTES_AHEAD) {
      this.#isEnding = true;
      this.#waiting = [];
      announceEnd(next.response);
    }
    this.#start(next);
  }
}
