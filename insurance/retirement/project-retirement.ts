import type {RetirementInputs} from './retirement-inputs.ts';

/** The specification's constants. Percent values are in percent, dollars are a year. */
export type RetirementAssumptions = {
  readonly retirementAge: number;
  readonly annualReturn: number;
  readonly withdrawalRate: number;
  readonly socialSecurityRate: number;
  readonly socialSecurityCap: number;
};

/** Section 9 of the specification. */
export const retirementAssumptions: RetirementAssumptions = {
  retirementAge: 67,
  annualReturn: 7,
  withdrawalRate: 4,
  socialSecurityRate: 40,
  socialSecurityCap: 50_000,
};

/** The rating of a replacement ratio. */
export type RetirementRating = 'excellent' | 'good' | 'needs-improvement';

/** The code of a recommendation. */
export type RetirementRecommendation =
  | 'raise-savings'
  | 'emergency-fund'
  | 'raise-life-insurance'
  | 'consult';

/** The projection, unrounded: dollars, dollars a year, years, percent. */
export type RetirementResult = {
  readonly combinedIncome: number;
  readonly averageAge: number;
  readonly yearsToRetirement: number;
  readonly annualSavings: number;
  readonly futureValue: number;
  readonly annualWithdrawal: number;
  readonly socialSecurity: number;
  readonly totalIncome: number;
  /** Null without an income for comparison. */
  readonly replacementRatio: number | null;
  readonly netWorth: number;
  readonly rating: RetirementRating;
  readonly recommendations: readonly RetirementRecommendation[];
  /**
   * The same in today's prices. Savings and withdrawals are divided by the price rise until retirement. Social Security
   * is unchanged: it is 40 % of today's income, and benefits rise with wages and prices (42 U.S.C. 415).
   */
  readonly todaysDollars: {
    readonly futureValue: number;
    readonly totalIncome: number;
    readonly inflation: number;
  };
  /** Savings from today's average age to retirement, year by year; the last point is the retirement itself. */
  readonly projection: readonly {readonly age: number; readonly savings: number}[];
};

/** Returns the average age at retirement: the assumed age or, for people past that age, today's. */
export const ageAtRetirement = ({
  averageAge,
  yearsToRetirement,
}: Pick<RetirementResult, 'averageAge' | 'yearsToRetirement'>): number => averageAge + yearsToRetirement;

type Growth = {readonly savings: number; readonly yearly: number; readonly rate: number};

/**
 * Calculates the savings after `years`: existing savings with growth, plus the yearly savings by the annuity formula.
 * `rate` is a fraction.
 */
const savingsAfter = (years: number, {savings, yearly, rate}: Growth): number => {
  const factor = (1 + rate) ** years;
  // Without a return the annuity formula is 0 / 0; its limit is the number of years.
  return savings * factor + yearly * (rate === 0 ? years : (factor - 1) / rate);
};

const projectionOf = (age: number, years: number, growth: Growth): RetirementResult['projection'] => {
  const points = Array.from({length: Math.ceil(years)}).map((_, year) => ({
    age: age + year,
    savings: savingsAfter(year, growth),
  }));
  return [...points, {age: age + years, savings: savingsAfter(years, growth)}];
};

/**
 * Returns the rating of an unrounded replacement ratio in percent; without an income the API returns the lowest rating.
 */
export const ratingOf = (ratio: number | null): RetirementRating => {
  if (ratio === null || ratio < 60) return 'needs-improvement';
  return ratio < 80 ? 'good' : 'excellent';
};

const recommend = (
  {emergencySavings, lifeInsurance}: RetirementInputs,
  ratio: number | null,
  combinedIncome: number,
): readonly RetirementRecommendation[] => [
  ...(ratio !== null && ratio < 80 ? (['raise-savings'] as const) : []),
  ...(emergencySavings < combinedIncome * 0.25 ? (['emergency-fund'] as const) : []),
  ...(lifeInsurance < combinedIncome * 10 ? (['raise-life-insurance'] as const) : []),
  'consult',
];

/**
 * Calculates the specification's retirement projection (section 9), unrounded. The 7 % are nominal and the 4 % are a
 * rule for real money, so the headline mixes units as specified; `todaysDollars` has the consistent figures. For inputs
 * that `validateRetirement` accepts, every number is finite.
 */
export const projectRetirement = (
  inputs: RetirementInputs,
  assumptions: RetirementAssumptions = retirementAssumptions,
): RetirementResult => {
  const {hasSpouse, personAge, personIncome, spouseAge, spouseIncome, inflation} = inputs;
  const combinedIncome = hasSpouse ? personIncome + spouseIncome : personIncome;
  const averageAge = hasSpouse ? (personAge + spouseAge) / 2 : personAge;
  const yearsToRetirement = Math.max(assumptions.retirementAge - averageAge, 0);
  const annualSavings = (combinedIncome * inputs.savingsPercent) / 100;
  const growth = {
    savings: inputs.totalRetirementSavings,
    yearly: annualSavings,
    rate: assumptions.annualReturn / 100,
  };
  const futureValue = savingsAfter(yearsToRetirement, growth);
  const annualWithdrawal = (futureValue * assumptions.withdrawalRate) / 100;
  const socialSecurity = inputs.countSocialSecurity
    ? Math.min((combinedIncome * assumptions.socialSecurityRate) / 100, assumptions.socialSecurityCap)
    : 0;
  const totalIncome = annualWithdrawal + socialSecurity;
  const replacementRatio = combinedIncome > 0 ? (totalIncome / combinedIncome) * 100 : null;
  const priceRise = (1 + inflation / 100) ** yearsToRetirement;
  return {
    combinedIncome,
    averageAge,
    yearsToRetirement,
    annualSavings,
    futureValue,
    annualWithdrawal,
    socialSecurity,
    totalIncome,
    replacementRatio,
    netWorth:
      inputs.totalRetirementSavings +
      inputs.emergencySavings +
      inputs.lifeInsurance -
      inputs.mortgageBalance -
      inputs.otherDebt,
    rating: ratingOf(replacementRatio),
    recommendations: recommend(inputs, replacementRatio, combinedIncome),
    todaysDollars: {
      futureValue: futureValue / priceRise,
      totalIncome: annualWithdrawal / priceRise + socialSecurity,
      inflation,
    },
    projection: projectionOf(averageAge, yearsToRetirement, growth),
  };
};
