import {expect, test} from 'vitest';
import {timeOrderedId} from '../../server/storage/time-ordered-id.ts';
import {Journal} from '../program/journal.ts';
import {notFelt, watchFrom} from './felt.ts';

const DAY_MS = 24 * 60 * 60_000;
const log = '';

test('a lock that stalls every submission until its end was felt, although no submission fails', () => {
  const journal = new Journal();
  journal.sending('before', 'lead');
  const readSeen = watchFrom(journal, journal.failed);
  journal.acknowledge('before', timeOrderedId(new Date()));
  journal.sending('during', 'lead');
  const seen = readSeen();
  journal.acknowledge('during', timeOrderedId(new Date()));
  expect(notFelt('submissions', {seen, journal, log})).toBeUndefined();
});

test('a fault during which submissions are acknowledged at once was not felt', () => {
  const journal = new Journal();
  const readSeen = watchFrom(journal, journal.failed);
  journal.sending('during', 'lead');
  journal.acknowledge('during', timeOrderedId(new Date()));
  expect(notFelt('submissions', {seen: readSeen(), journal, log})).toMatch(/not felt/u);
  journal.ended('503');
  expect(notFelt('submissions', {seen: readSeen(), journal, log})).toBeUndefined();
});

test.each([DAY_MS, -DAY_MS])('a clock that is wrong by %d ms is felt by the numbers it gives', (clockMs) => {
  const journal = new Journal();
  const seen = watchFrom(journal, 0)();
  journal.sending('right', 'lead');
  journal.acknowledge('right', timeOrderedId(new Date()));
  expect(notFelt({clockMs}, {seen, journal, log})).toMatch(/not felt/u);
  journal.sending('wrong', 'lead');
  journal.acknowledge('wrong', timeOrderedId(new Date(Date.now() + clockMs)));
  expect(notFelt({clockMs}, {seen, journal, log})).toBeUndefined();
});
