import {outOfPocketLimit} from '../aca/out-of-pocket.ts';
import {earliest, firstOfMonth, partsOf, type Day} from '../calendar/day.ts';
import {planYearOn} from '../calendar/plan-year.ts';
import {ageOn} from '../medicare/initial-enrollment.ts';
import {estimatePremium, type Premium} from '../premiums/estimate-premium.ts';
import {bronzeAfterCredit, type HouseholdPrice, type Prices, type PriceSpan} from '../premiums/price.ts';
import {outcomeAt, spanOf, type Trial, trialsOf, type Outcome} from '../household/triage.ts';
import {personByMonth} from './person-in-month.ts';
import type {PlanYear} from '../figures/plan-years.ts';
import type {Household} from '../household/household.ts';
import type {SpecialWindow} from '../windows/special-enrollment.ts';

type Priced = {
  readonly ages: readonly number[];
  readonly premium: Premium;
  readonly csr: 94 | 87 | 73 | null;
};

// A price depends on the age on the first day of coverage (45 CFR 147.102(a)(1)(iii)).
const ratingAges = ({people}: Household, firstDay: Day): readonly number[] =>
  people.map(({age, birthDay}) => (birthDay === null ? age : Math.max(ageOn(birthDay, firstDay), 0)));

const joined = (all: readonly (readonly number[])[]): readonly number[] => {
  const longest = all.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return longest.toSorted((a, b) => b - a);
};

const spanBy = (priced: readonly Priced[], amount: (premium: Premium) => number | null): PriceSpan | null => {
  const amounts = priced.map(({premium}) => amount(premium)).filter((value) => value !== null);
  return amounts.length === priced.length && amounts.length > 0 ? spanOf(amounts) : null;
};

const none: PriceSpan = {low: 0, high: 0};

const pricesOf = (priced: readonly Priced[]): Prices => ({
  ages: joined(priced.map(({ages}) => ages)),
  benchmarkMonthly: spanBy(priced, ({benchmarkMonthly}) => benchmarkMonthly) ?? none,
  lowestBronzeMonthly: spanBy(priced, ({lowestBronzeMonthly}) => lowestBronzeMonthly),
});

/**
 * Returns the first day of the plan year on which coverage can begin for a person who enrolls as soon as the rules allow: by the open
 * enrollment, on `openStart`, or by a change in life if that is earlier. A change whose period has not begun yet counts, too: coverage begins on the first
 * day of the month after the change (45 CFR 155.420(b)).
 */
export const firstDayOfCover = (
  openStart: Day | null,
  special: readonly SpecialWindow[],
  today: Day,
): Day => {
  const start = `${planYearOn(today)}-01-01`;
  const days = [
    ...(openStart === null ? [] : [openStart]),
    ...special
      .filter(({state}) => state === 'open' || state === 'upcoming')
      .map(({eventDay}) => firstOfMonth(eventDay !== null && eventDay > today ? eventDay : today, 1)),
  ];
  const first = earliest(days) ?? (today < start ? start : firstOfMonth(today, 1));
  return first < start ? start : first;
};

// An employer's HRA may rule out the credit, so the plan has its full price until the offer is known.
const isAtFullPrice = ({program, reason}: Outcome): boolean =>
  program === 'full-price' || reason === 'hra-offer';

/**
 * Prices the household's Marketplace plan over all possibilities that the answers allow. Null without a Texas county,
 * without an income, and if nobody can have the credit or a plan at full price. Ages and programs are those on
 * `firstDay`, when coverage begins.
 */
export const householdPrice = (
  household: Household,
  planYear: PlanYear,
  {today, firstDay}: {readonly today: Day; readonly firstDay: Day},
): HouseholdPrice | null => {
  const {county, income, state} = household;
  if (county === null || income === null || state !== 'texas') return null;
  const ages = ratingAges(household, firstDay);
  const thatDay = {
    ...household,
    people: household.people.map((person) => personByMonth(person, today)(firstDay)[0]),
  };
  const priceFor = (
    trial: Trial,
    isCounted: (outcome: Outcome) => boolean,
    month = Infinity,
  ): readonly Priced[] => {
    const {result} = trial;
    const own = ages.filter((_, index) => isCounted(outcomeAt(trial, thatDay, index)));
    const premium = estimatePremium({
      planYear,
      county: county.name,
      ages: own,
      contributionCents: month * 100,
      benchmarkMonthly: household.benchmarkMonthly ?? undefined,
    });
    return premium === null ? [] : [{ages: own, premium, csr: result.csr}];
  };
  const trials = trialsOf(thatDay, planYear);
  const credited = trials.flatMap((trial) =>
    priceFor(trial, ({program}) => program === 'credit', trial.result.expectedContribution?.month),
  );
  const full = trials.flatMap((trial) => priceFor(trial, isAtFullPrice));
  const [first] = [...credited, ...full];
  if (!first) return null;
  return {
    planYear,
    year: first.premium.year,
    county: county.name,
    ratingArea: county.ratingArea,
    isVisitorsPrice: household.benchmarkMonthly !== null,
    months: 13 - partsOf(firstDay).month,
    withCredit:
      credited.length === 0
        ? null
        : {
            ...pricesOf(credited),
            creditMonthly: spanBy(credited, ({creditMonthly}) => creditMonthly) ?? none,
            netMonthly: spanBy(credited, ({netMonthly}) => netMonthly) ?? none,
            lowestBronzeNetMonthly: spanBy(credited, bronzeAfterCredit),
          },
    fullPrice: full.length === 0 ? null : pricesOf(full),
    worstYear: spanOf(
      [...credited, ...full].map(({ages: own, csr}) => outOfPocketLimit(planYear, own.length, csr)),
    ),
  };
};
