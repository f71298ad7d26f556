import {expect, test} from 'vitest';
import {incomeRange} from '../insurance/answers/income-range.ts';
import {
  ageFault,
  bandEnds,
  COUNTS,
  countFault,
  dueDateFault,
  isDayText,
  isNumberText,
} from './ai-workflow-rule.ts';
import {INCOME_BANDS} from './household-choice.ts';

test('an age may be years, months or a birthday of a possible living person', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  const ages = ['42', '0', '42 years', '8 months', '1962-03-15', '3/15/1962', '12/20/1961', '15.3.1962'];
  const inWords = ['March 15, 1962', '15 de marzo de 1962', '15 mars 1962', '1962年3月15日', '2026-11-22'];
  // As a Chinese keyboard types.
  const inFullWidth = ['４１', '４１岁', '1962/3/15', '１９６２年３月１５日'];
  for (const text of [...ages, ...inWords, ...inFullWidth]) expect(ageFault(text, now), text).toBeUndefined();
  for (const text of ['', 'forty', '130', '1962-02-30', '13/31/1962'])
    expect(ageFault(text, now), text).toBe('invalid-number');
  for (const text of ['1776-07-04', '1900-01-01', '2027-01-01', '1/1/2027', 'January 1, 2027'])
    expect(ageFault(text, now), text).toBe('out-of-range');
  expect(isDayText('2028-02-29')).toBe(true);
  // The beginning of another number is no age.
  for (const text of ['1e9', '45.000', '45,000', '45 000', '1 2', '12 000 000', '1.234', '42, 40'])
    expect(ageFault(text, now), text).toBe('invalid-number');
  for (const text of ['42 years 3 months', '6.5', '42yo', '42, soon more'])
    expect(ageFault(text, now), text).toBeUndefined();
  expect(countFault('４', COUNTS.householdSize)).toBeUndefined();
});

test('an amount is a number in the notation of any of the languages, and two numbers are none', () => {
  const amounts = [
    '45000',
    '45,000',
    '45.000',
    '45 000',
    '45\u202F000',
    "45'000",
    '45’000',
    '$ 45.000',
    '45.000,50',
  ];
  for (const text of [...amounts, '45,000.50', '12,5', '12.', '45,000.', '７５，０００', '1,234,567'])
    expect(isNumberText(text), text).toBe(true);
  for (const text of [
    '1 2',
    '45000 52000',
    '1.2.3',
    '45,0000',
    '1,23,456',
    '45,000,00',
    '1e9',
    '45k',
    '',
    '$',
  ])
    expect(isNumberText(text), text).toBe(false);
});

test('an income band has the limits of its name', () => {
  for (const band of INCOME_BANDS) {
    const {low, high} = incomeRange(band, null) ?? {};
    expect(bandEnds(band)).toEqual([low, high ?? Number.POSITIVE_INFINITY]);
  }
});

test('a due date is a day from thirteen months back to ten months ahead', () => {
  const now = Date.parse('2026-11-22T18:00:00Z');
  expect(['2027-03-10', '2026-02-05', '2025-11-30'].map((day) => dueDateFault(day, now))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(['2028-03-10', '2025-01-05'].map((day) => dueDateFault(day, now))).toEqual([
    'out-of-range',
    'out-of-range',
  ]);
  expect(['March', '2027-02-30'].map((day) => dueDateFault(day, now))).toEqual([
    'invalid-date',
    'invalid-date',
  ]);
});
