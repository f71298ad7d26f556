import {expect, test} from 'vitest';
import {Pace} from './pace.ts';

const work = (): void => {
  const until = performance.now() + 30;
  while (performance.now() < until);
};

// Returns whether a wait ends before the next turn of the event loop.
const isAtOnce = async (wait: Promise<void>): Promise<boolean> => {
  const turn = new Promise<false>((resolve) => {
    setImmediate(() => resolve(false));
  });
  return await Promise.race([wait.then(() => true), turn]);
};

test('yields to many requests a second, but not to a few requests or to its own work', async () => {
  const stopping = new AbortController();
  let requests = 0;
  const pace = new Pace(stopping.signal, {requests: () => requests});
  work();
  expect(await isAtOnce(pace.afterWork())).toBe(true);
  requests += 1;
  work();
  expect(await isAtOnce(pace.afterWork())).toBe(true);
  requests += 10_000;
  work();
  expect(await isAtOnce(pace.afterWork())).toBe(false);
  expect(pace.isGivingWay).toBe(true);
  // Does not count the same requests twice.
  work();
  expect(await isAtOnce(pace.afterWork())).toBe(true);
  expect(pace.isGivingWay).toBe(false);
  stopping.abort();
});

test('a stop ends every wait', async () => {
  const stopping = new AbortController();
  const pace = new Pace(stopping.signal, {pollMs: 60_000});
  const waits = [pace.afterNothing(), pace.afterFault()];
  stopping.abort();
  expect(await Promise.all(waits)).toEqual([undefined, undefined]);
});
