import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {RequestHandler} from 'express';
import {contentSecurityPolicy} from 'helmet';
import {z} from 'zod';

const BuildReport = z.looseObject({
  csp: z.looseObject({script: z.array(z.string()).default([]), style: z.array(z.string()).default([])}),
});

type Hashes = {readonly script: readonly string[]; readonly style: readonly string[]};

const NO_HASHES: Hashes = {script: [], style: []};

const quoted = (hash: string): string => `'${hash.replaceAll("'", '')}'`;

const policy = ({script, style}: Hashes): RequestHandler =>
  contentSecurityPolicy({
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...script.map(quoted)],
      'style-src': ["'self'", ...style.map(quoted)],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    },
  });

/**
 * Sends the Content-Security-Policy of our own pages: our own files, and the inline scripts and styles whose
 * hashes are in `build.json`. A new build is noticed without a restart; without a build, no inline script runs.
 */
export const pagePolicy = (distDir: string): RequestHandler => {
  const file = join(distDir, 'build.json');
  let builtAt: number | undefined;
  let current = policy(NO_HASHES);
  return (request, response, next) => {
    const changedAt = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
    if (changedAt !== builtAt) {
      try {
        current = policy(changedAt === undefined ? NO_HASHES : readHashes(file));
        builtAt = changedAt;
      } catch {
        // The build is writing the file: the previous policy stays in force, and the next request reads again.
      }
    }
    current(request, response, next);
  };
};

const readHashes = (file: string): Hashes => BuildReport.parse(JSON.parse(readFileSync(file, 'utf8'))).csp;
