import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The name of a bundler that partners use. */
export type Bundler = 'esbuild' | 'vite' | 'webpack';

/** A partner's project that has installed the package from its tarball, without a network. */
export type InstalledPackage = {
  /** The folder of `@lamplight/elements`. */
  readonly elements: string;
  /** Bundles a file of the project. Returns the folder with `main.js`. */
  bundle(bundler: Bundler, entry: string): Promise<string>;
  /** Runs the compiler over the samples. Returns its output: nothing without errors. */
  typeCheck(): Promise<string>;
  /** Imports an entry of the package in Node, as a server that renders pages does. Rejects when that throws. */
  importOnServer(entry: string): Promise<void>;
  dispose(): void;
};

/** Installs the tarball of the build into a new project. The project lies in the checkout, where it finds the frameworks. */
export const installPackage = async (): Promise<InstalledPackage> => {
  mkdirSync(join(root, 'test-results'), {recursive: true});
  const folder = mkdtempSync(join(root, 'test-results/package-'));
  cpSync(join(root, 'package/samples'), folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), '{"name": "partner", "private": true, "type": "module"}');
  const tarball = join(root, 'dist/embed/v1/lamplight-elements.tgz');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball], {
    cwd: folder,
  });
  return {
    elements: join(folder, 'node_modules/@lamplight/elements'),
    bundle: async (bundler, entry) => {
      const out = join(folder, `out-${bundler}-${entry.replaceAll(/\W/g, '-')}`);
      await bundlers[bundler](folder, entry, out);
      return out;
    },
    typeCheck: async () => {
      const compiler = join(root, 'node_modules/.bin/tsc');
      // The compiler reports errors on standard output and ends with an error.
      const {stdout} = await run(compiler, ['-p', folder]).catch(
        (error: unknown) => error as {stdout: string},
      );
      return stdout;
    },
    importOnServer: async (entry) => {
      await run(process.execPath, ['--input-type=module', '--eval', `await import('${entry}')`], {
        cwd: folder,
      });
    },
    dispose: () => rmSync(folder, {recursive: true}),
  };
};

/** Reads every script that a bundler wrote. */
export const scriptsOf = (folder: string): string =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const bundlers: Readonly<Record<Bundler, (folder: string, entry: string, out: string) => Promise<void>>> = {
  esbuild: async (folder, entry, out) => {
    const {build} = await import('esbuild');
    await build({
      entryPoints: {main: join(folder, entry)},
      absWorkingDir: folder,
      outdir: out,
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      logLevel: 'silent',
    });
  },
  vite: async (folder, entry, out) => {
    const {build} = await import('vite');
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      base: './',
      build: {
        outDir: out,
        rolldownOptions: {input: {main: join(folder, entry)}, output: {entryFileNames: 'main.js'}},
      },
    });
  },
  webpack: async (folder, entry, out) => {
    const {default: webpack} = await import('webpack');
    // Node runs TypeScript by itself; webpack reads what Node would run.
    const {stripTypeScriptTypes} = await import('node:module');
    const source = join(folder, entry.replace(/\.ts$/, '.stripped.js'));
    writeFileSync(source, stripTypeScriptTypes(readFileSync(join(folder, entry), 'utf8')));
    await new Promise<void>((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          context: folder,
          entry: {main: source},
          output: {path: out, filename: 'main.js', publicPath: 'auto'},
          performance: false,
        },
        (error, stats) => {
          if (error) reject(error);
          else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
          else resolve();
        },
      );
    });
  },
};
