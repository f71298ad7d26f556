import {expect, test} from 'vitest';
import {isHealthUnusedFor} from './health-unused.ts';

test.each([
  [['64'], false],
  [['42', '65'], true],
  [['8 months', '1961-11-21'], true],
  [['1961-11-22'], false],
  [['', 'none', undefined, 900], false],
] as const)('among the ages %j somebody is 65 or older: %s', (ages, isUnused) => {
  expect(isHealthUnusedFor(ages, '2026-11-21')).toBe(isUnused);
});
