import type {Socket} from 'node:net';
import type {Random} from '../program/random.ts';
import {clientKinds, openBadClient} from './client-kinds.ts';

/** The number of clients and the server that they connect to. */
export type CrowdOptions = {
  readonly port: number;
  readonly path: string;
  /** The number of clients in total. */
  readonly total: number;
  /** The number of concurrent clients. */
  readonly atOnce: number;
  /** The number of addresses that they come from. */
  readonly addresses: number;
};

const EVERY_MS = 25;
const NEW_AT_ONCE = 8;

/** Bad clients of all kinds in turn, up to 320 new clients a second, until all have connected. */
export class ClientCrowd {
  readonly #options: CrowdOptions;
  readonly #random: Random;
  readonly #sockets = new Set<Socket>();
  readonly #timer: NodeJS.Timeout;
  /** The number of clients so far. */
  opened = 0;

  constructor(options: CrowdOptions, random: Random) {
    this.#options = options;
    this.#random = random;
    this.#timer = setInterval(() => this.#fill(NEW_AT_ONCE), EVERY_MS);
  }

  /** The number of clients that are connected or connecting. */
  get connected(): number {
    return this.#sockets.size;
  }

  /** Disconnects all clients. */
  end(): void {
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.destroy();
  }

  #fill(most: number): void {
    const {total, atOnce} = this.#options;
    for (let count = 0; count < most && this.#sockets.size < atOnce && this.opened < total; count += 1)
      this.#open();
  }

  #open(): void {
    const {port, path, addresses} = this.#options;
    const kind = clientKinds[this.opened % clientKinds.length] ?? '';
    const localAddress = `127.1.0.${1 + (this.opened % addresses)}`;
    const socket = openBadClient(kind, {port, localAddress, path}, this.#random);
    this.opened += 1;
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
  }
}
