import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Language, LANGUAGES} from '../../../contract/language.ts';
import {acaSums} from '../../../insurance/aca/aca-sums.ts';
import {estimateAca} from '../../../insurance/aca/estimate-aca.ts';
import {lifeCover} from '../../../insurance/life/life-cover.ts';
import {lifeSums} from '../../../insurance/life/life-sums.ts';
import {projectRetirement} from '../../../insurance/retirement/project-retirement.ts';
import {retirementDefaults} from '../../../insurance/retirement/retirement-inputs.ts';
import {retirementSums} from '../../../insurance/retirement/retirement-sums.ts';
import {counted, evaluate} from '../../../insurance/sum/evaluate.ts';
import type {Quantity, Sum} from '../../../insurance/sum/sum.ts';
import {humanLifeValueSums, rangeSums} from '../../life-calculator/life-range-sums.ts';
import {monthlySums, shortfallSums} from '../../retirement-calculator/retirement-outlook-sums.ts';
import {type Numbers, numbersIn} from '../number-field/numbers.ts';
import {parseNumber} from '../number-field/parse-number.ts';
import {written} from './written-sum.tsx';

/** Reads a number back from its drawn text, as a person with a pocket calculator does. */
const readBack = (quantity: Quantity, numbers: Numbers): Quantity => {
  const text = written(quantity, numbers);
  // A factor has more decimals than a field accepts.
  const value = quantity.unit === 'factor' ? Number(text.replace(',', '.')) : parseNumber(text);
  return {...quantity, value: value ?? Number.NaN};
};

/** Lists the sums whose drawn terms miss the drawn figure by more than a few dollars, and by more than a part of it. */
const missed = (sums: readonly Sum[], numbers: Numbers, dollars: number, part = 0): readonly Sum[] =>
  sums.filter((sum) => {
    const terms = sum.terms.map((term) => (typeof term === 'string' ? term : readBack(term, numbers)));
    const shown = counted(readBack(sum, numbers));
    // Percentages are drawn to a tenth or a hundredth.
    const least = sum.unit === 'percent' ? 0.002 : dollars;
    return !(Math.abs(evaluate({terms}) - shown) <= Math.max(least, part * Math.abs(shown)));
  });

const lang = fc.constantFrom<Language>(...LANGUAGES);
const dollars = (min: number, max: number) => fc.integer({min, max});
const hundredths = (min: number, max: number) =>
  fc.integer({min: min * 100, max: max * 100}).map((n) => n / 100);

describe('the drawn terms of a sum result in the drawn figure, in every language', () => {
  test('for retirement, with percentages of two decimals', () => {
    const inputs = fc.record({
      personAge: fc.integer({min: 18, max: 100}),
      spouseAge: fc.integer({min: 18, max: 100}),
      personIncome: dollars(20_000, 300_000),
      spouseIncome: dollars(0, 300_000),
      savingsPercent: hundredths(5, 100),
      inflation: hundredths(0, 20),
      totalRetirementSavings: dollars(0, 3_000_000),
      hasSpouse: fc.boolean(),
      countSocialSecurity: fc.boolean(),
    });
    fc.assert(
      fc.property(lang, inputs, (language, given) => {
        const all = {...retirementDefaults, ...given};
        const result = projectRetirement(all);
        const sums = [...retirementSums(all, result), ...monthlySums(result), ...shortfallSums(result)];
        expect(missed(sums, numbersIn(language), 3, 0.001)).toEqual([]);
      }),
      {numRuns: 300},
    );
  });

  test('for life insurance, the human life value to five dollars', () => {
    const inputs = fc.record({
      income: dollars(0, 300_000),
      debts: dollars(0, 500_000),
      expenses: dollars(0, 200_000),
      years: fc.integer({min: 0, max: 40}),
      existingCoverage: dollars(0, 2_000_000),
      children: fc.integer({min: 0, max: 8}),
    });
    fc.assert(
      fc.property(lang, inputs, (language, given) => {
        const result = lifeCover(given);
        const sums = [...lifeSums(given, result), ...humanLifeValueSums(given), ...rangeSums(given, result)];
        expect(missed(sums, numbersIn(language), 5)).toEqual([]);
      }),
      {numRuns: 300},
    );
  });

  test('for the tax credit, to the dollar', () => {
    fc.assert(
      fc.property(
        lang,
        fc.constantFrom(2026 as const, 2027 as const),
        fc.integer({min: 1, max: 20}),
        dollars(0, 500_000),
        (language, planYear, householdSize, income) => {
          const inputs = {planYear, householdSize, income, filing: 'head', people: [{age: 40}]} as const;
          const numbers = numbersIn(language);
          const exact = {...numbers, percent: numbers.exactPercent};
          expect(missed(acaSums(inputs, estimateAca(inputs)), exact, 1)).toEqual([]);
        },
      ),
      {numRuns: 300},
    );
  });
});
