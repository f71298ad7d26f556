import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {counted, evaluate} from '../sum/evaluate.ts';
import {acaSums} from './aca-sums.ts';
import {applicableHundredths} from './applicable-percentage.ts';
import {estimateAca} from './estimate-aca.ts';
import {povertyLine} from './poverty-line.ts';
import type {AcaInputs, AcaPerson} from './aca-inputs.ts';

const planYear = fc.constantFrom(2026 as const, 2027 as const);
const anyPerson: fc.Arbitrary<AcaPerson> = fc.record(
  {
    age: fc.integer({min: 0, max: 90}),
    pregnant: fc.boolean(),
    medicare: fc.boolean(),
    tobacco: fc.boolean(),
    employerOffer: fc.record(
      {
        minimumValue: fc.boolean(),
        selfOnlyMonthly: fc.integer({min: 0, max: 2000}),
        familyMonthly: fc.integer({min: 0, max: 4000}),
      },
      {requiredKeys: ['minimumValue', 'selfOnlyMonthly']},
    ),
  },
  {requiredKeys: ['age']},
);
const anyInputs: fc.Arbitrary<AcaInputs> = fc.record({
  planYear,
  householdSize: fc.integer({min: 4, max: 8}),
  income: fc.integer({min: 0, max: 25_000_000}).map((cents) => cents / 100),
  filing: fc.constantFrom('single', 'joint', 'head', 'separate'),
  people: fc.array(anyPerson, {minLength: 1, maxLength: 4}),
});

/** The contribution of a single person of 40 for 2027, in dollars a year; the income in cents. */
const pay = (cents: number) =>
  estimateAca({planYear: 2027, householdSize: 1, income: cents / 100, filing: 'single', people: [{age: 40}]})
    .expectedContribution?.year ?? 0;

const shareOfCosts: Readonly<Record<number, number>> = {150: 94, 200: 87, 250: 73};

describe('the law over all incomes', () => {
  test('the share never falls as the income rises', () => {
    fc.assert(
      fc.property(planYear, fc.integer({min: 0, max: 400}), fc.integer({min: 0, max: 400}), (year, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(applicableHundredths(year, low) ?? 0).toBeLessThanOrEqual(
          applicableHundredths(year, high) ?? 0,
        );
      }),
    );
  });

  test('the share changes by at most 0.07 points between whole percents, except for the step at 133', () => {
    for (const year of [2026, 2027] as const) {
      for (let percent = 1; percent <= 400; percent += 1) {
        const step =
          (applicableHundredths(year, percent) ?? 0) - (applicableHundredths(year, percent - 1) ?? 0);
        expect(percent === 133 ? step >= 104 : step <= 7).toBe(true);
      }
      expect(applicableHundredths(year, 401)).toBeNull();
    }
  });

  test('the contribution never falls as the income of people with the credit rises', () => {
    const income = fc.integer({min: 1_596_000, max: 6_384_000});
    fc.assert(
      fc.property(income, income, (a, b) => {
        expect(pay(Math.min(a, b))).toBeLessThanOrEqual(pay(Math.max(a, b)));
      }),
    );
  });

  test('the estimate agrees with exact fractions on both sides of every limit, for any household', () => {
    fc.assert(
      fc.property(
        planYear,
        fc.integer({min: 1, max: 12}),
        fc.constantFrom(100, 150, 200, 250, 400),
        fc.integer({min: -300, max: 300}),
        (year, size, percent, offset) => {
          const cents = percent * povertyLine(year, size) + offset;
          const result = estimateAca({
            planYear: year,
            householdSize: size,
            income: cents / 100,
            filing: 'single',
            people: [{age: 40}],
          });
          const isWithin = percent === 100 ? offset >= 0 : offset <= 0;
          const isCreditLimit = percent === 100 || percent === 400;
          const hasCredit = result.people[0]?.program === 'credit';
          const hasReduction = result.csr === shareOfCosts[percent];
          expect(isCreditLimit ? hasCredit : hasReduction).toBe(isWithin);
        },
      ),
    );
  });

  test('every person has one program, and the figures exist exactly when someone has the credit', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const result = estimateAca(inputs);
        const hasCredit = result.people.some(({program}) => program === 'credit');
        expect(result.people).toHaveLength(inputs.people.length);
        expect(result.expectedContribution !== null).toBe(hasCredit);
        expect(result.applicablePercentage !== null).toBe(hasCredit);
        expect(!hasCredit || (result.fplPercent >= 100 && result.fplPercent <= 400)).toBe(true);
      }),
    );
  });

  test('each figure opens to a sum with the same value, the share to its hundredth', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        for (const sum of acaSums(inputs, estimateAca(inputs))) {
          const tolerance =
            sum.id === 'applicablePercentage' ? 0.000_050_001 : 1e-9 * Math.max(1, Math.abs(sum.value));
          expect(Math.abs(evaluate(sum) - counted(sum))).toBeLessThanOrEqual(tolerance);
        }
      }),
    );
  });
});
