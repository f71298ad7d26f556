import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {Router} from 'express';
import {z} from 'zod';
import {HttpProblem} from '../http/http-problem.ts';

const Manifest = z.looseObject({widgets: z.record(z.string(), z.unknown())});

/** Renders a plain page with one element, for partners whose sites allow frames and no scripts. */
const framePage = (name: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>Lamplight</title>` +
  `<script src="/embed/v1/lamplight.js" defer></script><script src="/embed/v1/frame.js" defer></script></head>` +
  `<body><lamplight-${name}></lamplight-${name}></body></html>`;

/**
 * Serves `/embed/v1/frame/<name>`. Only the configured partners and our own pages may frame this page. The element
 * has our own origin there, so its requests are same-origin.
 */
export const framePages = (distDir: string, partners: readonly string[]): Router => {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${["'self'", ...partners].join(' ')}`,
  ].join(';');
  const names = publishedNames(distDir);
  const router = Router({caseSensitive: true, strict: true});
  router.get('/:name', ({params}, response) => {
    if (!names().has(params.name)) throw new HttpProblem('not-found');
    response.removeHeader('X-Frame-Options'); // cannot name partners, as frame-ancestors does
    response.set({'Content-Security-Policy': policy, 'Cache-Control': 'public, max-age=300'});
    response.type('html').send(framePage(params.name));
  });
  return router;
};

/** Returns the elements of the current build; a new build is noticed without a restart. */
const publishedNames = (distDir: string): (() => ReadonlySet<string>) => {
  const file = join(distDir, 'embed', 'v1', 'manifest.json');
  let builtAt: number | undefined;
  let names: ReadonlySet<string> = new Set();
  return () => {
    const changedAt = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
    if (changedAt !== builtAt) {
      builtAt = changedAt;
      names = new Set(
        changedAt === undefined
          ? []
          : Object.keys(Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).widgets),
      );
    }
    return names;
  };
};
