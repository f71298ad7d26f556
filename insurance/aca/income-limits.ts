import {costSharing} from '../figures/cost-sharing.ts';
import {planFigures} from '../figures/plan-figures.ts';
import {texasLimits} from '../figures/texas.ts';
import {hundredthsOf} from './applicable-percentage.ts';
import {ADULT_AGE, childMedicaidLimit, MEDICARE_AGE, pregnancyHouseholdSize} from './person-program.ts';
import {centsOf, medicaidLine, povertyLine} from './poverty-line.ts';
import type {AcaInputs, AcaPerson} from './aca-inputs.ts';

/** The change at a limit. */
export type LimitId =
  | 'credit-starts'
  | 'share-steps-up'
  | 'csr-94-ends'
  | 'csr-87-ends'
  | 'csr-73-ends'
  | 'credit-ends'
  | 'child-medicaid-ends'
  | 'chip-ends'
  | 'pregnancy-medicaid-ends';

/** An income at which a rule changes for this household. */
export type IncomeLimit = {
  readonly id: LimitId;
  /** Percent of the poverty line; for Medicaid and CHIP, of their line (`medicaidLine`), which counts the unborn of a pregnant person. */
  readonly percent: number;
  /** The same in dollars a year. */
  readonly dollars: number;
  /** The distance of the income from the limit, in dollars, never negative. */
  readonly distance: number;
};

type Limit = {
  readonly id: LimitId;
  readonly percent: number;
  readonly cents: number;
  readonly startsHere: boolean;
};

/**
 * Returns the limits that apply to this household, lowest first; `startsHere` when the limit itself already has the new state.
 */
const limitsOf = ({planYear, householdSize, people}: Omit<AcaInputs, 'income'>): readonly Limit[] => {
  const line = povertyLine(planYear, householdSize);
  const at = (id: LimitId, percent: number, startsHere = false, ownLine = line): Limit => ({
    id,
    percent,
    cents: percent * ownLine,
    startsHere,
  });
  const ownLine = (person: AcaPerson): number =>
    medicaidLine(planYear, pregnancyHouseholdSize(householdSize, person));
  const younger = people.filter(({age, medicare}) => age < MEDICARE_AGE && !medicare);
  const children = younger.filter(({age}) => age < ADULT_AGE);
  const ofPeople = [
    ...children.map((child) =>
      at('child-medicaid-ends', childMedicaidLimit(child.age), false, ownLine(child)),
    ),
    ...children.map((child) => at('chip-ends', texasLimits.chip.value, false, ownLine(child))),
    ...younger
      .filter(({pregnant}) => pregnant)
      .map((person) => at('pregnancy-medicaid-ends', texasLimits.pregnant.value, false, ownLine(person))),
  ];
  return [
    at('credit-starts', 100, true),
    at('share-steps-up', 133, true),
    ...costSharing.value.map(({upTo, actuarialValue}) => at(`csr-${actuarialValue}-ends`, upTo)),
    at('credit-ends', 400),
    ...new Map(ofPeople.map((limit) => [`${limit.id} ${limit.cents}`, limit])).values(),
  ].sort((a, b) => a.cents - b.cents);
};

/** Returns the incomes from which employers' offers are affordable, in cents (26 U.S.C. 36B(c)(2)(C)(i)(II)). */
const offerCents = ({planYear, people}: Omit<AcaInputs, 'income'>): readonly number[] => {
  const share = hundredthsOf(planFigures[planYear].employerAffordability.value);
  return people.flatMap(({employerOffer: offer}) =>
    [offer?.selfOnlyMonthly, offer?.familyMonthly]
      .filter((monthly) => monthly !== undefined)
      .map((monthly) => Math.ceil((centsOf(monthly) * 120_000) / share)),
  );
};

/**
 * Returns the incomes at which the help for this household may change, in cents a year: the limits, lowest first, then the incomes from which
 * employers' offers are affordable. The income in the inputs is ignored.
 */
export const changeCents = (inputs: Omit<AcaInputs, 'income'>): readonly number[] => [
  ...limitsOf(inputs).map(({cents}) => cents),
  ...offerCents(inputs),
];

/** The limits of Medicaid and CHIP, which apply without the credit, too. */
const withoutCredit: ReadonlySet<LimitId> = new Set([
  'child-medicaid-ends',
  'chip-ends',
  'pregnancy-medicaid-ends',
]);

/**
 * Returns the nearest limit below the income and the nearest limit above, with the distance in dollars. Exactly at a
 * limit that still includes the income (such as 400 %) the distance above is 0: the next dollar passes the limit. Separate tax returns leave
 * no credit at any income (26 U.S.C. 36B(c)(1)(C)), so that no limit of the credit counts.
 */
export const nearestLimits = (
  inputs: AcaInputs,
): {readonly below: IncomeLimit | null; readonly above: IncomeLimit | null} => {
  const income = centsOf(inputs.income);
  const hasPassed = ({cents, startsHere}: Limit): boolean => (startsHere ? income >= cents : income > cents);
  const limits = limitsOf(inputs).filter(({id}) => inputs.filing !== 'separate' || withoutCredit.has(id));
  const describe = (limit: Limit | undefined): IncomeLimit | null =>
    limit
      ? {
          id: limit.id,
          percent: limit.percent,
          dollars: limit.cents / 100,
          distance: Math.abs(limit.cents - income) / 100,
        }
      : null;
  return {
    below: describe(limits.findLast(hasPassed)),
    above: describe(limits.find((limit) => !hasPassed(limit))),
  };
};
