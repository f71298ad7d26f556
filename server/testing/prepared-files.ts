/**
 * Bundles the store's thread once for all tests of a run: hundreds of tests start a server, and each thread would otherwise load hundreds
 * of modules. Programs that tests run (commands, the served product) load the thread from its own files.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import type {TestProject} from 'vitest/node';

declare module 'vitest' {
  export // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the library's own
  interface ProvidedContext {
    /** The URL of the bundle. */
    storeThread: string;
  }
}

/** Bundles the store's thread; vitest calls this function before the tests of the project. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-thread-'));
  const outfile = join(folder, 'store-thread.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('../start/store-thread.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  project.provide('storeThread', pathToFileURL(outfile).href);
  return () => rmSync(folder, {recursive: true});
};
