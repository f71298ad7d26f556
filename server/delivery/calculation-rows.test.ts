import {expect, test} from 'vitest';
import {calculationRows} from './calculation-rows.ts';

const aca = (income: number, fplPercent: number) =>
  calculationRows(
    {
      calculator: 'aca',
      inputs: {planYear: 2027, householdSize: 1, income, filing: 'single', people: [{age: 40}]},
      result: {planYear: 2027, fplPercent, people: [{program: 'full-price', reason: 'over-400-percent'}]},
    },
    'en',
  )
    .map(({value}) => value)
    .join(' ');

const ratio = (replacementRatio: number) =>
  calculationRows({calculator: 'retirement', inputs: {}, result: {replacementRatio, totalIncome: 0}}, 'en')
    .map(({value}) => value)
    .join(' ');

test('the mail shows an income replacement below a rating’s limit below the limit', () => {
  expect(ratio(79.99996)).toContain('79.99 %');
  expect(ratio(80)).toContain('80 %');
  expect(ratio(83.333)).toContain('83.3 %');
});

test('the mail shows an income on its own side of the limits, as the visitor saw it', () => {
  expect(aca(63_841, (63_841 / 15_960) * 100)).toContain('400.01 %');
  expect(aca(63_840, 400)).toContain('400 %');
  expect(aca(38_351, (38_351 / 15_960) * 100)).toContain('240.29 %');
});
