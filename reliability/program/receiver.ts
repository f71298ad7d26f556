import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {isSigned, SIGNATURE_HEADER} from '../../server/delivery/webhook-signature.ts';
import type {Run} from './program.ts';

/** Handles an event instead of the receiver. Returns whether the request is answered. */
export type Mischief = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A webhook's receiver: counts each event with a valid signature by its id, and answers 204. */
export class Receiver {
  readonly secret = 'the-secret-of-the-reliability-programs';
  readonly faults: string[] = [];
  /** The number of deliveries of each event. */
  readonly taken = new Map<string, number>();
  mischief: Mischief | undefined;
  #port = 0;
  #clockErrorMs = 0;

  /** Starts a receiver on a free port that ends with the run. */
  static async start({atEnd}: Pick<Run, 'atEnd'>): Promise<Receiver> {
    const receiver = new Receiver();
    const server = createServer((request, response) => receiver.#take(request, response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    receiver.#port = (server.address() as AddressInfo).port;
    atEnd(() => {
      server.closeAllConnections();
      server.close();
    });
    return receiver;
  }

  /** Returns the settings of a server that sends to this receiver. */
  get environment(): Readonly<Record<string, string>> {
    return {WEBHOOK_URL: `http://127.0.0.1:${this.#port}/hook`, WEBHOOK_SECRET: this.secret};
  }

  /** Sets the difference between the sender's clock and ours, which is in its signatures. */
  expectClockError(ms: number): void {
    this.#clockErrorMs = Math.max(this.#clockErrorMs, Math.abs(ms));
  }

  /** Events that arrived more than once. */
  get repeated(): number {
    return [...this.taken.values()].filter((times) => times > 1).length;
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on('error', () => {});
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (this.mischief?.(request, response)) return;
      const body = Buffer.concat(chunks).toString();
      const {id} = JSON.parse(body) as {id: string};
      const signature = String(request.headers[SIGNATURE_HEADER.toLowerCase()]);
      const signedAt = new Date(Number(/t=(\d+)/u.exec(signature)?.[1] ?? 0) * 1_000);
      const isOurTime = Math.abs(signedAt.getTime() - Date.now()) < this.#clockErrorMs + 60_000;
      if (!isOurTime || !isSigned(this.secret, body, signature, signedAt))
        this.faults.push(`the webhook's event ${id} was not signed as it should be`);
      this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  }
}
