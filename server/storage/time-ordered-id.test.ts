import {expect, test} from 'vitest';
import {z} from 'zod';
import {timeOrderedId} from './time-ordered-id.ts';

test('ids are UUIDs of version 7 that sort by time and do not repeat', () => {
  const ids = Array.from({length: 1_000}, (_, index) => timeOrderedId(new Date(1_795_000_000_000 + index)));
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect([...ids].sort()).toEqual(ids);
  const now = new Date();
  expect(new Set(Array.from({length: 1_000}, () => timeOrderedId(now))).size).toBe(1_000);
});
