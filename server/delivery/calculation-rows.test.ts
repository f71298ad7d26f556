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
  expect(ratio(79.99996)).toContain('79.99%');
  expect(ratio(80)).toContain('80%');
  expect(ratio(83.333)).toContain('83.3%');
});

test('the mail shows an income on its own side of the limits, as the visitor saw it', () => {
  expect(aca(63_841, (63_841 / 15_960) * 100)).toContain('400.01%');
  expect(aca(63_840, 400)).toContain('400%');
  expect(aca(38_351, (38_351 / 15_960) * 100)).toContain('240.29%');
});

const inLanguage = (language: 'en' | 'de' | 'fr' | 'zh') =>
  calculationRows(
    {
      calculator: 'aca',
      inputs: {income: 38_000, people: [{age: 42, medicare: true}]},
      result: {fplPercent: 312.5, people: [{program: 'medicare'}]},
    },
    language,
  )
    .map(({value}) => value)
    .join('\n');

test('the mail writes percentages, labels and lists as the language of the agent does', () => {
  expect(inLanguage('en')).toContain('poverty line: 312.50%\n');
  expect(inLanguage('de')).toContain(': 312,50\u00A0%\n');
  expect(inLanguage('fr')).toMatch(/\u00A0: 312,50[\u00A0\u202F]%\n/u);
  expect(inLanguage('zh')).toContain('第 1 人：42，有 Medicare，Medicare');
  expect(inLanguage('zh')).not.toMatch(/[:;,] /u);
});

test('an employer’s plan with one price is named with this price alone', () => {
  const [row] = calculationRows(
    {
      calculator: 'aca',
      inputs: {people: [{age: 42, employerOffer: {selfOnlyMonthly: null, familyMonthly: 310}}]},
      result: {},
    },
    'en',
  );
  expect(row?.value).toContain('Person 1: 42, employer plan: 310 dollars a month for the family');
});
