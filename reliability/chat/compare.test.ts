import {expect, test} from 'vitest';
import {faultsIn} from './compare.ts';

const stored = [
  'visitor: Question 1',
  'handover',
  'agent: Answer 1',
  'visitor: Question 2',
  'agent: Answer 2',
];
const known = {
  id: 'c',
  sent: ['Question 1', 'Question 2'],
  answered: ['Answer 1', 'Answer 2'],
  seen: stored,
  stored,
};

test('a conversation that equals its acknowledged messages has no fault', () => {
  expect(faultsIn(known)).toEqual([]);
});

test.each([
  ['lost', stored.toSpliced(3, 1)],
  ['doubled', stored.toSpliced(3, 0, 'visitor: Question 1')],
  ['out of order', [...stored.slice(0, 2), ...stored.slice(3), ...stored.slice(2, 3)]],
])('a message that is %s in the store or in the stream is noticed', (_name, wrong) => {
  expect(faultsIn({...known, stored: wrong, seen: wrong})).not.toEqual([]);
  expect(faultsIn({...known, seen: wrong})).not.toEqual([]);
});
