import {expect, test} from 'vitest';
import {nextTurn} from './next-turn.ts';

test('work that is requested in one turn continues together in the next, and later work in a later turn', async () => {
  const steps: string[] = [];
  const goOn = async (name: string) => {
    await nextTurn();
    steps.push(name);
    await Promise.resolve();
    steps.push(`${name} again`);
  };
  const first = Promise.all([goOn('a'), goOn('b')]);
  await Promise.resolve();
  expect(steps).toEqual([]);
  await first;
  expect(steps).toEqual(['a', 'b', 'a again', 'b again']);
  await goOn('c');
  expect(steps.slice(4)).toEqual(['c', 'c again']);
});
