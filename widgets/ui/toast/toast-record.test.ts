import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {closeRecord, openRecord, toastRecord} from './toast-record.ts';

const toast = {title: 'Sent', description: 'Thank you.', variant: 'default'} as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('keeps a dismissed toast for a million milliseconds, then forgets it', () => {
  const id = openRecord(toast);
  expect(toastRecord()).toEqual({...toast, id, isOpen: true});
  closeRecord(id);
  vi.advanceTimersByTime(999_999);
  expect(toastRecord()).toEqual({...toast, id, isOpen: false});
  vi.advanceTimersByTime(1);
  expect(toastRecord()).toBeNull();
});

test('the next toast replaces the last, which can no longer end it', () => {
  const first = openRecord(toast);
  closeRecord(first);
  const second = openRecord(toast);
  closeRecord(first);
  vi.advanceTimersByTime(1_000_000);
  expect(toastRecord()).toMatchObject({id: second, isOpen: true});
});
