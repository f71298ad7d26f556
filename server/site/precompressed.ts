import {statSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {RequestHandler} from 'express';

const CODINGS = [
  {coding: 'br', suffix: '.br'},
  {coding: 'gzip', suffix: '.gz'},
] as const;

/** Returns whether a file exists; false for an invalid name, such as a name of 300 characters. */
export const isFile = (path: string): boolean => {
  try {
    return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
  } catch {
    // The error contains the requested path, which no log may contain.
    return false;
  }
};

/** Returns a file's name without the ending of its compressed form. */
export const plainName = (path: string): string => path.replace(/\.(?:br|gz)$/u, '');

/** Returns the decoded path of a request below its mount; undefined for an invalid path. */
export const filePath = (urlPath: string): string | undefined => {
  // An escaped slash would be a second address of the same file.
  if (/%2f|%5c/iu.test(urlPath)) return undefined;
  try {
    const path = decodeURIComponent(urlPath);
    return /\\|\0|\/\.|\/\//u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
};

/** Sends `file.js.br` or `file.js.gz` instead of `file.js` if the file exists and the client accepts the coding. */
export const preferCompressed =
  (root: string): RequestHandler =>
  (request, response, next) => {
    response.vary('Accept-Encoding');
    const path = filePath(request.path);
    // A range counts bytes of the uncompressed file.
    if (path === undefined || request.headers.range !== undefined || extname(path) === '') return next();
    for (const {coding, suffix} of CODINGS) {
      if (request.acceptsEncodings(coding) !== coding || !isFile(join(root, path + suffix))) continue;
      response.type(extname(path)).set('Content-Encoding', coding);
      request.url = request.path + suffix;
      break;
    }
    return next();
  };
