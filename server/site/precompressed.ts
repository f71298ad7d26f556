import {statSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {RequestHandler} from 'express';

const CODINGS = [
  {coding: 'br', suffix: '.br'},
  {coding: 'gzip', suffix: '.gz'},
] as const;

/** Says whether a file lies there. A name that no file can have, such as one of 300 characters, is not one. */
export const isFile = (path: string): boolean => {
  try {
    return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
  } catch {
    // The error repeats the path, which a visitor has written and no log may hold.
    return false;
  }
};

/** A file's name without the ending of its compressed form. */
export const plainName = (path: string): string => path.replace(/\.(?:br|gz)$/u, '');

/** The path of a request below its mount, decoded; undefined when it leads nowhere a file could be. */
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

/** Sends `file.js.br` or `file.js.gz` in the place of `file.js` where it lies beside it and the client takes it. */
export const preferCompressed =
  (root: string): RequestHandler =>
  (request, response, next) => {
    response.vary('Accept-Encoding');
    const path = filePath(request.path);
    // A range counts bytes of the plain file.
    if (path === undefined || request.headers.range !== undefined || extname(path) === '') return next();
    for (const {coding, suffix} of CODINGS) {
      if (request.acceptsEncodings(coding) !== coding || !isFile(join(root, path + suffix))) continue;
      response.type(extname(path)).set('Content-Encoding', coding);
      request.url = request.path + suffix;
      break;
    }
    return next();
  };
