import {expect, test} from 'vitest';
import type {SavedSend} from '../questionnaire.model.ts';
import {nextSend} from './next-send.ts';

const keys = (): (() => string) => {
  let made = 0;
  return () => `key-${(made += 1)}`;
};

const send = (firstName: string, sent: SavedSend | null, makeKey: () => string): SavedSend =>
  nextSend(
    {
      answers: {'contact.firstName': firstName},
      changes: [{id: 0, change: '', date: ''}],
      agreed: {},
      clientId: null,
      sent,
    },
    makeKey,
  );

test('unchanged answers are sent as before, others replace every unanswered save', () => {
  const makeKey = keys();
  const first = send('Ana', null, makeKey);
  const second = send('Anna', first, makeKey);
  expect([first.supersedes, second.supersedes]).toEqual([undefined, 'key-1']);
  expect(send('Anna', second, makeKey)).toBe(second);
  expect(send('Anne', second, makeKey).supersedes).toEqual(['key-2', 'key-1']);
});

test('an answered save has replaced the saves before it, so the next save replaces it alone', () => {
  const makeKey = keys();
  const second = send('Anna', send('Ana', null, makeKey), makeKey);
  const third = send('Anne', {...second, isAnswered: true}, makeKey);
  expect(third.supersedes).toBe('key-2');
  expect(send('Ann', third, makeKey).supersedes).toEqual(['key-3', 'key-2']);
});
