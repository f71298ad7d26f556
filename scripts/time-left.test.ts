import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {openDurations} from './time-left.ts';

const createTerminal = (isTTY: boolean) => {
  const written: string[] = [];
  const stream = {isTTY, write: (text: string) => written.push(text) > 0};
  return {written, stream: stream as unknown as NodeJS.WriteStream};
};

const durationsFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return join(folder, 'deep', 'durations.json');
};

test('the duration of the last run tells a person how long is left', () => {
  const file = durationsFile();
  const {stream, written} = createTerminal(true);
  openDurations(file).sayLeft(['build'], stream);
  expect(written).toEqual([]);
  openDurations(file).keep('build', 40);
  openDurations(file).keep('tests', 400);
  openDurations(file).sayLeft(['build', 'tests'], stream);
  openDurations(file).sayLeft(['build'], stream);
  expect(written).toEqual(['2 to go, about 8 minutes left\n', '1 to go, about 40 seconds left\n']);
});

test('a log gets no such line, and a damaged file stops nothing', () => {
  const file = durationsFile();
  const {stream, written} = createTerminal(false);
  openDurations(file).keep('build', 40);
  openDurations(file).sayLeft(['build'], stream);
  writeFileSync(file, '{');
  openDurations(file).sayLeft(['build'], stream);
  expect(written).toEqual([]);
});
