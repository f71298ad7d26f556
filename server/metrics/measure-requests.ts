import type {RequestHandler} from 'express';
import {API_PATHS} from '../../contract/api-path.ts';
import {AI_WORKFLOW_PATHS} from '../../contract/ai-workflow.ts';
import type {Meter} from './meter.ts';

const ROUTES: ReadonlySet<string> = new Set([
  ...Object.values(API_PATHS),
  ...Object.values(AI_WORKFLOW_PATHS),
]);
// The methods of our routes. Node knows thirty-five methods, each of which would add a series to every route.
const COUNTED_METHODS: ReadonlySet<string> = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'POST']);

/** Returns the template of the route for a path; there are about a dozen. */
export const routeOf = (path: string): string => {
  if (ROUTES.has(path)) return path;
  if (path.startsWith(`${API_PATHS.conversations}/`)) return `${API_PATHS.conversations}/*`;
  if (path.startsWith('/api/desk/')) return '/api/desk/*';
  if (path.startsWith('/api/')) return '/api/*';
  if (path.startsWith('/embed/v1/frame/')) return '/embed/v1/frame/:name';
  if (path.startsWith('/embed/v1/')) return '/embed/v1/*';
  return /^(?:\/[a-z]{2})?\/withdraw\//u.test(path) ? '/withdraw/:token' : '/*';
};

/**
 * Measures each request from the headers to the end of the answer. A request that the client aborted has the
 * status `aborted`.
 */
export const measureRequests =
  ({requests}: Meter): RequestHandler =>
  (request, response, next) => {
    const began = performance.now();
    const method = COUNTED_METHODS.has(request.method) ? request.method : 'other';
    // Reads the path before the routers, which shorten the path during the search.
    const route = routeOf(request.path);
    response.once('close', () => {
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      requests.observe({route, method, status}, (performance.now() - began) / 1_000);
    });
    next();
  };
