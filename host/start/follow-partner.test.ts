import {expect, test} from 'vitest';
import {MAX_LENGTH} from '../../contract/limit.ts';
import {partnerIn} from './follow-partner.ts';

test("reads a partner's id from an address", () => {
  expect(partnerIn('?partner=riverside-clinic&utm_source=newsletter')).toBe('riverside-clinic');
  expect(partnerIn('?partner=%20Clinique%20%C3%A9t%C3%A9%20')).toBe('Clinique été');
});

test('ignores an id that would make the API refuse the lead', () => {
  for (const search of [
    '',
    '?partner=',
    '?partner=%20',
    '?partner=a%00b',
    '?partner=two%0Alines',
    `?partner=${'x'.repeat(MAX_LENGTH.partner + 1)}`,
  ])
    expect(partnerIn(search), search).toBeUndefined();
  expect(partnerIn(`?partner=${'x'.repeat(MAX_LENGTH.partner)}`)).toHaveLength(MAX_LENGTH.partner);
});
