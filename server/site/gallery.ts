import {join} from 'node:path';
import {Router, type RequestHandler} from 'express';
import {serveFiles} from './serve-files.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><title>Gallery of the elements</title>' +
  '<link rel="stylesheet" href="/gallery/gallery.css"><script type="module" src="/gallery/gallery.js"></script></head><body></body></html>';

/**
 * Serves `/gallery`: every state of every element, for people who change or embed the elements. Search engines are
 * excluded.
 */
export const galleryPages = (distDir: string, limitFiles: RequestHandler): Router => {
  const router = Router({caseSensitive: true, strict: true});
  router.get('/gallery', limitFiles, (_request, response) => {
    response.set({'Content-Security-Policy': policy, 'Cache-Control': 'no-cache'});
    response.type('html').send(page);
  });
  router.use(
    '/gallery',
    limitFiles,
    ...serveFiles(join(distDir, 'gallery'), (response) => void response.set('Cache-Control', 'no-cache')),
  );
  return router;
};
