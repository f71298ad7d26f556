import type {Socket} from 'node:net';
import {addressGroup} from './address-group.ts';
import {Connection} from './connection.ts';

/** What clients may take of the server by being connected to it. */
export type ConnectionLimits = {
  /** Connections at a time. */
  readonly total: number;
  /** Connections at a time of one address (an IPv6 /56 counts as one). */
  readonly perAddress: number;
  /** Bytes that wait for the clients of one address. */
  readonly queuedBytesPerAddress: number;
  /** How long a client may take nothing of what waits for it, in milliseconds. */
  readonly stalledMs: number;
  /** Says whether an address is that of a proxy in front: it sends for many, and only the total limits it. */
  readonly isProxy: (address: string) => boolean;
};

/** As much as a school behind one address needs; less than an eighth of the descriptors that Linux gives a process at least. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  total: 2_000,
  perAddress: 128,
  queuedBytesPerAddress: 32 * 1_024 * 1_024,
  stalledMs: 30_000,
  isProxy: () => false,
};

/** The connections of a port. Where there are too many, the one that has been idle for the longest makes room. */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #all = new Map<Socket, Connection>();
  readonly #bySender = new Map<string, Set<Connection>>();

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Takes a connection in, or cuts it when there are too many and all of them are busy. */
  admit(socket: Socket): void {
    const {isProxy, perAddress, total} = this.#limits;
    const address = socket.remoteAddress ?? '';
    const sender = isProxy(address) ? undefined : addressGroup(address);
    const ofSender = (sender === undefined ? undefined : this.#bySender.get(sender)) ?? new Set();
    const isFull = (ofSender.size >= perAddress && !this.#cutIdle(ofSender)) || this.#isFull(total);
    if (isFull) {
      socket.resetAndDestroy();
      return;
    }
    const connection = new Connection(socket, sender);
    this.#all.set(socket, connection);
    if (sender !== undefined) this.#bySender.set(sender, ofSender.add(connection));
    socket.once('close', () => this.#remove(connection));
  }

  /** The connection of a socket; undefined for one that was cut. */
  get(socket: Socket): Connection | undefined {
    return this.#all.get(socket);
  }

  /** Ends each connection with the last answer that it still waits for. */
  endAfterAnswers(): void {
    for (const connection of this.#all.values()) connection.endAfterAnswers();
  }

  /**
   * Cuts the clients that have stopped reading, and those with the most bytes waiting where one address has too many. To be called
   * every few seconds. With a reset: after a normal end the kernel would go on keeping what nobody takes.
   */
  cutStalled(): void {
    const now = performance.now();
    for (const connection of this.#all.values())
      if (connection.stalledFor(now) >= this.#limits.stalledMs) connection.socket.resetAndDestroy();
    for (const connections of this.#bySender.values())
      cutLargest(connections, this.#limits.queuedBytesPerAddress);
  }

  #isFull(total: number): boolean {
    return this.#all.size >= total && !this.#cutIdle(this.#all.values());
  }

  // Cuts the one that has been idle for the longest; false when all are busy.
  #cutIdle(connections: Iterable<Connection>): boolean {
    let [longest, since] = [undefined as Connection | undefined, Infinity];
    for (const connection of connections) {
      const {idleSince = Infinity} = connection;
      if (idleSince < since) [longest, since] = [connection, idleSince];
    }
    if (!longest) return false;
    longest.socket.destroy();
    // At once: its end is announced later, and until then it would count.
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

const cutLargest = (connections: ReadonlySet<Connection>, limit: number): void => {
  const sockets = [...connections].map(({socket}) => socket);
  let queued = sockets.reduce((sum, {writableLength}) => sum + writableLength, 0);
  if (queued <= limit) return;
  for (const socket of sockets.toSorted((a, b) => b.writableLength - a.writableLength)) {
    if (queued <= limit) return;
    queued -= socket.writableLength;
    socket.resetAndDestroy();
  }
};
