/**
 * Prepares what hundreds of tests would otherwise repeat: bundles the store's thread and the commands, which would load hundreds of modules
 * at each start, and creates a SQLite store with the newest schema, whose copies need no migrations. The commands run from their own files
 * on PostgreSQL and in `help.test.ts`.
 */
import {globSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build, type Plugin} from 'esbuild';
import type {TestProject} from 'vitest/node';
import {databaseFile} from '../storage/sqlite/open.ts';
import {SqliteStore} from '../storage/sqlite/sqlite-store.ts';

declare module 'vitest' {
  export // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the library's own
  interface ProvidedContext {
    /** The URL of the bundled thread of the store. */
    storeThread: string;
    /** The folder of the bundled commands. */
    commands: string;
    /** The path of a SQLite file with the newest schema and no rows, for copies. */
    migratedFile: string;
  }
}

const server = fileURLToPath(new URL('..', import.meta.url));

// A bundled module finds the files beside its source, and the bundled thread.
const ownAddresses = (thread: URL): Plugin => ({
  name: 'own-addresses',
  setup: (bundler) => {
    bundler.onLoad({filter: /\/start\/store-thread-url\.ts$/}, () => ({
      loader: 'ts',
      contents: `export const STORE_THREAD = new URL(${JSON.stringify(thread.href)});`,
    }));
    bundler.onLoad({filter: /\/(?:agency|insurance|server)\/.*\.ts$/}, ({path}) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
    }));
  },
});

/** Bundles the programs and creates the store; vitest calls this function before the tests of the project. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-prepared-'));
  const thread = pathToFileURL(join(folder, 'start', 'store-thread.mjs'));
  const commands = globSync('cli/*.ts', {cwd: server}).filter((file) => !basename(file).includes('.test.'));
  await build({
    entryPoints: ['start/store-thread.ts', ...commands].map((file) => join(server, file)),
    outbase: server,
    outdir: folder,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    // An optional part of `pg`, which is not installed.
    external: ['pg-native'],
    // Packages in CommonJS require Node's own modules.
    banner: {
      js: "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);",
    },
    plugins: [ownAddresses(thread)],
    logLevel: 'warning',
  });
  project.provide('storeThread', thread.href);
  project.provide('commands', join(folder, 'cli'));
  const store = new SqliteStore({dataDir: folder, thread});
  await store.read((db) => db.selectFrom('submission').select('id').execute());
  await store.close();
  project.provide('migratedFile', databaseFile(folder));
  return () => rmSync(folder, {recursive: true});
};
