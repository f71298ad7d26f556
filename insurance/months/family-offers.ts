import type {Household} from '../household/household.ts';
import type {YearTriage} from './triage-year.ts';

/** The people whose credit an unknown family price would end, and the people whose employers have that price. */
export type FamilyOffers = {readonly offered: readonly number[]; readonly losing: readonly number[]};

/**
 * Finds offers at work whose family price is unknown, by row: the price for the employee alone decides nothing for the
 * family (26 CFR 1.36B-2(c)(3)(v)(A)(2)), so that the credit of the others stays conditional.
 */
export const familyOffers = (
  {people}: Pick<Household, 'people'>,
  triage: Pick<YearTriage, 'people'>,
): FamilyOffers => {
  const offers = people.filter(
    ({employerOffer}) => employerOffer?.minimumValue === true && employerOffer.familyMonthly === undefined,
  );
  const losing = triage.people.filter(
    ({row, outcomes}) =>
      outcomes.some(({program}) => program === 'credit') && offers.some((offer) => offer.row !== row),
  );
  return {
    offered: offers.filter((offer) => losing.some(({row}) => row !== offer.row)).map(({row}) => row),
    losing: losing.map(({row}) => row),
  };
};
