import type {Household} from '../household/household.ts';

/**
 * Lists the rows of people whose offer at work has no known family price: the price for the employee alone decides
 * nothing for the family (26 CFR 1.36B-2(c)(3)(v)(A)(2)), so that the credit of the others stays conditional.
 */
export const rowsWithoutFamilyPrice = ({people}: Pick<Household, 'people'>): readonly number[] =>
  people.flatMap(({row, employerOffer: offer}) =>
    offer?.minimumValue && offer.familyMonthly === undefined ? [row] : [],
  );
