import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';

/** How many requests may wait on a connection behind the one that is being answered. Browsers send none ahead. */
export const MAX_WAITING_REQUESTS = 16;

// A client that asks ahead has not shown that it reads: past so many bytes its connection ends with the answer under way.
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

// How much of the chunk under way the kernel has not taken yet. By what a socket tells in public, a large chunk moves only as a
// whole; `socket.setTimeout` of node:net looks at the same field, but any byte that the client sends puts that off.
const kernelQueue = (socket: Socket): number | undefined =>
  (socket as {readonly _handle?: {readonly writeQueueSize?: number} | null})._handle?.writeQueueSize;

/**
 * One client's connection. Its requests are handed on one at a time, each when the answer before it is out. Node hands on all
 * requests that a client has sent ahead, and never closes the answers that still wait for their turn when the connection breaks:
 * whatever those had opened, such as a file, would stay open for good.
 */
export class Connection {
  readonly socket: Socket;
  /** What counts as one sender; undefined for a trusted proxy, which sends for many. */
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

  /** Since when nothing is being answered, by `performance.now()`; undefined while something is. */
  get idleSince(): number | undefined {
    return this.#current ? undefined : this.#idleSince;
  }

  /** Hands a request on as soon as the answers before it are out. */
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

  /** Ends the connection with the last answer that it still waits for. Without one it is left as it is. */
  endAfterAnswers(): void {
    announceEnd(this.#waiting.at(-1)?.response ?? this.#current);
  }

  /** For how many milliseconds the client has taken none of the bytes that wait for it; 0 when none wait. */
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
