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
  | 'birthday'
  | 'dueDate';

/** One program a person can have. Where several stand side by side, the incomes or the months part them, or an open answer does. */
export type Prospect = {
  readonly program: TriageProgram;
  readonly reason: OutcomeReason;
  /** Yearly household incomes in dollars, both ends included; undefined where the income does not decide. */
  readonly income?: {readonly from: number; readonly to: number | null};
  /** First and last day; undefined for the whole plan year. */
  readonly months?: {readonly from: Day; readonly to: Day};
};

const inMonths = (outcome: YearOutcome): Pick<Prospect, 'months'> =>
  outcome.months === 'some' ? {months: {from: outcome.from, to: outcome.to}} : {};

/** The prospect of an outcome; `byIncome` where the income parts it from others. */
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

/** Whether two prospects can hold at the same income in the same month. */
export const overlap = (one: Prospect, other: Prospect): boolean =>
  !areApart(one.income, other.income) && !areApart(one.months, other.months);
