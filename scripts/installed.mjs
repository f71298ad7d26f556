/* Plain JavaScript for any Node from 18 on: this file runs before anything is installed. */
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The checkout's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node that runs the product, from the npm package `node`. */
const ownNode = join(root, 'node_modules/node/bin/node');

const packagesOf = (file) => {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
};

/** Returns whether node_modules matches package-lock.json; optional packages may be missing on this machine. */
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

/** Installs missing packages by the lock file. Ends the process with a message on failure. */
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

const PARENT_CHECK_MS = 500;

/** Returns the parent of a process. Linux only: undefined elsewhere, and for a process that has ended. */
const parentOf = (pid) => {
  try {
    // The name in front may contain brackets and spaces.
    return Number(/.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
};

/** Returns whether a process is the shell in which npm runs a script; some shells replace themselves with the script. */
const isScriptShell = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1] === '-c';
  } catch {
    return false;
  }
};

/**
 * Calls `onGone` when the npm that runs this program ends first. A killed npm does not end its children: the server would continue and keep
 * its port. Without npm, nothing is watched: a program may outlive the shell that started it.
 */
const watchNpm = (onGone) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const beyond = isScriptShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (beyond === undefined || parentOf(parent) === beyond)) return;
    clearInterval(timer);
    onGone();
  }, PARENT_CHECK_MS);
  timer.unref();
};

/**
 * Runs a TypeScript program of this repository on the packaged Node, in the same process group. Passes signals on, ends when the program
 * ends, and ends the program when npm has ended. When this process ends, even by SIGKILL, the program gets the event `disconnect`.
 */
export const runOnOwnNode = (program, args = process.argv.slice(2)) => {
  const path = [join(root, 'node_modules/.bin'), dirname(ownNode), process.env.PATH].join(':');
  const child = spawn(ownNode, [join(root, program), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {...process.env, PATH: path},
  });
  let isEnding = false;
  const end = (signal) => {
    isEnding = true;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // Not while the program is already ending: a second signal would interrupt its remaining work.
  watchNpm(() => isEnding || end('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
};
