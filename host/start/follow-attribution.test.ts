import {expect, test} from 'vitest';
import {MAX_LENGTH} from '../../contract/limit.ts';
import {campaignIn, partnerIn, withAttribution} from './follow-attribution.ts';

test('takes the id of a partner from an address', () => {
  expect(partnerIn('?partner=riverside-clinic&utm_source=newsletter')).toBe('riverside-clinic');
  expect(partnerIn('?partner=%20Clinique%20%C3%A9t%C3%A9%20')).toBe('Clinique été');
});

test('takes no id that would make the API refuse the lead', () => {
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

test('a visitor who opens another page of the site keeps the campaign of the first link', () => {
  const campaign = campaignIn('?lang=es&utm_source=news&utm_campaign=fall%202026&utm_id=7&session=secret');
  expect(campaign).toBe('utm_source=news&utm_campaign=fall+2026');
  expect(withAttribution('', {campaign})).toBe('?utm_source=news&utm_campaign=fall+2026');
  expect(withAttribution('?category=life-insurance', {partner: 'clinic', campaign})).toBe(
    '?category=life-insurance&utm_source=news&utm_campaign=fall+2026&partner=clinic',
  );
});

test('a link with a partner or a campaign of its own keeps them', () => {
  const led = {partner: 'clinic', campaign: 'utm_source=news&utm_term=bronze'};
  expect(withAttribution('?utm_source=poster', led)).toBe('?utm_source=poster&partner=clinic');
  expect(withAttribution('?partner=other', led)).toBe('?partner=other&utm_source=news&utm_term=bronze');
  expect(withAttribution('', {})).toBe('');
  expect(withAttribution('?partner=a%20b&utm_source=x', led)).toBe('?partner=a%20b&utm_source=x');
});
