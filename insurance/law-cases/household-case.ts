import type {LeadAnswers} from '../household/household.ts';
import type {ActionCode} from '../review/precedence.ts';

/**
 * A household worked out by hand from the law, for the tests. `programs` has a line for each person: the current and
 * future months of the plan year, by number, such as `credit 1-5, medicare 6-12`; `open` if a missing date or answer
 * decides.
 */
export type HouseholdCase = {
  readonly who: string;
  readonly today: string;
  readonly lead: LeadAnswers;
  readonly programs: readonly string[];
  readonly next: readonly [code: ActionCode, deadline: string];
  readonly also?: readonly ActionCode[];
};

/** One person in Houston who files as single, with a household of one. */
export const single = (age: string, exactIncome: number, rest: LeadAnswers = {}): LeadAnswers => ({
  age,
  location: 'Houston, TX 77002',
  filing: 'single',
  householdSize: 1,
  exactIncome,
  ...rest,
});

/** Several people in Houston on one tax return. */
export const family = (
  people: NonNullable<LeadAnswers['household']>,
  exactIncome: number,
  filing: string,
): LeadAnswers => ({
  household: people,
  location: 'Houston, TX 77002',
  filing,
  householdSize: people.length,
  exactIncome,
});
