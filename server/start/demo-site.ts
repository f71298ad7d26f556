import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import express, {type Express, type RequestHandler} from 'express';
import {filePath, isFile} from '../site/precompressed.ts';

const NOT_BUILT = 'The partner demo has not been built yet. Run "npm run build", then reload this page.\n';

// The placeholder of the agency's address in the demo's pages.
const SITE_PLACEHOLDER = '__LAMPLIGHT_ORIGIN__';

/**
 * Creates a partner's web site on its own origin: plain files from `dist/embed-demo` without our headers. In the
 * pages, `__LAMPLIGHT_ORIGIN__` is replaced by the address of the widgets.
 */
export const createDemoSite = (distDir: string, siteOrigin: () => string): Express => {
  const root = join(distDir, 'embed-demo');
  const app = express();
  app.disable('x-powered-by');
  app.use(sendPage(root, siteOrigin), express.static(root, {index: false, redirect: false, maxAge: 0}));
  app.use((_request, response) => {
    const isBuilt = existsSync(root);
    response
      .status(isBuilt ? 404 : 503)
      .type('text/plain')
      .send(isBuilt ? 'Not found\n' : NOT_BUILT);
  });
  return app;
};

const sendPage =
  (root: string, siteOrigin: () => string): RequestHandler =>
  async (request, response, next) => {
    const path = filePath(request.path);
    if (path === undefined) return next();
    const candidates = [path, join(path, 'index.html'), `${path}.html`].map((name) => join(root, name));
    const file = candidates.find((name) => name.endsWith('.html') && isFile(name));
    if (file === undefined) return next();
    const page = (await readFile(file, 'utf8')).replaceAll(SITE_PLACEHOLDER, siteOrigin());
    response.set('Cache-Control', 'no-cache').type('html').send(page);
  };
