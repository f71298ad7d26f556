import type {PlanYear} from '../figures/plan-years.ts';

/** The filing status of the household's federal tax return. */
export const filings = ['single', 'joint', 'head', 'separate'] as const;

/** A filing status. */
export type Filing = (typeof filings)[number];

/** An employer's offer to a person. Prices are the employee's payments for the cheapest plan, in dollars a month. */
export type EmployerOffer = {
  /** Whether the plan pays at least 60 % of costs and covers hospitals and doctors; most do. */
  readonly minimumValue: boolean;
  readonly selfOnlyMonthly: number;
  /** For the employee with the family. Omitted if the employer does not cover the family or the price is unknown. */
  readonly familyMonthly?: number;
};

/** One person who wants coverage. Age in full years; 0 is a baby. */
export type AcaPerson = {
  readonly age: number;
  readonly pregnant?: boolean;
  /** The number of babies that a pregnant person expects; 1 when omitted. */
  readonly babiesExpected?: number;
  readonly tobacco?: boolean;
  readonly medicare?: boolean;
  /** The person's own employer's offer. */
  readonly employerOffer?: EmployerOffer;
};

/** The inputs of the estimate. Income is the household's yearly modified adjusted gross income in dollars. Texas. */
export type AcaInputs = {
  readonly planYear: PlanYear;
  /** Everyone on the tax return, with or without a wish for coverage. */
  readonly householdSize: number;
  readonly income: number;
  readonly filing: Filing;
  readonly people: readonly AcaPerson[];
  /** A Texas county's name, with or without "County". Without a known county no price is estimated. */
  readonly county?: string | undefined;
  /** The benchmark plan's price for the people with the credit, as HealthCare.gov shows it, in dollars a month. */
  readonly benchmarkMonthly?: number | undefined;
  /** Whether a member of a federally recognized tribe belongs to the household, for the curve of payments. */
  readonly hasTribe?: boolean;
};
