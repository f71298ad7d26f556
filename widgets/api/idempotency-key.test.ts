import {afterEach, expect, test, vi} from 'vitest';
import {UUID_PATTERN} from '../../contract/idempotency.ts';
import {newKey} from './idempotency-key.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('makes a new UUID each time', () => {
  expect(newKey()).toMatch(UUID_PATTERN);
  expect(newKey()).not.toBe(newKey());
});

test('makes a version 4 UUID on a page without https', () => {
  const secure = crypto;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => secure.getRandomValues(bytes),
  });
  expect(newKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newKey()).not.toBe(newKey());
});
