import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Trouble} from '../../embed-demo/e2e/hostile-page.ts';
import {freePort} from '../../reliability/program/free-port.ts';

const LATE_MS = 20_000;

/** An API that does not do what it should. */
export type TroubledApi = {readonly origin: string; stop(): Promise<void>};

/** Starts an API in trouble on a port of its own. */
export const startTroubledApi = async (trouble: Trouble): Promise<TroubledApi> => {
  if (trouble === 'down')
    return {origin: `http://localhost:${await freePort()}`, stop: () => Promise.resolve()};
  const status = trouble === 'late' ? 200 : Number(trouble.replace('status ', ''));
  const server = createServer((_, response) => {
    const answer = (): void => {
      response
        .writeHead(status, {
          'Content-Type': 'application/problem+json',
          'Retry-After': '60',
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Headers': '*',
        })
        .end(JSON.stringify({status, code: status === 429 ? 'rate-limited' : 'unavailable', detail: ''}));
    };
    if (trouble === 'late') setTimeout(answer, LATE_MS).unref();
    else answer();
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
