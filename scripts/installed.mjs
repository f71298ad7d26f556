/*
 * Plain JavaScript that any Node from 18 on runs: it is what works before anything is installed.
 */
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The checkout's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node that the product runs on, from the npm package `node`. */
const ownNode = join(root, 'node_modules/node/bin/node');

const packagesOf = (file) => {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
};

/** Whether node_modules holds what package-lock.json says; an optional package may be absent on this machine. */
const isInstalled = () => {
  const wanted = packagesOf('package-lock.json');
  const had = packagesOf('node_modules/.package-lock.json');
  return (
    existsSync(ownNode) &&
    Object.entries(wanted).every(
      ([path, {version, optional, peer}]) =>
        path === '' || had[path]?.version === version || ((optional || peer) && !had[path]),
    )
  );
};

/** Installs what is missing, by the lock file. Ends the process with a plain message when that cannot be done. */
export const install = () => {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) ...');
  const {status, error} = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0 && existsSync(ownNode)) return;
  console.error(
    `\nLamplight could not install its packages: npm ci ended with ${error?.message ?? status}.\n` +
      'It needs npm 10 or newer and a way to the npm registry. Try: npm ci',
  );
  process.exit(1);
};

/** Runs a TypeScript program of ours on our Node, in the same process group; passes signals on and ends as it ends. */
export const runOnOwnNode = (program, args = process.argv.slice(2)) => {
  const path = [join(root, 'node_modules/.bin'), dirname(ownNode), process.env.PATH].join(':');
  const child = spawn(ownNode, [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, PATH: path},
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
};
