import {join} from 'node:path';
import {Router} from 'express';
import {HttpProblem} from '../../http/http-problem.ts';
import {languageOf} from '../../http/request-language.ts';
import {noteServedPath} from '../../http/served-path.ts';
import {serveFiles} from '../../site/serve-files.ts';

const DAY_SECONDS = 86_400;

/** Returns the files that make the desk an installable app: worker, manifest, icons and the offline page. None of them contains data. */
export const appFiles = (root: string): Router => {
  const router = Router({caseSensitive: true, strict: true});
  router.get('/worker.js', (_request, response, next) => {
    noteServedPath(response, '/desk/worker.js');
    response
      // The worker also controls `/desk`, which is above the worker's own folder.
      .set({'Service-Worker-Allowed': '/desk', 'Cache-Control': 'no-cache'})
      .sendFile('worker.js', {root, cacheControl: false}, (error?: Error) => error && next(missing(error)));
  });
  router.get('/manifest.webmanifest', (request, response, next) => {
    noteServedPath(response, '/desk/manifest.webmanifest');
    response
      .set('Cache-Control', 'no-cache')
      .vary('Accept-Language')
      .type('application/manifest+json')
      .sendFile(`manifest-${languageOf(request)}.webmanifest`, {root, cacheControl: false}, (error?: Error) =>
        error ? next(missing(error)) : undefined,
      );
  });
  for (const folder of ['icons', 'offline']) {
    router.use(
      `/${folder}`,
      ...serveFiles(join(root, folder), (response) => {
        noteServedPath(response, `/desk/${folder}/*`);
        response.set('Cache-Control', folder === 'icons' ? `public, max-age=${DAY_SECONDS}` : 'no-cache');
      }),
      () => {
        throw new HttpProblem('not-found');
      },
    );
  }
  return router;
};

const missing = (cause: Error): HttpProblem => new HttpProblem('unavailable', {retryAfterSeconds: 10, cause});

// A browser that cannot fetch the worker keeps the previous worker: only a worker can remove a worker.
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete('lamplight-desk-offline').then(() => self.registration.unregister())),
);
`;

/** Sent when the desk is off: a worker that unregisters the previous worker, deletes its cache and ends its notifications. */
export const workerFarewell = (): Router => {
  const router = Router({caseSensitive: true, strict: true});
  router.get('/desk/worker.js', (_request, response) => {
    response
      .set({'Service-Worker-Allowed': '/desk', 'Cache-Control': 'no-store'})
      .type('text/javascript')
      .send(FAREWELL);
  });
  return router;
};
