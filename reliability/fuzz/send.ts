import {Agent, request} from 'node:http';
import type {GeneratedRequest} from './requests.ts';

/** The answer to a request, or the error of the connection. */
export type Answer = {readonly status: number; readonly body: string} | {readonly broken: string};

const ANSWER_MS = 20_000;
// The expression removes control characters.
const NOT_IN_HEADER = /[^\t\u0020-\u007e]/gu;

/** Sends requests over connections that are kept alive. */
export class Sender {
  readonly #origin: URL;
  readonly #agent: Agent;

  constructor(origin: string, connections: number) {
    this.#origin = new URL(origin);
    this.#agent = new Agent({keepAlive: true, maxSockets: connections});
  }

  /** Sends a request; never rejects. */
  send({method, path, headers, body}: GeneratedRequest): Promise<Answer> {
    const {promise, resolve} = Promise.withResolvers<Answer>();
    const clean = Object.entries(headers).flatMap(([name, value]) => {
      const text = value.replaceAll(NOT_IN_HEADER, '').trim();
      return text === '' ? [] : [[name, text] as const];
    });
    const sent = request({
      host: '127.0.0.1',
      port: this.#origin.port,
      agent: this.#agent,
      method,
      path: encodeURI(path).replaceAll('%25', '%'),
      headers: {...Object.fromEntries(clean), ...(body ? {'Content-Length': body.length} : {})},
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve({broken: error.code ?? error.name}));
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', (error: NodeJS.ErrnoException) => resolve({broken: error.code ?? error.name}));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString()}),
      );
    });
    sent.end(body);
    return promise;
  }

  /** Closes the connections. */
  close(): void {
    this.#agent.destroy();
  }
}
