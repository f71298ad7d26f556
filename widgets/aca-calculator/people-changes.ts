import type {AcaError} from '../../insurance/aca/validate-aca.ts';
import {
  type HouseholdAnswers,
  type OfferAnswers,
  type PersonAnswers,
  personFrom,
} from './aca-calculator.model.ts';

/** Returns the answers with changes to one person. */
export const withPerson = (
  answers: HouseholdAnswers,
  row: number,
  change: Partial<PersonAnswers>,
): HouseholdAnswers => ({
  ...answers,
  people: answers.people.map((person) => (person.row === row ? {...person, ...change} : person)),
});

/** Returns the answers with changes to one person's employer offer. */
export const withOffer = (
  answers: HouseholdAnswers,
  row: number,
  change: Partial<OfferAnswers>,
): HouseholdAnswers => {
  const offer = answers.people.find((person) => person.row === row)?.employerOffer;
  return offer ? withPerson(answers, row, {employerOffer: {...offer, ...change}}) : answers;
};

/**
 * Returns the answers with one more person, and a household at least as large as the number of people who need coverage.
 */
export const withOneMore = (answers: HouseholdAnswers): HouseholdAnswers => {
  const row = Math.max(-1, ...answers.people.map((person) => person.row)) + 1;
  const people = [...answers.people, personFrom({}, row)];
  const {householdSize} = answers;
  const isTooSmall = householdSize !== null && householdSize < people.length;
  return {...answers, people, householdSize: isTooSmall ? people.length : householdSize};
};

/** Returns the answers without one person. */
export const without = (answers: HouseholdAnswers, row: number): HouseholdAnswers => ({
  ...answers,
  people: answers.people.filter((person) => person.row !== row),
});

/** Returns the errors without the errors of the person at `index`; later people move up. */
export const errorsWithout = (errors: readonly AcaError[], index: number): readonly AcaError[] =>
  errors.flatMap((error) => {
    const match = /^people\.(\d+)(\..+)$/.exec(error.field);
    const at = Number(match?.[1] ?? -1);
    if (at < index) return [error];
    return at === index ? [] : [{...error, field: `people.${at - 1}${match?.[2] ?? ''}`}];
  });

/** Returns whether anything other than the age was answered. */
export const hasMore = ({pregnant, tobacco, medicare, employerOffer}: PersonAnswers): boolean =>
  pregnant || tobacco || medicare || employerOffer !== null;
