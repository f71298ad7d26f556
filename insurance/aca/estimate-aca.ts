import {costSharing} from '../figures/cost-sharing.ts';
import {estimatePremium, type Premium} from '../premiums/estimate-premium.ts';
import {applicableHundredths} from './applicable-percentage.ts';
import {personProgram, type PersonOutcome, planAtWork} from './person-program.ts';
import {centsOf, isAtMost, percentOfLine, povertyLine, wholePercentOfLine} from './poverty-line.ts';
import type {AcaInputs} from './aca-inputs.ts';
import type {PlanYear} from '../figures/plan-years.ts';

/** The estimate. Dollars unrounded, percent in percent. */
export type AcaResult = {
  readonly planYear: PlanYear;
  /** Income in percent of the poverty line, unrounded. */
  readonly fplPercent: number;
  /** The share of income that the household pays for the benchmark plan; null unless someone gets the credit. */
  readonly applicablePercentage: number | null;
  /** The share in dollars; null unless a person gets the credit. */
  readonly expectedContribution: {readonly year: number; readonly month: number} | null;
  /**
   * The share of costs that a silver plan pays with the cost-sharing reduction; null without a reduction or without the
   * credit.
   */
  readonly csr: 94 | 87 | 73 | null;
  /** In the order of the inputs. */
  readonly people: readonly PersonOutcome[];
  /**
   * The benchmark plan's price for the people with the credit; null when nobody has the credit or the county is
   * unknown.
   */
  readonly premium: Premium | null;
};

/**
 * Returns the Marketplace estimate for a household in Texas: each person's program, and, for people with the premium tax
 * credit, the household's expected contribution (26 U.S.C. 36B(b); method in `applicable-percentage.ts`). Expects
 * inputs that `validateAca` accepts. With a known county the estimate includes the credit in dollars (method in
 * `premiums/`).
 */
export const estimateAca = (inputs: AcaInputs): AcaResult => {
  const {planYear, householdSize, income} = inputs;
  const line = povertyLine(planYear, householdSize);
  const cents = centsOf(income);
  const people = inputs.people.map((person, index) => personProgram(inputs, person, index));
  const base = {planYear, fplPercent: percentOfLine(cents, line), people};
  const hundredths = people.some(({program}) => program === 'credit')
    ? applicableHundredths(planYear, wholePercentOfLine(cents, line))
    : null;
  if (hundredths === null)
    return {...base, applicablePercentage: null, expectedContribution: null, csr: null, premium: null};
  const year = (cents * hundredths) / 1_000_000;
  return {
    ...base,
    applicablePercentage: hundredths / 100,
    expectedContribution: {year, month: year / 12},
    csr: costSharing.value.find(({upTo}) => isAtMost(cents, upTo, line))?.actuarialValue ?? null,
    premium: estimatePremium({
      planYear,
      county: inputs.county ?? '',
      ages: inputs.people.filter((_, index) => people[index]?.program === 'credit').map(({age}) => age),
      contributionCents: (cents * hundredths) / 120_000,
      benchmarkMonthly: inputs.benchmarkMonthly,
    }),
  };
};

/**
 * Returns the estimate as advice shows it. The public result tests the coverage gap before an offer at work. An affordable
 * offer stays affordable when the income rises, so that the poverty line brings no credit (26 U.S.C. 36B(c)(2)(C)(i)): advice names the
 * plan at work of a person who has both.
 */
export const adviceEstimate = (inputs: AcaInputs): AcaResult => {
  const result = estimateAca(inputs);
  const people = result.people.map((found, index) =>
    found.program === 'coverage-gap' ? (planAtWork(inputs, index) ?? found) : found,
  );
  return {...result, people};
};
