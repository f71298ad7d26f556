import {connect, type Socket} from 'node:net';
import type {Random} from '../program/random.ts';

const EVERY_MS = 700;
const HEAD = 'POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const WITH_BODY = `${HEAD}Content-Length: 4000\r\n\r\n{"firstName":"`;

/** Sockets that send a byte from time to time and never finish: half of them their headers, half of them a body. */
export class Drip {
  readonly #sockets = new Set<Socket>();
  readonly #port: number;
  readonly #random: Random;
  #isOver = false;
  /** The number of connections that the server ended and that were opened again. */
  ended = 0;

  constructor(port: number, count: number, random: Random) {
    this.#port = port;
    this.#random = random;
    for (let index = 0; index < count; index += 1) this.#open();
  }

  /** The number of connected sockets. */
  get connected(): number {
    return [...this.#sockets].filter(({readyState}) => readyState === 'open').length;
  }

  /** Disconnects. */
  end(): void {
    this.#isOver = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  #open(): void {
    const socket = connect(this.#port, '127.0.0.1');
    this.#sockets.add(socket);
    const start = this.#random.happens(0.5) ? 'POST /api/leads HTTP/1.1\r\nX-Slow: ' : WITH_BODY;
    socket.on('error', () => {});
    socket.on('connect', () => socket.write(start));
    socket.resume();
    const timer = setInterval(() => socket.write('x'), EVERY_MS * (0.5 + this.#random.next()));
    socket.on('close', () => {
      clearInterval(timer);
      this.#sockets.delete(socket);
      if (this.#isOver) return;
      this.ended += 1;
      setTimeout(() => {
        if (!this.#isOver) this.#open();
      }, 50);
    });
  }
}
