import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {type AcaInputs, filings} from './aca-inputs.ts';
import {adviceEstimate} from './estimate-aca.ts';

// The law once more, written without the product's code, with exact whole numbers: cents, and percent of a line in dollars. Medicaid and CHIP
// use the guideline of 2026 in both plan years, the credit that of the year before.
const LINES = {2026: [15_650n, 5500n], 2027: [15_960n, 5680n]} as const;
const OFFER_HUNDREDTHS = {2026: 996n, 2027: 1022n} as const;

const lineOf = (year: 2026 | 2027, persons: number): bigint =>
  LINES[year][0] + LINES[year][1] * BigInt(persons - 1);
const centsIn = (dollars: number): bigint => BigInt(Math.round(dollars * 100));

const childPercent = (age: number): bigint => {
  if (age === 0) return 203n;
  return age <= 5 ? 149n : 138n;
};

const programByLaw = (
  {planYear, householdSize, income, filing, people}: AcaInputs,
  index: number,
): string => {
  const person = people[index];
  if (!person || person.medicare || person.age >= 65) return 'medicare';
  const cents = centsIn(income);
  const unborn = person.pregnant ? (person.babiesExpected ?? 1) : 0;
  const stateLine = lineOf(2027, householdSize + unborn);
  if (person.pregnant && cents <= 203n * stateLine) return 'medicaid-pregnant';
  if (person.age <= 18 && cents <= childPercent(person.age) * stateLine) return 'medicaid';
  if (person.age <= 18 && cents <= 206n * stateLine) return 'chip';
  const isAffordable = (monthly: number | undefined): boolean =>
    monthly !== undefined && centsIn(monthly) * 12n * 10_000n <= OFFER_HUNDREDTHS[planYear] * cents;
  const hasOffer = people.some(({employerOffer: offer}, at) =>
    offer?.minimumValue ? isAffordable(at === index ? offer.selfOnlyMonthly : offer.familyMonthly) : false,
  );
  if (hasOffer) return 'employer';
  const line = lineOf(planYear, householdSize);
  if (cents < 100n * line) return 'coverage-gap';
  return filing === 'separate' || cents > 400n * line ? 'full-price' : 'credit';
};

const monthly = fc.integer({min: 0, max: 150_000}).map((cents) => cents / 100);
const person = fc.record(
  {
    age: fc.oneof(
      fc.constantFrom(0, 1, 5, 6, 18, 19, 20, 21, 26, 63, 64, 65, 70),
      fc.integer({min: 0, max: 100}),
    ),
    pregnant: fc.boolean(),
    babiesExpected: fc.integer({min: 1, max: 4}),
    medicare: fc.boolean(),
    employerOffer: fc.record(
      {minimumValue: fc.boolean(), selfOnlyMonthly: monthly, familyMonthly: monthly},
      {requiredKeys: ['minimumValue', 'selfOnlyMonthly']},
    ),
  },
  {requiredKeys: ['age']},
);

/** A household of up to twenty, with an income of a few cents around a limit of either line, or with any income. */
const household = fc
  .record({
    planYear: fc.constantFrom(2026 as const, 2027 as const),
    filing: fc.constantFrom(...filings),
    people: fc.array(person, {minLength: 1, maxLength: 5}),
    others: fc.integer({min: 0, max: 15}),
    unborn: fc.integer({min: 0, max: 2}),
    lineYear: fc.constantFrom(2026 as const, 2027 as const),
    percent: fc.constantFrom(100n, 138n, 149n, 203n, 206n, 400n),
    offset: fc.integer({min: -100, max: 100}).map(BigInt),
    any: fc.option(fc.integer({min: 0, max: 100_000_000})),
  })
  .map(({planYear, filing, people, others, unborn, lineYear, percent, offset, any}): AcaInputs => {
    const householdSize = people.length + others;
    const atLimit = Number(percent * lineOf(lineYear, householdSize + unborn) + offset);
    return {planYear, filing, people, householdSize, income: (any ?? atLimit) / 100};
  });

test('every person of any household has the program that the law gives', () => {
  fc.assert(
    fc.property(household, (inputs) => {
      const {people} = adviceEstimate(inputs);
      expect(people.map(({program}) => program)).toEqual(
        inputs.people.map((_, index) => programByLaw(inputs, index)),
      );
    }),
    {numRuns: 3000},
  );
});
