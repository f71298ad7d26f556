import type {Day} from '../calendar/day.ts';
import type {OutcomeReason, TriageProgram} from '../household/triage.ts';
import type {YearOutcome} from '../months/triage-year.ts';

/** An answer that is still open. */
export type OpenField =
  | 'age'
  | 'state'
  | 'income'
  | 'householdSize'
  | 'filing'
  | 'exactIncome'
  | 'employerOffer'
  | 'familyOffer'
  | 'birthday'
  | 'dueDate'
  | 'pregnancyMedicaid'
  | 'lastDay'
  | 'releaseDay'
  | 'moveDay'
  | 'newPlace';

/** One program that a person can have. Several prospects are separated by incomes, by months, or by an open answer. */
export type Prospect = {
  readonly program: TriageProgram;
  readonly reason: OutcomeReason;
  /** Yearly household incomes in dollars, both ends included; undefined if the income does not decide. */
  readonly income?: {readonly from: number; readonly to: number | null};
  /** First and last day; undefined for the whole plan year. */
  readonly months?: {readonly from: Day; readonly to: Day};
};

const inMonths = (outcome: YearOutcome): Pick<Prospect, 'months'> =>
  outcome.months === 'some' ? {months: {from: outcome.from, to: outcome.to}} : {};

/** Converts an outcome to a prospect; `byIncome` if the income separates it from others. */
export const prospectOf = (outcome: YearOutcome, byIncome: boolean): Prospect => ({
  program: outcome.program,
  reason: outcome.reason,
  ...(byIncome ? {income: {from: outcome.incomeFrom, to: outcome.incomeTo}} : {}),
  ...inMonths(outcome),
});

const areApart = <Value extends number | string>(
  one: {readonly from: Value; readonly to: Value | null} | undefined,
  other: {readonly from: Value; readonly to: Value | null} | undefined,
): boolean =>
  one !== undefined &&
  other !== undefined &&
  ((one.to !== null && one.to < other.from) || (other.to !== null && other.to < one.from));

/** Returns whether two prospects can apply at the same income in the same month. */
export const overlap = (one: Prospect, other: Prospect): boolean =>
  !areApart(one.income, other.income) && !areApart(one.months, other.months);
