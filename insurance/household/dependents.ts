import {ADULT_AGE} from '../aca/person-program.ts';
import type {Household} from './household.ts';

/** The age from which a listed person counts as a dependent adult, and no longer as a child whose education is to be paid. */
const GROWN_UP = 25;

/**
 * Returns the children whose education counts in the need for life coverage: the dependents, without the adults in the list other than
 * the first person and the spouse. At least the listed children.
 */
export const childrenAmong = (dependents: number, {people, familyStatus}: Household): number => {
  const couple = familyStatus?.startsWith('married') ? 2 : 1;
  const grownUps = people.filter(({age}) => age >= GROWN_UP).length;
  const listed = people.filter(({age}) => age < ADULT_AGE).length;
  return Math.max(dependents - Math.max(grownUps - couple, 0), listed, 0);
};
