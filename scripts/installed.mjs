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

const PARENT_CHECK_MS = 500;

/** The parent of a process. Linux only: undefined elsewhere, and for a process that has gone. */
const parentOf = (pid) => {
  try {
    // The name before it may hold brackets and blanks of its own.
    return Number(/.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
};

/** Whether a process is the shell that npm runs a script in; some shells give way to the script. */
const isScriptShell = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1] === '-c';
  } catch {
    return false;
  }
};

/**
 * Calls `onGone` when the npm that runs this program ends before it. A killed npm does not end its children: the server would go on and
 * keep its port. Without npm, nothing is watched: a program may outlive the shell that started it.
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
 * Runs a TypeScript program of ours on our Node, in the same process group; passes signals on, ends as it ends, and ends it when npm
 * has gone. When this process ends, even by SIGKILL, the program gets the event `disconnect`.
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
  // Not when it is ending already: a second signal would cut short what it still has to do.
  watchNpm(() => isEnding || end('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
};
