import type {RequestHandler} from 'express';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskParts} from '../desk-parts.ts';

const SAFE = new Set(['GET', 'HEAD']);

/**
 * Lets requests of the desk's own pages pass; all others get 403 `origin-refused` and no CORS headers. Browsers
 * send `Sec-Fetch-Site` and, except with a read, `Origin`: a request that changes anything must contain the desk's
 * own origin.
 */
export const requireSameOrigin =
  ({origin}: Pick<DeskParts, 'origin'>): RequestHandler =>
  ({method, headers}, response, next) => {
    response.vary('Origin');
    const site = headers['sec-fetch-site'];
    const isSafe = SAFE.has(method);
    const isSameSite = site === undefined || site === 'same-origin' || (isSafe && site === 'none');
    const isSameOrigin = headers.origin === undefined ? isSafe : headers.origin === origin();
    if (!isSameSite || !isSameOrigin) throw new HttpProblem('origin-refused');
    next();
  };
