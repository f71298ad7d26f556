import {povertyLine} from '../aca/poverty-line.ts';
import {shownPercent} from '../aca/shown-percent.ts';
import {planFigures} from '../figures/plan-figures.ts';
import {cite, point, type Point} from '../point/point.ts';
import type {Day} from '../calendar/day.ts';
import type {Household} from '../household/household.ts';
import type {Span} from '../household/triage.ts';
import type {YearTriage} from '../months/triage-year.ts';

type Counted = {readonly percent: Span; readonly size: number};

/**
 * Returns the percentage that decides, with the size of the household behind it. Medicaid for pregnancy counts the unborn (42 CFR 435.603(b));
 * where a pregnant person alone has that program, the line without the unborn decides nothing.
 */
const countedIncome = (
  {people: members, size: {low, high}}: Household,
  {fplPercent, people, planYear}: YearTriage,
): Counted | null => {
  if (fplPercent === null) return null;
  const [only, ...others] = members;
  const isForPregnancy =
    others.length === 0 && low === high && people.every(({program}) => program === 'medicaid-pregnant');
  const size = low + (isForPregnancy ? (only?.babiesExpected ?? 0) : 0);
  const share = povertyLine(planYear, low) / povertyLine(planYear, size);
  return {percent: {low: fplPercent.low * share, high: fplPercent.high * share}, size};
};

/** Returns the household's income in percent of the poverty line; nothing without an income, and where another line counts. */
export const incomePoints = (household: Household, triage: YearTriage, today: Day): readonly Point[] => {
  const {planYear} = triage;
  const counted = countedIncome(household, triage);
  if (counted === null || household.people.length === 0) return [];
  const {percent, size} = counted;
  const shared = {
    inputs: ['income', 'householdSize'],
    figures: [cite(planFigures[planYear].poverty, today)],
  };
  if (percent.low === percent.high)
    return [
      point('household.income', 'household.income-percent', 'finding', {
        ...shared,
        params: {incomePercent: shownPercent(percent.low), householdSize: size, planYear},
      }),
    ];
  const lowPercent = shownPercent(percent.low);
  return [
    household.income?.high === null
      ? point('household.income', 'household.income-percent-from', 'finding', {
          ...shared,
          params: {lowPercent, planYear},
        })
      : point('household.income', 'household.income-percent-range', 'finding', {
          ...shared,
          params: {lowPercent, highPercent: shownPercent(percent.high), planYear},
        }),
  ];
};
