import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {hoverGroup, hoverIntent, menuDelays, tooltipDelays} from './hover-delay.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const watch = (delays = menuDelays, group = hoverGroup()) => {
  const seen = {isOpen: false};
  const intent = hoverIntent({
    delays,
    group,
    setOpen: (isOpen) => {
      seen.isOpen = isOpen;
    },
    nowMs: () => Date.now(),
  });
  return {seen, intent, group};
};

test('the constants equal the specification’s', () => {
  expect(menuDelays).toEqual({openMs: 200, skipMs: 300, closeMs: 150});
  expect(tooltipDelays).toMatchObject({openMs: 700, skipMs: 300});
});

test('a menu opens 200 ms after the pointer came, and not before', () => {
  const {seen, intent} = watch();
  intent.enter();
  vi.advanceTimersByTime(199);
  expect(seen.isOpen).toBe(false);
  vi.advanceTimersByTime(1);
  expect(seen.isOpen).toBe(true);
});

test('a pointer that only passes opens nothing', () => {
  const {seen, intent} = watch();
  intent.enter();
  vi.advanceTimersByTime(150);
  intent.leave();
  vi.advanceTimersByTime(1000);
  expect(seen.isOpen).toBe(false);
});

test('a menu closes 150 ms after the pointer left, unless it comes back', () => {
  const {seen, intent} = watch();
  intent.set(true);
  intent.leave();
  vi.advanceTimersByTime(149);
  intent.enter();
  vi.advanceTimersByTime(1000);
  expect(seen.isOpen).toBe(true);
  intent.leave();
  vi.advanceTimersByTime(150);
  expect(seen.isOpen).toBe(false);
});

test('within 300 ms of a closing the next opens at once', () => {
  const {intent, group} = watch();
  intent.set(true);
  intent.set(false);
  vi.advanceTimersByTime(299);
  const next = watch(menuDelays, group);
  next.intent.enter();
  expect(next.seen.isOpen).toBe(true);
});

test('after 300 ms the delay is back', () => {
  const {intent, group} = watch();
  intent.set(true);
  intent.set(false);
  vi.advanceTimersByTime(300);
  const next = watch(menuDelays, group);
  next.intent.enter();
  expect(next.seen.isOpen).toBe(false);
});

test('a key or click does not wait', () => {
  const {seen, intent} = watch();
  intent.set(true);
  expect(seen.isOpen).toBe(true);
  intent.set(false);
  expect(seen.isOpen).toBe(false);
});

test('a control that has left the page does not open later', () => {
  const {seen, intent} = watch();
  intent.enter();
  intent.stop();
  vi.advanceTimersByTime(1000);
  expect(seen.isOpen).toBe(false);
});
