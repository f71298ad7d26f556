import {yearlyPeriod} from '../medicare/yearly-periods.ts';
import {addDays, type Day} from '../calendar/day.ts';
import {medicaidLossDays, specialEnrollmentDays} from '../figures/enrollment-windows.ts';
import {medicarePeriods} from '../figures/medicare.ts';
import {cite, point, type Point} from '../point/point.ts';
import {isInGap, mayBuyPlan, mayNeedPlan} from '../months/may-need-plan.ts';
import {isTerritory} from '../places/territories.ts';
import {usStates} from '../places/us-states.ts';
import type {Household} from '../household/household.ts';
import {isAfterDeadline} from '../household/state-move.ts';
import {coveredThrough, isReleasedAfter} from '../review/covered-through.ts';
import type {HouseholdCase} from './read-case.ts';
import type {MarketplaceWindow} from '../windows/marketplace-window.ts';
import {leavesGap} from '../windows/special-enrollment.ts';

const daysOf = ({planYear, deadline, coverageStarts, end}: Extract<MarketplaceWindow, {state: 'open'}>) => ({
  planYear,
  deadlineDay: deadline,
  coverageStartDay: coverageStarts,
  endDay: end,
});

const marketplacePoint = (
  window: MarketplaceWindow,
  {
    inGap,
    coverEnd,
    isThroughWork,
  }: {
    readonly inGap: boolean;
    readonly coverEnd: Day | null;
    readonly isThroughWork: string | undefined;
  },
  today: Day,
): Point => {
  const figures = window.figure ? [cite(window.figure, today)] : [];
  if (window.state === 'open' && coverEnd !== null && !inGap)
    return point('window.marketplace', 'window.marketplace-open-covered', 'finding', {
      params: {
        ...daysOf(window),
        coverEndDay: coverEnd,
        ...(isThroughWork === 'yes' ? {} : {isThroughWork: 'maybe'}),
      },
      inputs: ['currentCoverage'],
      figures,
    });
  // Below the poverty line a plan has its full price, so the day counts only for people who expect more income.
  const [code, kind] = inGap
    ? (['window.marketplace-open-in-gap', 'finding'] as const)
    : (['window.marketplace-open', 'action'] as const);
  return window.state === 'open'
    ? point('window.marketplace', code, kind, {
        params: daysOf(window),
        figures,
      })
    : point('window.marketplace', 'window.marketplace-upcoming', 'finding', {
        params: {planYear: window.planYear, startDay: window.start},
        figures,
      });
};

/** Open enrollment for people whose affordable offer at work rules out the credit: only if they can no longer join that plan. */
const besideWorkPoint = (window: Extract<MarketplaceWindow, {state: 'open'}>, today: Day): Point =>
  point('window.marketplace', 'window.marketplace-open-beside-work', 'finding', {
    params: daysOf(window),
    inputs: ['household'],
    figures: window.figure ? [cite(window.figure, today)] : [],
  });

/** Returns whether the dates of HealthCare.gov count: not in a territory, or where a state's own exchange sets its own dates. */
export const isFederal = ({stateCode}: Pick<Household, 'stateCode'>): boolean =>
  !usStates[stateCode ?? '']?.exchange && !isTerritory(stateCode);

/**
 * Returns the Marketplace's open enrollment, or when it opens. Nothing if a state's own exchange sets its own dates, in a
 * territory, or for people whom Medicare, Medicaid or CHIP covers when a plan could begin.
 */
export const marketplacePoints = (
  {household, triage, coverage, special, move}: Omit<HouseholdCase, 'marketplace' | 'planYear' | 'price'>,
  window: MarketplaceWindow,
  today: Day,
): readonly Point[] => {
  if (!isFederal(household)) return [];
  if (
    window.state === 'open' &&
    (isAfterDeadline(move, window.deadline) || isReleasedAfter({household, special}, window.deadline))
  )
    return [];
  const from = window.state === 'open' ? window.coverageStarts : today;
  if (!mayNeedPlan(triage, from)) return [];
  if (!mayBuyPlan(triage, from) && !special.some((one) => one.state !== 'closed' && leavesGap(one)))
    return window.state === 'open' ? [besideWorkPoint(window, today)] : [];
  const coverEnd = coveredThrough({household, special, coverEnded: coverage.end}, from);
  return [
    marketplacePoint(
      window,
      {inGap: isInGap(triage), coverEnd, isThroughWork: coverage.end?.isThroughWork},
      today,
    ),
  ];
};

/** Returns the point for coverage that was dropped by choice or for not paying. */
export const noTriggerPoint = (): Point =>
  point('window.special', 'window.not-a-trigger', 'ruled-out', {inputs: ['currentCoverage']});

/** Returns the days without coverage before a plan can begin. */
export const uncoveredPoints = (days: {readonly from: Day; readonly through: Day} | null): readonly Point[] =>
  days === null
    ? []
    : [
        point('window.special', 'window.uncovered-days', 'warning', {
          params: {fromDay: days.from, throughDay: days.through},
          inputs: ['currentCoverage'],
        }),
      ];

/** Returns the point for a plan that renews or ends with its plan year. */
export const renewalPoint = (): Point =>
  point('window.special', 'window.renewal', 'ruled-out', {inputs: ['currentCoverage', 'lifestageChanges']});

/**
 * Returns the point for Medicaid and CHIP, which renew by a form and not by themselves; their loss opens the Marketplace for 90 days.
 */
export const medicaidRenewalPoint = (today: Day): Point =>
  point('window.special', 'window.medicaid-renewal', 'action', {
    params: {days: medicaidLossDays.value},
    inputs: ['currentCoverage'],
    figures: [cite(medicaidLossDays, today)],
  });

/** Asks about the event on a day that is given for the coverage without a reason; nothing after 60 days. */
export const askEndPoints = (lastDay: Day, today: Day): readonly Point[] => {
  const endDay = addDays(lastDay, specialEnrollmentDays.value);
  const params = {eventDay: lastDay, endDay, days: specialEnrollmentDays.value};
  const figures = [cite(specialEnrollmentDays, today)];
  return endDay < today
    ? []
    : [
        point('window.special', 'ask.coverage-end', 'question', {
          params,
          inputs: ['currentCoverage'],
          figures,
        }),
      ];
};

/** Days before the Advantage period from which the period is mentioned. */
const ADVANTAGE_AHEAD = 31;

/** Returns the period from January to March, when people in a Medicare Advantage plan can change once; mentioned from December on. */
export const advantagePoints = (today: Day): readonly Point[] => {
  const {isOpen, start, end} = yearlyPeriod('advantage', today);
  return addDays(today, ADVANTAGE_AHEAD) < start
    ? []
    : [
        point('window.advantage', 'window.medicare-advantage', isOpen ? 'action' : 'finding', {
          params: {startDay: start, endDay: end},
          figures: [cite(medicarePeriods, today)],
        }),
      ];
};

/** Returns the yearly period in which people with Medicare can change plans, or when the period opens. */
export const annualPoint = (today: Day): Point => {
  const {isOpen, start, end} = yearlyPeriod('annual', today);
  return point(
    'window.medicare',
    isOpen ? 'window.medicare-annual-open' : 'window.medicare-annual-upcoming',
    isOpen ? 'action' : 'finding',
    {
      params: {startDay: start, endDay: end},
      figures: [cite(medicarePeriods, today)],
    },
  );
};
