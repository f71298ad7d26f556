import {expect, test} from 'vitest';
import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import {createStorePlace, openTestStore} from '../testing/test-store.ts';
import {createStoreLimiter} from './store-limiter.ts';

const setUp = async () => {
  const store = openTestStore(await createStorePlace());
  let at = new Date('2026-11-20T10:00:00Z').getTime();
  const limiter = createStoreLimiter(store, {
    keyPrefix: 'test',
    points: 2,
    duration: 900,
    now: () => new Date(at),
  });
  const outcome = () =>
    limiter.consume('ana').then(
      () => 'allowed',
      () => 'refused',
    );
  return {outcome, move: (ms: number) => (at += ms)};
};

test('counts until the time is over', async () => {
  const {outcome, move} = await setUp();
  expect([await outcome(), await outcome(), await outcome()]).toEqual(['allowed', 'allowed', 'refused']);
  move(899_000);
  expect(await outcome()).toBe('refused');
  move(1_000);
  expect(await outcome()).toBe('allowed');
});

test('a count that began under a clock that ran ahead refuses nobody once the clock is right', async () => {
  const {outcome, move} = await setUp();
  for (let attempt = 0; attempt < 3; attempt += 1) await outcome();
  move(-2 * MS_PER_DAY);
  expect([await outcome(), await outcome(), await outcome()]).toEqual(['allowed', 'allowed', 'refused']);
});

test('a clock that differs by a minute does not reset a count', async () => {
  const {outcome, move} = await setUp();
  for (let attempt = 0; attempt < 3; attempt += 1) await outcome();
  move(-60_000);
  expect(await outcome()).toBe('refused');
});
