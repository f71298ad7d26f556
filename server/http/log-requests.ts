import type {RequestHandler} from 'express';
import type {Logger} from 'pino';
import {routeOf} from '../metrics/measure-requests.ts';
import {requestIdOf} from './request-id.ts';
import {servedPathOf} from './served-path.ts';

/**
 * Logs one line per request after its answer: no address, query, body or browser. The logged path is that of our page, file or route, never
 * the requested path, which may contain an email address or the secret of a withdrawal link.
 */
export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    // Reads the path before the routers, which shorten the path during the search.
    const {method, path} = request;
    response.once('close', () => {
      log.info(
        {
          requestId: requestIdOf(response),
          method,
          path: servedPathOf(response) ?? routeOf(path),
          status: response.writableFinished ? response.statusCode : 'aborted',
          ms: Math.round(performance.now() - startedAt),
        },
        'request',
      );
    });
    next();
  };
