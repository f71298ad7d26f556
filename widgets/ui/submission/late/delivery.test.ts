import {expect, test} from 'vitest';
import {MAX_SUPERSEDED} from '../../../../contract/limit.ts';
import {afterRefusal, type Delivery, nextDelivery} from './delivery.ts';

const keys = (): (() => string) => {
  let made = 0;
  return () => `key-${(made += 1)}`;
};

test('a first send has its own key and replaces nothing', () => {
  expect(nextDelivery(null, 'Ana', keys())).toEqual({key: 'key-1', text: 'Ana', supersedes: undefined});
});

test('the same answers use the same key again, and replace the same sends as before', () => {
  const makeKey = keys();
  const first = nextDelivery(null, 'Ana', makeKey);
  const second = nextDelivery(first, 'Anna', makeKey);
  expect(second).toEqual({key: 'key-2', text: 'Anna', supersedes: 'key-1'});
  expect(nextDelivery(second, 'Anna', makeKey)).toEqual(second);
});

test('edited answers replace every unanswered send, because any of them may have been stored', () => {
  const makeKey = keys();
  const second = nextDelivery(nextDelivery(null, 'Ana', makeKey), 'Anna', makeKey);
  const third = nextDelivery(second, 'Anne', makeKey);
  expect(third.supersedes).toEqual(['key-2', 'key-1']);
  expect(nextDelivery(third, 'Ana', makeKey).supersedes).toEqual(['key-3', 'key-2', 'key-1']);
});

test('edited answers replace at most as many sends as the server accepts, the newest', () => {
  const makeKey = keys();
  let last: Delivery | null = null;
  for (let edit = 0; edit <= MAX_SUPERSEDED + 1; edit += 1) last = nextDelivery(last, `${edit}`, makeKey);
  expect(last?.supersedes).toHaveLength(MAX_SUPERSEDED);
  expect(last?.supersedes?.[0]).toBe(`key-${MAX_SUPERSEDED + 1}`);
});

test('a refused edit leaves the former send to be replaced', () => {
  const makeKey = keys();
  const first = nextDelivery(null, 'Ana', makeKey);
  const refused = nextDelivery(first, 'Ana\u0000', makeKey);
  const left = afterRefusal(first, refused);
  expect(nextDelivery(left, 'Anna', makeKey)).toEqual({key: 'key-3', text: 'Anna', supersedes: 'key-1'});
  expect(nextDelivery(left, 'Ana', makeKey)).toBe(first);
  expect(afterRefusal(null, first)).toBeNull();
});

test('a repeated send that is refused may have been stored before: it is replaced, not repeated', () => {
  const makeKey = keys();
  const first = nextDelivery(null, 'Ana', makeKey);
  const second = nextDelivery(first, 'Anna', makeKey);
  const left = afterRefusal(second, second);
  const again = nextDelivery(left, 'Anna', makeKey);
  expect(again).toEqual({key: 'key-3', text: 'Anna', supersedes: ['key-2', 'key-1']});
});
