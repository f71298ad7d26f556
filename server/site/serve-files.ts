import {readFileSync, statSync, type Stats} from 'node:fs';
import {extname, join} from 'node:path';
import express, {type ErrorRequestHandler, type RequestHandler, type Response} from 'express';
import {filePath} from './precompressed.ts';

// The size of the cache. A whole build has 11 MB, and its largest file 400 kB (November 2026).
const MAX_CACHE_BYTES = 64 * 1_024 * 1_024;
const MAX_FILE_BYTES = 1_024 * 1_024;

// The headers that only Express' file server handles: ranges and preconditions.
const RARE_HEADERS = ['range', 'if-match', 'if-unmodified-since'] as const;

type CachedFile = {readonly bytes: Buffer; readonly changedAt: number};

/** Adds headers to the response for a file; the path is absolute. */
export type SetFileHeaders = (response: Response, path: string) => void;

/**
 * Serves the files of a folder from memory. A changed file is read again. A read from disk takes an open
 * descriptor and a dozen steps in the thread pool for each request, so many hostile clients would delay visitors.
 */
export const serveFiles = (root: string, setHeaders: SetFileHeaders): Handlers => [
  serveFromMemory(root, setHeaders),
  express.static(root, {index: false, redirect: false, cacheControl: false, setHeaders}),
  answerRefusal,
];

type Handlers = readonly [RequestHandler, RequestHandler, ErrorRequestHandler];

// An invalid range or a failed precondition needs only the status.
const answerRefusal: ErrorRequestHandler = (error: {readonly status?: unknown}, _request, response, next) => {
  if (error.status !== 412 && error.status !== 416) return next(error);
  response.removeHeader('Content-Type');
  response.status(error.status).set('Cache-Control', 'no-store').end();
};

const serveFromMemory = (root: string, setHeaders: SetFileHeaders): RequestHandler => {
  const read = createFileCache();
  return (request, response, next) => {
    const path = filePath(request.path);
    const isRare =
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      RARE_HEADERS.some((name) => request.headers[name] !== undefined);
    if (path === undefined || isRare) return next();
    const file = join(root, path);
    const stats = statOf(file);
    if (!stats?.isFile() || stats.size > MAX_FILE_BYTES) return next();
    setHeaders(response, file);
    if (!response.get('Content-Type')) response.type(extname(file));
    response.set({
      'Accept-Ranges': 'bytes',
      'Last-Modified': stats.mtime.toUTCString(),
      // The same ETag as that of Express' file server, which answers other requests for the same file.
      ETag: `W/"${stats.size.toString(16)}-${stats.mtime.getTime().toString(16)}"`,
    });
    response.send(read(file, stats));
  };
};

const statOf = (file: string): Stats | undefined => {
  try {
    return statSync(file, {throwIfNoEntry: false});
  } catch {
    // The name is invalid, such as a name of 300 characters. The error contains the name, which may be personal.
    return undefined;
  }
};

const createFileCache = (): ((file: string, stats: Stats) => Buffer) => {
  const cache = new Map<string, CachedFile>();
  let size = 0;
  const forget = (file: string, {bytes}: CachedFile) => {
    cache.delete(file);
    size -= bytes.length;
  };
  return (file, {mtimeMs, size: fileSize}) => {
    const known = cache.get(file);
    if (known?.changedAt === mtimeMs && known.bytes.length === fileSize) return known.bytes;
    if (known) forget(file, known);
    const fresh = {bytes: readFileSync(file), changedAt: mtimeMs};
    cache.set(file, fresh);
    size += fresh.bytes.length;
    for (const [oldest, its] of cache) {
      if (size <= MAX_CACHE_BYTES) break;
      forget(oldest, its);
    }
    return fresh.bytes;
  };
};
