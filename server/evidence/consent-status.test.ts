import {expect, test} from 'vitest';
import {consentStatus, lapsesAt} from './consent-status.ts';

const consent = {
  kind: 'medicare',
  agreedAt: '2026-11-21T10:00:00.000Z',
  recordedAt: '2026-11-21T10:00:05.000Z',
  withdrawnAt: null,
};

test.each([
  ['on the first day', {}, '2026-11-21T10:00:05.000Z', 'standing'],
  ['a moment before twelve months are over', {}, '2027-11-21T09:59:59.999Z', 'standing'],
  ['after twelve months', {}, '2027-11-21T10:00:00.000Z', 'lapsed'],
  [
    'after its withdrawal',
    {withdrawnAt: '2026-12-01T00:00:00.000Z'},
    '2026-12-02T00:00:00.000Z',
    'withdrawn',
  ],
  [
    'lapsed and withdrawn',
    {withdrawnAt: '2026-12-01T00:00:00.000Z'},
    '2028-01-01T00:00:00.000Z',
    'withdrawn',
  ],
  ['of a kind whose text names no end', {kind: 'contact'}, '2036-11-21T10:00:00.000Z', 'standing'],
  [
    'of a kind whose text names no end, withdrawn',
    {kind: 'contact', withdrawnAt: 'x'},
    '2026-11-22T00:00:00.000Z',
    'withdrawn',
  ],
] as const)('a consent %s', (_when, change, now, status) => {
  expect(consentStatus({...consent, ...change}, new Date(now))).toBe(status);
});

test.each([
  ['a visitor whose clock runs ahead', {agreedAt: '9999-01-01T00:00:00.000Z'}, '2027-11-21T10:00:05.000Z'],
  ['a visitor in another time zone', {agreedAt: '2026-11-21T02:00:00-06:00'}, '2027-11-21T08:00:00.000Z'],
  ['a visitor whose clock is behind', {agreedAt: '2026-01-05T00:00:00.000Z'}, '2027-01-05T00:00:00.000Z'],
  ['a visitor whose clock says nothing', {agreedAt: 'x'}, '2027-11-21T10:00:05.000Z'],
  ['nobody knows when', {agreedAt: 'x', recordedAt: 'x'}, '1971-01-01T00:00:00.000Z'],
  [
    'a leap day',
    {agreedAt: '2028-02-29T12:00:00.000Z', recordedAt: '2028-02-29T12:00:00.000Z'},
    '2029-02-28T12:00:00.000Z',
  ],
] as const)('the Medicare permission of %s ends at the earlier moment', (_who, change, end) => {
  expect(lapsesAt({...consent, ...change})).toBe(end);
});
