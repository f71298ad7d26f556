import type {RequestHandler} from 'express';
import type {Logger} from 'pino';
import {requestIdOf} from './request-id.ts';

// Query strings and addresses can hold personal data; the first parts of a path cannot, but the link that withdraws
// consents ends with a secret.
const shortPath = (path: string): string =>
  path
    .replace(/\/withdraw\/.*/su, '/withdraw/...')
    .split('/')
    .slice(0, 4)
    .join('/')
    .slice(0, 100);

/** Logs one line per request when its answer is out: no address, no query, no body, no browser. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const {method, path} = request;
    response.once('close', () => {
      log.info(
        {
          requestId: requestIdOf(response),
          method,
          path: shortPath(path),
          status: response.writableFinished ? response.statusCode : 'aborted',
          ms: Math.round(performance.now() - startedAt),
        },
        'request',
      );
    });
    next();
  };
}
