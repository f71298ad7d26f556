import type {Socket} from 'node:net';
import {addressGroup} from './address-group.ts';
import {Connection} from './connection.ts';

/** The limits of connections and of the bytes that wait for clients. */
export type ConnectionLimits = {
  /** The number of concurrent connections. */
  readonly total: number;
  /** The number of concurrent connections of one address (an IPv6 /56 counts as one). */
  readonly perAddress: number;
  /** The number of bytes that wait for the clients of one address. */
  readonly queuedBytesPerAddress: number;
  /** The time for which bytes may wait while the client reads none, in milliseconds. */
  readonly stalledMs: number;
  /**
   * Returns whether an address is that of a trusted proxy. A proxy serves many clients, so only the total limit
   * applies to a proxy.
   */
  readonly isProxy: (address: string) => boolean;
};

/** The defaults: sufficient for a school behind one address, and low enough for a process with 4,096 descriptors. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  total: 2_000,
  perAddress: 128,
  queuedBytesPerAddress: 32 * 1_024 * 1_024,
  stalledMs: 30_000,
  isProxy: () => false,
};

const UNUSED_MS = 1_000;

/**
 * Manages the connections of a port. At a limit, the connection that has been idle longest is closed to make room.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #all = new Map<Socket, Connection>();
  readonly #bySender = new Map<string, Set<Connection>>();

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Registers a connection, or resets it when a limit is reached and every connection is busy. */
  admit(socket: Socket): void {
    const {isProxy, perAddress, total} = this.#limits;
    const address = socket.remoteAddress ?? '';
    const sender = isProxy(address) ? undefined : addressGroup(address);
    const ofSender = (sender === undefined ? undefined : this.#bySender.get(sender)) ?? new Set();
    const isFull = (ofSender.size >= perAddress && !this.#closeLongestIdle(ofSender)) || this.#isFull(total);
    if (isFull) {
      socket.resetAndDestroy();
      return;
    }
    const connection = new Connection(socket, sender);
    this.#all.set(socket, connection);
    if (sender !== undefined) this.#bySender.set(sender, ofSender.add(connection));
    socket.once('close', () => this.#remove(connection));
  }

  /** Returns the connection of a socket; undefined for a socket that was refused or closed. */
  get(socket: Socket): Connection | undefined {
    return this.#all.get(socket);
  }

  /** Ends each connection after its last pending answer. */
  endAfterAnswers(): void {
    for (const connection of this.#all.values()) connection.endAfterAnswers();
  }

  /**
   * Closes the connections that were opened in reserve and have sent nothing for a second, which browsers and
   * `fetch` open. Node does not count a connection without any request as idle, so such a connection would delay a
   * stop. Call this while the port closes.
   */
  closeUnused(): void {
    const now = performance.now();
    for (const {socket, idleSince = now} of this.#all.values())
      if (socket.bytesRead === 0 && now - idleSince > UNUSED_MS) socket.destroy();
  }

  /**
   * Resets the connections of clients that have stopped reading, and the largest connections of an address for
   * which too many bytes wait. Call this every few seconds. A reset frees the kernel's buffers at once; after a
   * normal close, the kernel would keep the unread bytes.
   */
  resetStalled(): void {
    const now = performance.now();
    for (const connection of this.#all.values())
      if (connection.stalledFor(now) >= this.#limits.stalledMs) connection.socket.resetAndDestroy();
    for (const connections of this.#bySender.values())
      resetLargest(connections, this.#limits.queuedBytesPerAddress);
  }

  #isFull(total: number): boolean {
    return this.#all.size >= total && !this.#closeLongestIdle(this.#all.values());
  }

  // Closes the connection that has been idle longest; returns false if all connections are busy.
  #closeLongestIdle(connections: Iterable<Connection>): boolean {
    let [longest, since] = [undefined as Connection | undefined, Infinity];
    for (const connection of connections) {
      const {idleSince = Infinity} = connection;
      if (idleSince < since) [longest, since] = [connection, idleSince];
    }
    if (!longest) return false;
    longest.socket.destroy();
    // The close event comes later; until then, the connection would still count.
    this.#remove(longest);
    return true;
  }

  #remove(connection: Connection): void {
    this.#all.delete(connection.socket);
    if (connection.sender === undefined) return;
    const others = this.#bySender.get(connection.sender);
    others?.delete(connection);
    if (others?.size === 0) this.#bySender.delete(connection.sender);
  }
}

const resetLargest = (connections: ReadonlySet<Connection>, limit: number): void => {
  const sockets = [...connections].map(({socket}) => socket);
  let queued = sockets.reduce((sum, {writableLength}) => sum + writableLength, 0);
  if (queued <= limit) return;
  for (const socket of sockets.toSorted((a, b) => b.writableLength - a.writableLength)) {
    if (queued <= limit) return;
    queued -= socket.writableLength;
    socket.resetAndDestroy();
  }
};
