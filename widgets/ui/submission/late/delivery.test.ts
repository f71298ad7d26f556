import {expect, test} from 'vitest';
import {nextDelivery} from './delivery.ts';

const keys = (): (() => string) => {
  let made = 0;
  return () => `key-${(made += 1)}`;
};

test('a first send has a key of its own and replaces nothing', () => {
  expect(nextDelivery(null, 'Ana', keys())).toEqual({key: 'key-1', text: 'Ana', supersedes: undefined});
});

test('the same answers go under the same key again, and replace what they replaced before', () => {
  const makeKey = keys();
  const first = nextDelivery(null, 'Ana', makeKey);
  const second = nextDelivery(first, 'Anna', makeKey);
  expect(second).toEqual({key: 'key-2', text: 'Anna', supersedes: 'key-1'});
  expect(nextDelivery(second, 'Anna', makeKey)).toEqual(second);
});
