import {execFileSync} from 'node:child_process';
import {closeSync, constants, openSync, readFileSync, readSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {LogOutput} from './log-output.ts';
import {temporaryFolder} from '../testing/temporary-folder.ts';

const written = (output: LogOutput) =>
  new Promise<void>((resolve) => {
    output.flush(resolve);
  });

const readSome = (fd: number): void => {
  try {
    readSync(fd, Buffer.alloc(64 * 1_024));
  } catch {
    // The pipe is empty.
  }
};

const openFile = (file: string, flags: string | number): number => {
  const fd = openSync(file, flags);
  onTestFinished(() => closeSync(fd));
  return fd;
};

test('a reader that has stopped reading keeps nobody waiting', async () => {
  const pipe = join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  // Opened for both ends, so that there is a reader, which never reads.
  const fd = openFile(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const output = new LogOutput(fd);
  for (let count = 0; count < 3_000; count += 1) output.write('a line that nobody will ever read\n');
  const began = performance.now();
  await written(output);
  expect(performance.now() - began).toBeLessThan(5_000);
  // There is space again: the rest is written before the file is closed.
  const drain = setInterval(() => readSome(fd), 5);
  await written(output);
  clearInterval(drain);
});

test('lines are written together, in order', async () => {
  const file = join(temporaryFolder(), 'log');
  const output = new LogOutput(openFile(file, 'w'));
  for (let count = 0; count < 5_000; count += 1) output.write(`line ${count}\n`);
  await written(output);
  expect(readFileSync(file, 'utf8').split('\n').slice(0, -1)).toEqual(
    Array.from({length: 5_000}, (_, count) => `line ${count}`),
  );
});

test('a line that cannot be written is lost without an error, and the log reports the loss', async () => {
  // Every write to `/dev/full` fails as on a full disk.
  const output = new LogOutput(openFile('/dev/full', 'w'));
  output.write('one\n');
  output.write('two\n');
  await written(output);
  output.write('three\n');
  await written(output);
  for (let count = 0; count < 100_000; count += 1) output.write('a line that nobody will ever read\n');
  await written(output);
  expect(output.lost).toBe(100_003);
});

test('a log that can be written again says how many lines it has lost', async () => {
  const file = join(temporaryFolder(), 'log');
  writeFileSync(file, '');
  const fd = openFile(file, 'r');
  const output = new LogOutput(fd);
  output.write('lost\n');
  await written(output);
  expect(output.lost).toBe(1);
  // The same descriptor now belongs to a file that accepts writes.
  closeSync(fd);
  expect(openSync(file, 'a')).toBe(fd);
  output.write('kept\n');
  await written(output);
  expect(readFileSync(file, 'utf8')).toMatch(/^\{"level":40,.*"lost":1,.*\}\nkept\n$/u);
  expect(output.lost).toBe(0);
});
