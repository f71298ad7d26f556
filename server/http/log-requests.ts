import type {RequestHandler} from 'express';
import type {Logger} from 'pino';
import {routeOf} from '../metrics/measure-requests.ts';
import {requestIdOf} from './request-id.ts';
import {servedPathOf} from './served-path.ts';

/**
 * Logs one line per request after its answer: no address, no query, no body, no browser. The logged path is that of our page,
 * file or route, never the requested one: that may contain an email address, or a withdrawal link, whose secret works
 * however the rest of the link is written.
 */
export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    // Routers shorten the path while they look.
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
