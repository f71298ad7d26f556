import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';

const cleanup = fileURLToPath(new URL('cleanup.ts', import.meta.url));
const PROGRAM = `
import {spawn} from 'node:child_process';
import {startCleanup} from ${JSON.stringify(cleanup)};
const {atEnd} = startCleanup();
const browser = spawn('sleep', ['600'], {stdio: 'ignore', detached: true});
atEnd(() => browser.kill());
console.log(browser.pid);
setInterval(() => undefined, 1_000);`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const)(
  'a program that is ended by %s leaves no browser behind',
  async (end) => {
    const program = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    onTestFinished(() => void program.kill('SIGKILL'));
    const [line] = (await once(createInterface({input: program.stdout as Readable}), 'line')) as [string];
    const browser = Number(line);
    onTestFinished(() => void (isRunning(browser) && process.kill(browser, 'SIGKILL')));
    expect(isRunning(browser)).toBe(true);
    if (end === 'disconnect') program.disconnect();
    else program.kill(end);
    await expect.poll(() => isRunning(browser), {timeout: 15_000}).toBe(false);
    if (program.exitCode === null) await once(program, 'exit');
    expect(program.exitCode).toBe(1);
  },
);
