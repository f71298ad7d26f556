import {paysNoCare} from '../household/condition.ts';
import type {Day} from '../calendar/day.ts';
import type {Household} from '../household/household.ts';
import type {Outcome} from '../household/triage.ts';
import type {YearTriage} from './triage-year.ts';

const isCoveredElsewhere = ({program, reason}: Outcome): boolean =>
  ['medicare', 'medicaid', 'chip', 'medicaid-pregnant', 'held', 'ask-territory'].includes(program) ||
  reason === 'state-medicaid' ||
  reason === 'in-custody' ||
  reason === 'own-daca' ||
  reason === 'no-status';

/**
 * Returns whether the Marketplace's open enrollment concerns anyone of a household in the month of a day, or in the
 * plan year's first month if the day is earlier: people whom a public program covers then do not count, nor a
 * person in custody, with DACA or without lawful status.
 * Unknown people may all need a plan.
 */
export const mayNeedPlan = ({people}: YearTriage, day: Day, isCovered = isCoveredElsewhere): boolean =>
  people.length === 0 ||
  people.some(
    ({months}) => months.find(({to}) => to >= day)?.outcomes.some((outcome) => !isCovered(outcome)) ?? false,
  );

/** Returns whether anyone may buy a Marketplace plan: as `mayNeedPlan`, without people whose affordable offer at work comes first. */
export const mayBuyPlan = (triage: YearTriage, day: Day): boolean =>
  mayNeedPlan(triage, day, (outcome) => isCoveredElsewhere(outcome) || outcome.program === 'employer');

/**
 * Returns whether everybody who may need a plan is in the coverage gap, where a plan has its full price; the others, such as children with
 * Medicaid, do not count.
 */
export const isInGap = ({people}: YearTriage): boolean => {
  const open = people.flatMap(({outcomes}) => outcomes.filter((outcome) => !isCoveredElsewhere(outcome)));
  return open.length > 0 && open.every(({program}) => program === 'coverage-gap');
};

/**
 * Returns whether a special enrollment period of the Marketplace can help anyone in a household, from the next
 * month on or from the plan year on.
 */
export const mayUseSpecial = (triage: YearTriage, today: Day): boolean =>
  mayNeedPlan(triage, today) ||
  triage.people.some(({soon}) => soon.some((outcome) => !isCoveredElsewhere(outcome)));

/**
 * Returns whether somebody may need a Marketplace plan in another state: Medicaid and CHIP end at a state's border, also for somebody who has
 * them (42 CFR 435.403), and a plan at work may end with the work; Medicare and other federal programs do not.
 */
export const mayNeedPlanElsewhere = (
  {people}: YearTriage,
  {currentProgram}: Pick<Household, 'currentProgram'>,
): boolean =>
  people.length === 0 ||
  people.some(({outcomes}) =>
    outcomes.some(
      ({program}) =>
        program !== 'medicare' &&
        (program !== 'held' || currentProgram === 'medicaid' || currentProgram === 'work'),
    ),
  );

const hasNoPlanLimit = new Set<string>([
  'medicare',
  'medicaid',
  'chip',
  'medicaid-pregnant',
  'held',
  'ask-territory',
]);

/** Returns whether somebody may have a plan with an out-of-pocket maximum: public programs have no such maximum, members of a tribe may have none, and the plans of a territory are not known. */
export const mayPayForCare = (triage: YearTriage, household: Pick<Household, 'stated'>): boolean =>
  triage.people.length === 0 ||
  (!paysNoCare(household, triage) &&
    triage.people.some(({outcomes}) => outcomes.some(({program}) => !hasNoPlanLimit.has(program))));

/** The share of covered care that a silver plan with reduced cost sharing pays, in percent; null without a reduction. */
export type CostSharing = 94 | 87 | 73 | null;

/**
 * Returns the reduction with which one person's out-of-pocket maximum is lower in a silver plan. The reduction counts if it is certain, and
 * if everybody who may pay for care buys the plan with the credit: nobody with a public program pays, and members of the household who are
 * not listed may.
 */
export const certainCostSharing = (
  {people, credit}: YearTriage,
  {size}: Pick<Household, 'size'>,
): CostSharing => {
  const paying = people.filter(({outcomes}) => outcomes.some(({program}) => !hasNoPlanLimit.has(program)));
  const [csr = null, ...others] = credit?.csr ?? [];
  const isCertain =
    others.length === 0 &&
    size.low <= people.length &&
    paying.every(({outcomes}) =>
      outcomes.every(({program}) => program === 'credit' || hasNoPlanLimit.has(program)),
    );
  return isCertain ? csr : null;
};
