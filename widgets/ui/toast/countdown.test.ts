import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {countdown} from './countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('counts only while it runs', () => {
  const end = vi.fn();
  const timer = countdown(5_000, end, new AbortController().signal);
  vi.advanceTimersByTime(60_000);
  timer.run();
  vi.advanceTimersByTime(3_000);
  timer.hold();
  vi.advanceTimersByTime(60_000);
  timer.run();
  timer.run();
  vi.advanceTimersByTime(1_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test('never ends after it was aborted', () => {
  const end = vi.fn();
  const stop = new AbortController();
  const timer = countdown(100, end, stop.signal);
  timer.run();
  stop.abort();
  timer.run();
  vi.advanceTimersByTime(1_000);
  expect(end).not.toHaveBeenCalled();
});
