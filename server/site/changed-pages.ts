import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import type {RequestHandler, Response} from 'express';
import {filePath} from './precompressed.ts';

/** A change of the site's pages since the build. `stamp` changes whenever the result of `apply` changes. */
export type PageChange = {readonly stamp: string; readonly apply: (text: string) => string};

type Coding = 'br' | 'gzip' | 'identity';

// The number of changed pages in memory. The pages of the site in all languages and codings are several hundred
// files of 15 kB.
const MOST_KEPT = 1_000;

const encoded = (text: string, coding: Coding): Buffer => {
  if (coding === 'br') return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}});
  return coding === 'gzip' ? gzipSync(text) : Buffer.from(text);
};

/** Reads a changed page in a content coding. */
export type ReadChangedPage = (file: string, change: PageChange, coding: Coding) => Buffer;

/** Creates the reader of changed pages. Each page is changed and compressed once for a build and an edit. */
export const createChangedPages = (): ReadChangedPage => {
  const kept = new Map<string, Buffer>();
  return (file, {stamp, apply}, coding) => {
    const key = `${file} ${statSync(file).mtimeMs} ${stamp} ${coding}`;
    const known = kept.get(key);
    if (known) return known;
    const made = encoded(apply(readFileSync(file, 'utf8')), coding);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, made);
    return made;
  };
};

/** Answers with the changed pages and `llms.txt`; without changes, passes the request on. */
export const serveChangedPages =
  (root: string, readChange: () => PageChange | undefined, read: ReadChangedPage): RequestHandler =>
  (request, response, next) => {
    const change = readChange();
    const path = filePath(request.path);
    if (!change || path === undefined || !/\/index\.html$|^\/llms\.txt$/u.test(path)) return next();
    const file = join(root, path);
    const stats = statSync(file, {throwIfNoEntry: false});
    if (!stats?.isFile()) return next();
    const coding = codingOf(request);
    response
      .vary('Accept-Encoding')
      .type(path.endsWith('.txt') ? 'txt' : 'html')
      .set({
        'Cache-Control': 'no-cache',
        ETag: `W/"${stats.mtime.getTime().toString(16)}-${change.stamp}-${coding}"`,
      });
    sendCoded(response, read(file, change, coding), coding);
  };

/** Returns the best content coding that a client accepts. */
export const codingOf = (request: {readonly acceptsEncodings: (coding: string) => string | false}): Coding =>
  (['br', 'gzip'] as const).find((coding) => request.acceptsEncodings(coding) === coding) ?? 'identity';

/** Sends content that is already encoded. */
export const sendCoded = (response: Response, bytes: Buffer, coding: Coding): void => {
  if (coding !== 'identity') response.set('Content-Encoding', coding);
  response.send(bytes);
};
