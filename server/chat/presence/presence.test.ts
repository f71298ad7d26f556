import {expect, test, vi} from 'vitest';
import {createStorePlace, openTestStore} from '../../testing/test-store.ts';
import {Presence} from './presence.ts';
import {GONE_AFTER_MS} from './presence.store.ts';

const IN_TIME = {timeout: 30_000, interval: 20};

/** Two processes with one store and a clock that the test sets. */
const twoProcesses = async () => {
  const store = openTestStore(await createStorePlace());
  let passed = 0;
  const now = () => new Date(Date.parse('2026-11-22T18:00:00Z') + passed);
  return {
    one: new Presence(store, now),
    other: new Presence(store, now),
    pass: (ms: number) => {
      passed += ms;
    },
  };
};

test('a desk at another process is here until its last stream ends', async () => {
  const {one, other} = await twoProcesses();
  expect(await one.isHere('desk')).toBe(false);
  const leaves = [1, 2].map(() => other.enter({kind: 'desk', subject: 'session'}));
  await expect.poll(() => one.isHere('desk'), IN_TIME).toBe(true);
  expect(await one.isHere('visitor')).toBe(false);
  leaves[0]?.();
  one.enter({kind: 'visitor', subject: 'conversation'});
  await expect.poll(() => other.isHere('visitor', 'conversation'), IN_TIME).toBe(true);
  expect(await other.isHere('visitor', 'another')).toBe(false);
  expect(await one.isHere('desk')).toBe(true);
  leaves[1]?.();
  await expect.poll(() => one.isHere('desk'), IN_TIME).toBe(false);
});

test('visitors of a killed process count as absent after half a minute, and as present again if the process was only frozen', async () => {
  const {one, other, pass} = await twoProcesses();
  other.enter({kind: 'desk', subject: 'session'});
  await expect.poll(() => one.isHere('desk'), IN_TIME).toBe(true);
  pass(GONE_AFTER_MS + 1);
  expect(await one.isHere('desk')).toBe(false);
  // Removes the rows of the other process.
  one.enter({kind: 'visitor', subject: 'conversation'});
  await expect.poll(() => one.isHere('visitor'), IN_TIME).toBe(true);
  other.enter({kind: 'visitor', subject: 'second'});
  await expect.poll(() => one.isHere('visitor', 'second'), IN_TIME).toBe(true);
  expect(await one.isHere('desk')).toBe(true);
});

test('a process that stops takes its streams with it at once', async () => {
  const {one, other} = await twoProcesses();
  other.enter({kind: 'desk', subject: 'session'});
  await expect.poll(() => one.isHere('desk'), IN_TIME).toBe(true);
  await other.stop();
  await expect.poll(() => one.isHere('desk'), IN_TIME).toBe(false);
});

test('after its stop a process writes nothing more: a closed store would be opened again', async () => {
  vi.useFakeTimers();
  try {
    const write = vi.fn(() => Promise.resolve() as Promise<never>);
    const presence = new Presence({read: vi.fn(), write}, () => new Date());
    const leave = presence.enter({kind: 'desk', subject: 'session'});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(write).toHaveBeenCalledTimes(1);
    await presence.stop();
    expect(write).toHaveBeenCalledTimes(2);
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(write).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
