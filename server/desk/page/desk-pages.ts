import {readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {Router, type RequestHandler} from 'express';
import {HttpProblem} from '../../http/http-problem.ts';
import {noteServedPath} from '../../http/served-path.ts';
import {cacheControl} from '../../site/embed-files.ts';
import {appFiles} from './app-files.ts';
import {plainName, preferCompressed} from '../../site/precompressed.ts';
import {serveFiles} from '../../site/serve-files.ts';

/** The Content-Security-Policy of the desk's page: own files only, nothing inline, no frames, no script from text. */
const DESK_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The policy that lets the page register its worker.
  'trusted-types lamplight-desk-worker',
].join('; ');

/** `/desk` and all paths below: one page without data, the same for everyone, and its files. */
export const deskPages = (distDir: string, limit: RequestHandler): Router => {
  const root = join(distDir, 'desk');
  const router = Router({caseSensitive: true});
  router.use(limit, (_request, response, next) => {
    response.set({
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': DESK_POLICY,
      'Referrer-Policy': 'same-origin',
    });
    next();
  });
  router.use('/assets', preferCompressed(join(root, 'assets')));
  router.use(
    '/assets',
    ...serveFiles(join(root, 'assets'), (response, path) => {
      noteServedPath(response, `/desk/${plainName(relative(root, path))}`);
      response.set('Cache-Control', cacheControl(path));
    }),
    () => {
      throw new HttpProblem('not-found');
    },
  );
  router.use(appFiles(root));
  router.use(async ({method}, response) => {
    if (method !== 'GET' && method !== 'HEAD')
      throw new HttpProblem('method-not-allowed', {headers: {Allow: 'GET, HEAD'}});
    noteServedPath(response, '/desk/*');
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(await readPage(root));
  });
  return router;
};

const readPage = async (root: string): Promise<Buffer> => {
  try {
    return await readFile(join(root, 'index.html'));
  } catch (cause) {
    throw new HttpProblem('unavailable', {retryAfterSeconds: 10, cause});
  }
};
