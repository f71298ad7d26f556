import {isPlanYear} from '../figures/plan-years.ts';
import {filings} from './aca-inputs.ts';

/** The fault of one field, `field` as a dotted path such as `people.0.age`. */
export type AcaError = {
  readonly field: string;
  readonly code:
    | 'not-a-number'
    | 'not-whole'
    | 'too-low'
    | 'too-high'
    | 'not-in-list'
    | 'empty'
    | 'more-people-than-household';
};

/** The highest income that is accepted, in dollars a year. */
export const HIGHEST_INCOME = 1_000_000_000;

/** The bounds of the numbers. */
export const acaBounds = {
  householdSize: {min: 1, max: 30},
  income: {min: 0, max: HIGHEST_INCOME},
  age: {min: 0, max: 120},
  babiesExpected: {min: 1, max: 8},
  monthly: {min: 0, max: 100_000},
  benchmarkMonthly: {min: 1, max: 100_000},
} as const;

type Bounds = {readonly min: number; readonly max: number};

/** The estimate's inputs in a form or on a page: any value may be missing or wrong. */
export type AcaAnswers = {
  readonly planYear?: unknown;
  readonly householdSize?: unknown;
  readonly income?: unknown;
  readonly filing?: unknown;
  /**
   * Blank (undefined, null or '') without a county. A name that is not a Texas county is not a fault; there is no price
   * then.
   */
  readonly county?: unknown;
  /** Blank (undefined or null) without a price. */
  readonly benchmarkMonthly?: unknown;
  readonly people?: readonly {
    readonly age?: unknown;
    readonly babiesExpected?: unknown;
    readonly employerOffer?:
      | {readonly selfOnlyMonthly?: unknown; readonly familyMonthly?: unknown}
      | undefined;
  }[];
};

const checkNumber = (
  field: string,
  value: unknown,
  {min, max}: Bounds,
  isWhole = false,
): readonly AcaError[] => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [{field, code: 'not-a-number'}];
  if (value < min) return [{field, code: 'too-low'}];
  if (value > max) return [{field, code: 'too-high'}];
  return isWhole && !Number.isInteger(value) ? [{field, code: 'not-whole'}] : [];
};

const checkPlace = ({county, benchmarkMonthly}: AcaAnswers): readonly AcaError[] => [
  ...(county === undefined || county === null || typeof county === 'string'
    ? []
    : [{field: 'county', code: 'not-in-list'} as const]),
  ...(benchmarkMonthly === undefined || benchmarkMonthly === null
    ? []
    : checkNumber('benchmarkMonthly', benchmarkMonthly, acaBounds.benchmarkMonthly)),
];

const checkPerson = (person: NonNullable<AcaAnswers['people']>[number], at: string): readonly AcaError[] => {
  const offer = person.employerOffer;
  return [
    ...checkNumber(`${at}.age`, person.age, acaBounds.age, true),
    ...(person.babiesExpected === undefined
      ? []
      : checkNumber(`${at}.babiesExpected`, person.babiesExpected, acaBounds.babiesExpected, true)),
    ...(offer
      ? checkNumber(`${at}.employerOffer.selfOnlyMonthly`, offer.selfOnlyMonthly, acaBounds.monthly)
      : []),
    ...(offer?.familyMonthly === undefined
      ? []
      : checkNumber(`${at}.employerOffer.familyMonthly`, offer.familyMonthly, acaBounds.monthly)),
  ];
};

/**
 * Lists every field that has no valid value, in the order of the inputs; empty when all fields are valid. Never throws.
 */
export const validateAca = (answers: AcaAnswers): readonly AcaError[] => {
  const people = Array.isArray(answers.people) ? (answers.people as NonNullable<AcaAnswers['people']>) : [];
  const size = checkNumber('householdSize', answers.householdSize, acaBounds.householdSize, true);
  const tooMany = size.length === 0 && people.length > Number(answers.householdSize);
  return [
    ...(typeof answers.planYear === 'number' && isPlanYear(answers.planYear)
      ? []
      : [{field: 'planYear', code: 'not-in-list'} as const]),
    ...size,
    ...checkNumber('income', answers.income, acaBounds.income),
    ...((filings as readonly unknown[]).includes(answers.filing)
      ? []
      : [{field: 'filing', code: 'not-in-list'} as const]),
    ...(people.length === 0 ? [{field: 'people', code: 'empty'} as const] : []),
    ...(tooMany ? [{field: 'householdSize', code: 'more-people-than-household'} as const] : []),
    ...people.flatMap((person, index) => checkPerson(person, `people.${index}`)),
    ...checkPlace(answers),
  ];
};
