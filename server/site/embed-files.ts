import {existsSync} from 'node:fs';
import {join, relative} from 'node:path';
import {type ErrorRequestHandler, Router, type RequestHandler} from 'express';
import {admitAllOrigins} from '../http/origin-policy.ts';
import {HttpProblem} from '../http/http-problem.ts';
import {noteServedPath} from '../http/served-path.ts';
import {plainName, preferCompressed} from './precompressed.ts';
import {releaseFolder} from './releases.ts';
import {serveFiles} from './serve-files.ts';

type Handler = RequestHandler | ErrorRequestHandler;

// Matches the six characters of the elements' hashes, or the eight of Vite's. A hash without a digit or capital letter is
// not recognized, which costs one revalidation and never serves a stale file.
const HASHED = /-(?=[\w-]*[A-Z\d])[\w-]{6,8}\.\w+(?:\.br|\.gz)?$/u;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Returns the Cache-Control of a file: permanent for hashed names, minutes for other names. */
export const cacheControl = (path: string): string =>
  HASHED.test(path) ? IMMUTABLE : 'public, max-age=300, stale-while-revalidate=86400';

// Headers that say something about a document. A browser never opens a file of the elements as a document of a page, and an element
// waits for up to six files: without these headers each arrives with 0.5 kB less.
const DOCUMENT_HEADERS = [
  'Access-Control-Expose-Headers',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
] as const;

/** Serves a folder of embed files under its address to every page on the web. */
const publishedFiles = (
  root: string,
  address: string,
  lifetimeOf: (path: string) => string,
): readonly Handler[] => [
  preferCompressed(root),
  ...serveFiles(root, (response, path) => {
    noteServedPath(response, `${address}/${plainName(relative(root, path))}`);
    response.set({'Cache-Control': lifetimeOf(path), 'Timing-Allow-Origin': '*'});
    if (/\.js(?:\.br|\.gz)?$/u.test(path)) for (const name of DOCUMENT_HEADERS) response.removeHeader(name);
  }),
];

const refuseRest: RequestHandler = ({method}) => {
  throw method === 'GET' || method === 'HEAD'
    ? new HttpProblem('not-found')
    : new HttpProblem('method-not-allowed', {headers: {Allow: 'GET, HEAD'}});
};

const createPublicRouter = (limit: RequestHandler): Router => {
  const router = Router({caseSensitive: true});
  router.use(admitAllOrigins, limit);
  router.get(/\.(?:br|gz)$/u, () => {
    throw new HttpProblem('not-found');
  });
  return router;
};

/** Serves `/embed/v1/**`: the files of the current build, for every page on the web. */
export const embedFiles = (distDir: string, limit: RequestHandler): Router => {
  const router = createPublicRouter(limit);
  router.use(...publishedFiles(join(distDir, 'embed', 'v1'), '/embed/v1', cacheControl));
  router.use(refuseRest);
  return router;
};

/**
 * Serves `/embed/v1.2.3/**`: the files of one stored release. The files never change, so that pages may pin them
 * by their hashes.
 */
export const releaseFiles = (dataDir: string, limit: RequestHandler): Router => {
  const router = createPublicRouter(limit);
  const releases = new Map<string, Router>();
  router.use('/:release', (request, response, next) => {
    const version = /^v(\d+\.\d+\.\d+)$/u.exec(request.params.release)?.[1];
    if (version === undefined) return next();
    const root = releaseFolder(dataDir, version);
    // The existing folders limit the list, whatever versions are requested.
    if (!existsSync(root)) return next();
    const files = releases.get(version) ?? Router({caseSensitive: true});
    if (!releases.has(version)) {
      files.use(...publishedFiles(root, `/embed/v${version}`, () => IMMUTABLE));
      releases.set(version, files);
    }
    return files(request, response, next);
  });
  router.use(refuseRest);
  return router;
};
