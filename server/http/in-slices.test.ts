import {setImmediate as turn} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {inSlices} from './in-slices.ts';

test('other work runs after every slice, and the items keep their order', async () => {
  const steps: string[] = [];
  const work = (async () => {
    for await (const item of inSlices([1, 2, 3, 4, 5], 2)) steps.push(String(item));
  })();
  const state = {isWorking: true};
  void work.finally(() => {
    state.isWorking = false;
  });
  while (state.isWorking) {
    await turn();
    steps.push('other');
  }
  expect(steps.join(' ').replace(/(?: other)+$/u, '')).toBe('1 2 other 3 4 other 5');
});

test('no item and an exact number of slices end without a further turn', async () => {
  const seen: number[] = [];
  for await (const item of inSlices<number>([], 2)) seen.push(item);
  for await (const item of inSlices([1, 2], 2)) seen.push(item);
  expect(seen).toEqual([1, 2]);
});
