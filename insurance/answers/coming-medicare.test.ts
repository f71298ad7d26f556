import {expect, test} from 'vitest';
import {comingMedicareIn} from './coming-medicare.ts';

// Disability brings Medicare on the first of a month that the person knows in advance (42 U.S.C. 426(b)). From then on there is no credit.

test.each([
  ['I get SSDI, Medicare starts March 2027', '2027-03-01'],
  ['Medicare begins 3/1/2027', '2027-03-01'],
  ['Medicare begins on March 1, 2027', '2027-03-01'],
  ['I will have Medicare from 03/2027', '2027-03-01'],
  ['COBRA until 2/28/2027, Medicare starts 3/1/2027', '2027-03-01'],
  ['Medicare effective 2027-03-01', '2027-03-01'],
  ['Medicare empieza en marzo de 2027', '2027-03-01'],
  ['Desde marzo del 2027 tengo Medicare', '2027-03-01'],
  ['Medicare commence le 1er mars 2027', '2027-03-01'],
  ['Medicare commence le 01/03/2027', '2027-03-01'],
  ['Ab 1. März 2027 Medicare', '2027-03-01'],
  ['Medicare beginnt am 1.3.2027', '2027-03-01'],
  ['2027年3月开始有 Medicare', '2027-03-01'],
])('%s: from %s', (text, day) => {
  expect(comingMedicareIn(text, '2026-11-22')).toBe(day);
});

test.each([
  '',
  'Medicare since March 2025',
  'Medicare from March 2025',
  'Medicare ends March 2027',
  'I will lose Medicare in March 2027',
  'Medicare starts in March',
  'Medicare starts 3/4/2027',
  'If I get Medicare, it starts March 2027',
  'no Medicare, new job starts March 2027',
  'Medicare, renews January 2027',
  'Medicare card expires 03/2027',
  'Medicaid starts March 2027',
  'My mother’s Medicare starts March 2027',
  'Aetna starts March 2027',
  'Medicare starts 13/1/2027',
])('%s: nothing', (text) => {
  expect(comingMedicareIn(text, '2026-11-22')).toBeNull();
});
