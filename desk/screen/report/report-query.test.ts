import {expect, test} from 'vitest';
import {lastDays, queryOf} from './report-query.ts';

test('the last days end today in the agency’s zone, whatever day it is elsewhere', () => {
  // In Houston, this moment is still November 21.
  const now = new Date('2026-11-22T03:00:00Z');
  expect(lastDays(7, now)).toEqual({from: '2026-11-15', to: '2026-11-21'});
  expect(lastDays(30, now)).toEqual({from: '2026-10-23', to: '2026-11-21'});
});

test('the address of a report names a partner only if there is one', () => {
  const choice = {days: 7, from: '2026-11-15', to: '2026-11-21', by: 'page', partner: ''} as const;
  expect(queryOf(choice)).toBe('from=2026-11-15&to=2026-11-21&by=page');
  expect(queryOf({...choice, partner: 'a b&c'})).toContain('partner=a+b%26c');
});
