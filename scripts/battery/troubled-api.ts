import type {Trouble} from '../../embed-demo/e2e/hostile-page.ts';
import {freePort} from '../../reliability/program/free-port.ts';
import {type LocalServer, serveLocally} from '../../reliability/program/serve-locally.ts';

const LATE_MS = 20_000;

/** Starts an API with faults on a separate port. */
export const startTroubledApi = async (trouble: Trouble): Promise<LocalServer> => {
  if (trouble === 'down')
    return {origin: `http://localhost:${await freePort()}`, stop: () => Promise.resolve()};
  const status = trouble === 'late' ? 200 : Number(trouble.replace('status ', ''));
  return serveLocally((_, response) => {
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
};
