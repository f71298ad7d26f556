import {Writable} from 'node:stream';
import {expect, test} from 'vitest';
import {withProgress} from './progress.ts';

// The parts of a terminal that redrawing a line needs.
const createStream = (isTTY: boolean) => {
  const written: string[] = [];
  const stream = Object.assign(
    new Writable({
      write: (chunk, _encoding, done) => {
        written.push(String(chunk));
        done();
      },
    }),
    {
      isTTY,
      columns: 80,
      cursorTo: () => true,
      clearLine: () => true,
      moveCursor: () => true,
      getWindowSize: () => [80, 24],
    },
  );
  return {written, stream: stream as unknown as NodeJS.WriteStream};
};

test('a person sees how far work is, and how long it will take', async () => {
  const {stream, written} = createStream(true);
  const value = await withProgress(
    'Moving',
    async ({expect: expectRows, advance}) => {
      expectRows(100);
      advance(50);
      await expect.poll(() => written.join('')).toMatch(/Moving .*50 %, .* left/u);
      advance(50);
      return 'moved';
    },
    stream,
  );
  expect(value).toBe('moved');
});

test('a file or another program gets nothing of it, and errors pass', async () => {
  const {stream, written} = createStream(false);
  const failing = withProgress('Moving', () => Promise.reject(new Error('no room')), stream);
  await expect(failing).rejects.toThrow('no room');
  expect(written).toEqual([]);
});
