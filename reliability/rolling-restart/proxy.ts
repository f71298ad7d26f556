import {connect, createServer, type Socket, type AddressInfo} from 'node:net';
import type {Run} from '../program/program.ts';

/**
 * A proxy in front of several servers: passes each connection on to one server in turn, or to the next when one does not accept. It does
 * not parse HTTP and repeats nothing.
 */
export class Proxy {
  readonly #ports: () => readonly number[];
  #next = 0;
  #port = 0;

  private constructor(ports: () => readonly number[]) {
    this.#ports = ports;
  }

  /** Starts a proxy on a free port that ends with the run. */
  static async start({atEnd}: Pick<Run, 'atEnd'>, ports: () => readonly number[]): Promise<Proxy> {
    const proxy = new Proxy(ports);
    const sockets = new Set<Socket>();
    const server = createServer((client) => {
      sockets.add(client);
      client.once('close', () => sockets.delete(client));
      client.on('error', () => client.destroy());
      proxy.#pass(client, proxy.#ports().length);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    proxy.#port = (server.address() as AddressInfo).port;
    atEnd(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return proxy;
  }

  /** The address for clients. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  #pass(client: Socket, triesLeft: number): void {
    const ports = this.#ports();
    const port = ports[this.#next % ports.length];
    this.#next += 1;
    if (port === undefined || triesLeft === 0) {
      client.destroy();
      return;
    }
    const upstream = connect(port, '127.0.0.1');
    let isConnected = false;
    upstream.once('connect', () => {
      isConnected = true;
      client.pipe(upstream);
      upstream.pipe(client);
    });
    upstream.on('error', () => {
      if (isConnected) client.destroy();
      else this.#pass(client, triesLeft - 1);
    });
    client.once('close', () => upstream.destroy());
  }
}
