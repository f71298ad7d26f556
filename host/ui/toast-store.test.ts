import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {dismissToast, showToast, toastRules, toastStore} from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toastStore.setState({toasts: []});
});
afterEach(() => vi.useRealTimers());

test('the constants equal the specification’s', () =>
  expect(toastRules).toEqual({limit: 1, durationMs: 5000, removeDelayMs: 1_000_000, swipePx: 50}));

test('a new notification replaces the old one', () => {
  showToast({title: 'First'});
  showToast({title: 'Second', variant: 'destructive'});
  expect(toastStore.getState().toasts).toMatchObject([
    {title: 'Second', variant: 'destructive', isOpen: true},
  ]);
});

test('a dismissed notification is forgotten after 1,000,000 ms', () => {
  dismissToast(showToast({title: 'Copied'}));
  expect(toastStore.getState().toasts).toMatchObject([{isOpen: false}]);
  vi.advanceTimersByTime(999_999);
  expect(toastStore.getState().toasts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.getState().toasts).toHaveLength(0);
});
