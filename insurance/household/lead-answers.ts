import type {LeadAnswers} from './household.ts';

const isBlank = (answer: unknown): boolean => answer === undefined || answer === '';

/** Fills in the age of the first row, which may be omitted if the specification's own field has it. */
export const leadAnswers = ({household = [], ...lead}: LeadAnswers): LeadAnswers => ({
  ...lead,
  household: household.map((person, row) =>
    row === 0 && isBlank(person.age) ? {...person, age: lead.age} : person,
  ),
});

/** Returns the household, or nothing without answers about the household; then the age in the profile counts. */
export const knownHousehold = (given: LeadAnswers): LeadAnswers | undefined => {
  const lead = leadAnswers(given);
  const hasAnswers =
    !isBlank(lead.age) || lead.household?.some(({age}) => !isBlank(age)) || !isBlank(lead.income);
  return hasAnswers ? lead : undefined;
};
