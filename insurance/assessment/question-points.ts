import {point} from '../point/point.ts';
import type {Household} from '../household/household.ts';
import type {Triage} from '../household/triage.ts';
import type {Point} from '../point/point.ts';

const codes = {
  age: 'ask.age',
  state: 'ask.state',
  income: 'ask.income',
  householdSize: 'ask.household-size',
  filing: 'ask.filing',
} as const;

/** What would still have to be answered to leave one outcome for each person. */
export const questionPoints = (household: Household, triage: Triage): readonly Point[] => {
  const isUndecided = triage.people.some(({program}) => program === null);
  const asksFor = (field: keyof typeof codes): boolean =>
    household.unknown.includes(field) && (field === 'age' || field === 'state' || isUndecided);
  const isBand = household.income !== null && !household.income.isExact;
  const needsIncome =
    isBand &&
    (isUndecided || (triage.credit !== null && triage.credit.monthly.low !== triage.credit.monthly.high));
  return [
    ...(Object.keys(codes) as (keyof typeof codes)[])
      .filter(asksFor)
      .map((field) => point('question', codes[field], 'question', {inputs: [field]})),
    ...(needsIncome ? [point('question', 'ask.exact-income', 'question', {inputs: ['exactIncome']})] : []),
    ...triage.people
      .filter(({dependsOnEmployer}) => dependsOnEmployer)
      .map(({row}) =>
        point('question', 'ask.employer-offer', 'question', {
          person: row,
          params: {person: row + 1},
          inputs: ['employerOffer'],
        }),
      ),
    ...(household.state === 'texas' || household.people.length === 0
      ? []
      : [point('state', 'state.healthcare-gov', 'action', {inputs: ['location']})]),
  ];
};
