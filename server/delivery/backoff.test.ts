import {expect, test} from 'vitest';
import {LONGEST_WAIT_MS, waitMs} from './backoff.ts';

const backoff = {firstMs: 30_000, attempts: 24};

test('waits double, up to six hours', () => {
  const longest = [1, 2, 3, 10, 11, 1_000].map((attempts) => waitMs(attempts, backoff, () => 1));
  expect(longest).toEqual([30_000, 60_000, 120_000, 15_360_000, LONGEST_WAIT_MS, LONGEST_WAIT_MS]);
});

test('chance shortens a wait by at most half', () => {
  expect(waitMs(2, backoff, () => 0)).toBe(30_000);
  for (let attempt = 1; attempt < 30; attempt += 1)
    expect(waitMs(attempt, backoff)).toBeGreaterThanOrEqual(15_000);
});

test('a delivery is parked after about three days', () => {
  const waits = Array.from({length: backoff.attempts - 1}, (_, at) => waitMs(at + 1, backoff, () => 0.5));
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400_000;
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(4);
});
