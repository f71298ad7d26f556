import {join, relative} from 'node:path';
import {Router, type RequestHandler} from 'express';
import {admitAllOrigins} from '../http/origin-policy.ts';
import {HttpProblem} from '../http/http-problem.ts';
import {noteServedPath} from '../http/served-path.ts';
import {plainName, preferCompressed} from './precompressed.ts';
import {serveFiles} from './serve-files.ts';

// Vite's eight characters; a name without a digit or capital among them is not taken for hashed, which
// costs one revalidation and can never serve a stale file.
const HASHED = /-(?=[\w-]*[A-Z\d])[\w-]{8}\.\w+(?:\.br|\.gz)?$/u;

/** How long a file may be kept: hashed names for good, the others for minutes. */
export const cacheControl = (path: string): string =>
  HASHED.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300, stale-while-revalidate=86400';

/** `/embed/v1/**`: the widgets, for every page on the web. */
export const embedFiles = (distDir: string, limit: RequestHandler): Router => {
  const root = join(distDir, 'embed', 'v1');
  const router = Router({caseSensitive: true});
  router.use(admitAllOrigins, limit);
  router.get(/\.(?:br|gz)$/u, () => {
    throw new HttpProblem('not-found');
  });
  router.use(preferCompressed(root));
  router.use(
    ...serveFiles(root, (response, path) => {
      noteServedPath(response, `/embed/v1/${plainName(relative(root, path))}`);
      response.set({'Cache-Control': cacheControl(path), 'Timing-Allow-Origin': '*'});
    }),
  );
  router.use((request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    throw isRead
      ? new HttpProblem('not-found')
      : new HttpProblem('method-not-allowed', {headers: {Allow: 'GET, HEAD'}});
  });
  return router;
};
