import {existsSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {Router, type Request, type RequestHandler} from 'express';
import {HttpProblem} from '../http/http-problem.ts';
import {noteServedPath} from '../http/served-path.ts';
import {cacheControl} from './embed-files.ts';
import {
  codingOf,
  createChangedPages,
  sendCoded,
  serveChangedPages,
  type PageChange,
  type ReadChangedPage,
} from './changed-pages.ts';
import {createLinkHeaders} from './link-header.ts';
import {pagePolicy} from './page-policy.ts';
import {filePath, plainName, preferCompressed} from './precompressed.ts';
import {serveFiles} from './serve-files.ts';

const NOT_BUILT = 'The site has not been built yet. Run "npm run build", then reload this page.\n';

/**
 * Serves the agency's own pages: `/es/blog` is `dist/site/es/blog/index.html`, without a trailing slash (an
 * address with a slash, capital letters or `/en` redirects). A missing page is a real 404 with the missing page of the path's language.
 */
export const sitePages = (
  distDir: string,
  limit: RequestHandler,
  readChange: () => PageChange | undefined,
): Router => {
  const root = join(distDir, 'site');
  const router = Router({caseSensitive: true, strict: true});
  const readChanged = createChangedPages();
  const answerMissing = createMissingAnswer(root, {readChange, readChanged});
  router.use(readOnly, limit, pagePolicy(distDir));
  // Page files (the 404 page would be a 200 there) and compressed files have no address, and Vite's manifest is only for the build.
  router.get(/\.(?:html|br|gz)$|^\/manifest\.json$/u, answerMissing);
  // RFC 9116 fixes the address; no other path with a dot at the start of a name has a file.
  router.get('/.well-known/security.txt', (request, _response, next) => {
    request.url = '/security.txt';
    next();
  });
  router.use(findPage(root), serveChangedPages(root, readChange, readChanged), preferCompressed(root));
  router.use(
    ...serveFiles(root, (response, path) => {
      const isPage = /\.html(?:\.br|\.gz)?$/u.test(path);
      // The log needs the address of the page.
      if (!isPage) noteServedPath(response, `/${plainName(relative(root, path))}`);
      response.set('Cache-Control', isPage ? 'no-cache' : cacheControl(path));
    }),
  );
  router.use(answerMissing);
  return router;
};

const readOnly: RequestHandler = ({method}, _response, next) => {
  if (method === 'GET' || method === 'HEAD') return next();
  throw new HttpProblem('method-not-allowed', {headers: {Allow: 'GET, HEAD'}});
};

const withoutSlash = (path: string): string => (path === '/' ? '/' : path.replace(/\/$/u, ''));

// People type capital letters, and guess that English has a prefix as the other languages have.
const usualSpelling = (path: string): string =>
  withoutSlash(path.toLowerCase()).replace(/^\/en(?=\/|$)/u, '') || '/';

// Points the request to the page's file, or redirects the client to the page's canonical address.
const findPage = (root: string): RequestHandler => {
  const readLinks = createLinkHeaders();
  const hasPage = (path: string) => existsSync(join(root, path, 'index.html'));
  return (request, response, next) => {
    const path = filePath(request.path);
    if (path === undefined) return next();
    const address = [withoutSlash(path), usualSpelling(path)].find(hasPage);
    if (address === undefined) return next();
    noteServedPath(response, address);
    if (address !== path) {
      const [, query] = request.originalUrl.split('?', 2);
      return response.redirect(308, encodeURI(address) + (query === undefined ? '' : `?${query}`));
    }
    const links = readLinks(join(root, path, 'index.html'));
    if (links !== '') response.set('Link', links);
    request.url = `${request.path === '/' ? '' : request.path}/index.html`;
    return next();
  };
};

type Changing = {
  readonly readChange: () => PageChange | undefined;
  readonly readChanged: ReadChangedPage;
};

const createMissingAnswer =
  (root: string, {readChange, readChanged}: Changing): RequestHandler =>
  (request, response, next) => {
    if (!existsSync(root)) {
      response.status(503).set('Retry-After', '10').type('text/plain').send(NOT_BUILT);
      return;
    }
    const file = request.accepts('html') ? missingPage(root, request) : undefined;
    if (file === undefined) return next(new HttpProblem('not-found'));
    const coding = codingOf(request);
    response.vary('Accept-Encoding');
    response.status(404).set('Cache-Control', 'no-cache').type('html');
    sendCoded(response, readChanged(file, readChange() ?? UNCHANGED, coding), coding);
  };

const UNCHANGED: PageChange = {stamp: '', apply: (text) => text};

// Finds the nearest missing page above the path, because an unknown article has a different page from an unknown
// address.
const missingPage = (root: string, request: Request): string | undefined => {
  const path = filePath(request.originalUrl.split('?', 1)[0] ?? '/') ?? '/';
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const file = join(root, folder, '404.html');
    if (existsSync(file)) return file;
    if (folder === '/' || folder === '.') return undefined;
  }
};
