import {type ChildProcess, spawn} from 'node:child_process';
import {connect} from 'node:net';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {sampled} from '../agency/testing/sampled.ts';
import {bareEnvironment} from '../server/testing/bare-environment.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PATIENCE = {timeout: 15_000, interval: 100};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Starts the server like `npm start`, without the build: npm, a shell, the start script, the server. */
const startByNpm = async (script: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-npm-'));
  const installed = join(root, 'scripts/installed.mjs');
  const server = relative(root, join(root, 'server/start/main.ts'));
  writeFileSync(
    join(folder, 'start.mjs'),
    `import {runOnOwnNode} from '${installed}';\nconsole.log(JSON.stringify({starter: process.pid}));\nrunOnOwnNode('${server}');\n`,
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({scripts: {start: script}}));
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: {
      ...bareEnvironment,
      HOME: folder,
      PORT: '0',
      DEMO_PORT: 'off',
      DATA_DIR: join(folder, 'data'),
      DIST_DIR: folder,
    },
  });
  onTestFinished(() => {
    endGroup(npm);
    rmSync(folder, {recursive: true, force: true});
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const numberOf = (name: string) => Number(new RegExp(`"${name}":(\\d+)`, 'u').exec(output)?.[1] ?? 0);
  await expect.poll(() => numberOf('port'), PATIENCE).toBeGreaterThan(0);
  return {npm, port: numberOf('port'), starter: numberOf('starter')};
};

// Ends leftover processes of the test.
const endGroup = ({pid}: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All processes have ended.
  }
};

// npm's shell may stay between npm and the start script, or replace itself with the script.
const throughShell = 'node start.mjs; exit $?';

const ends = [
  ['SIGTERM', 'node start.mjs'],
  ['SIGTERM', throughShell],
  ['SIGKILL', 'node start.mjs'],
  ['SIGKILL', throughShell],
] as const;

test.skipIf(process.platform !== 'linux').each(sampled(ends))(
  'a server whose npm is ended by %s ("%s") frees its port',
  async (signal, script) => {
    const {npm, port} = await startByNpm(script);
    expect(await isListening(port)).toBe(true);
    npm.kill(signal);
    await expect.poll(() => isListening(port), PATIENCE).toBe(false);
  },
  40_000,
);

test.each(sampled(['SIGTERM', 'SIGKILL'] as const, 2))(
  'a server whose start script is ended by %s frees its port',
  async (signal) => {
    const {starter, port} = await startByNpm('node start.mjs');
    process.kill(starter, signal);
    await expect.poll(() => isListening(port), PATIENCE).toBe(false);
  },
  40_000,
);
