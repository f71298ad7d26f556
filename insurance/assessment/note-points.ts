import {mayBuyPlan} from '../aca/buys-plan.ts';
import {acaNotes, type AcaNote} from '../aca/aca-notes.ts';
import {adviceEstimate} from '../aca/estimate-aca.ts';
import {incomeLevers} from '../aca/income-levers.ts';
import {type IncomeLimit, nearestLimits} from '../aca/income-limits.ts';
import {planFigures} from '../figures/plan-figures.ts';
import {chipFees, texasLimits} from '../figures/texas.ts';
import {configured, type Figure, type FigureOverrides} from '../figures/figure.ts';
import {firstOfMonth, type Day} from '../calendar/day.ts';
import {rowsForParentsPlan} from '../months/parents-plan.ts';
import {monthsWithoutMedicare, personByMonth} from '../months/person-in-month.ts';
import {cite, point, type Point, type PointParams} from '../point/point.ts';
import {ageOn} from '../medicare/initial-enrollment.ts';
import type {AcaInputs} from '../aca/aca-inputs.ts';
import type {Household} from '../household/household.ts';
import type {YearTriage} from '../months/triage-year.ts';
import type {PointCode} from '../point/point-codes.ts';

/** Notes of the estimate that become points here, with their figures; other notes have separate points. */
const noted: Partial<
  Record<
    AcaNote['code'],
    {readonly code: PointCode; readonly kind: Point['kind']; readonly figures: readonly Figure<unknown>[]}
  >
> = {
  'children-not-in-credit': {code: 'note.children-not-in-credit', kind: 'ruled-out', figures: []},
  'chip-fee': {code: 'note.chip-fee', kind: 'finding', figures: [chipFees]},
  'chip-perinatal-possible': {
    code: 'note.chip-perinatal',
    kind: 'finding',
    figures: [texasLimits.chipPerinatal],
  },
  'parent-may-have-medicaid': {code: 'note.parent-medicaid', kind: 'finding', figures: [texasLimits.parent]},
  'gap-help': {code: 'note.gap-help', kind: 'action', figures: []},
  'separate-filing-exceptions': {code: 'note.separate-filing', kind: 'warning', figures: []},
};

/** Notes that can concern an adult without lawful status, who can have neither (8 U.S.C. 1611(a); 42 U.S.C. 18032(f)(3)). */
const ofStatus = new Set<AcaNote['code']>(['parent-may-have-medicaid', 'catastrophic-plan-open']);

/** Notes for people who may buy a plan or have no program: nobody needs these notes who has Medicaid, Medicare or VA health care. */
const ofBuyers = new Set<AcaNote['code']>(['gap-help', 'catastrophic-plan-open']);

const pointOfNote = (
  {code, person, params}: AcaNote,
  rowOf: (index: number) => number,
  today: Day,
): readonly Point[] => {
  const known = noted[code];
  if (!known) return [];
  const row = person === null ? null : rowOf(person);
  return [
    point('note', known.code, known.kind, {
      person: row,
      params: {
        ...(row === null ? {} : {person: row + 1}),
        ...(params['fee'] === undefined ? {} : {feeDollars: params['fee']}),
        ...(params['percent'] === undefined ? {} : {limitPercent: params['percent']}),
      },
      figures: known.figures.map((figure) => cite(figure, today)),
    }),
  ];
};

/** Under 30 at the start of the plan year, anyone can buy a catastrophic plan; the others need an exemption (45 CFR 155.305(h)). */
const EXEMPT_AGE = 30;

/**
 * Returns which side of 30 all buyers are on when the plan year starts; nothing if they are on both sides, or if a missing birthday decides.
 */
const catastrophicAges = ({people}: Household, triage: YearTriage): PointParams => {
  const first = `${triage.planYear}-01-01`;
  const ages = people
    .filter(({row}) =>
      triage.people.some((one) => one.row === row && one.outcomes.some(({program}) => mayBuyPlan(program))),
    )
    .flatMap(({age, birthDay}) =>
      birthDay === null ? [age, age + 1] : [ageOn(birthDay, first), ageOn(birthDay, first)],
    );
  if (ages.every((age) => age < EXEMPT_AGE)) return {ages: 'under30'};
  return ages.every((age) => age >= EXEMPT_AGE) ? {ages: 'from30'} : {};
};

const leverPoints = (
  inputs: AcaInputs,
  hsaMonths: readonly number[],
  {today, overrides}: {readonly today: Day; readonly overrides: FigureOverrides},
): readonly Point[] => {
  const {targets, levers} = incomeLevers(inputs, hsaMonths);
  const {hsa, ira, poverty} = planFigures[inputs.planYear];
  return [
    ...targets.map(({id, percent, dollars, needed}) =>
      point('lever.target', `lever.target.${id}`, 'action', {
        params: {limitPercent: percent, limitDollars: dollars, neededDollars: needed},
        inputs: ['exactIncome', 'householdSize'],
        figures: [cite(poverty, today)],
      }),
    ),
    ...levers.map(({kind, most, usable}) =>
      point('lever', `lever.${kind}`, 'action', {
        params: {mostDollars: most, usableDollars: usable, planYear: inputs.planYear},
        inputs: ['exactIncome', 'household', 'filing'],
        figures: [cite(kind === 'hsa' ? hsa : configured(ira, overrides), today)],
      }),
    ),
  ];
};

/**
 * The share of the limit of the credit from which the limit gets its own warning. An income that varies by a tenth from year to year is
 * common among people who work for themselves; the law has no such figure.
 */
const NEAR_SHARE = 0.9;

/** The limits whose own amount already has the new state. */
const STARTS: ReadonlySet<string> = new Set(['credit-starts', 'share-steps-up']);

/** Returns the code of the nearest limit ahead: one dollar decides, so that each sentence says on which side the limit itself is. */
const codeAhead = (limit: IncomeLimit | null, income: number): PointCode => {
  const isExact = limit?.distance === 0;
  if (limit?.id === 'credit-ends' && income >= NEAR_SHARE * limit.dollars)
    return isExact ? 'limit.at-cliff' : 'limit.near-cliff';
  if (limit && STARTS.has(limit.id)) return 'limit.ahead';
  return isExact ? 'limit.exact' : 'limit.above';
};

const limitPoints = (inputs: AcaInputs, today: Day): readonly Point[] => {
  const {below, above} = nearestLimits(inputs);
  const figures = [cite(planFigures[inputs.planYear].poverty, today)];
  const make = (code: PointCode, limit: typeof below): readonly Point[] =>
    limit === null
      ? []
      : [
          point('limit', code, code.endsWith('-cliff') ? 'warning' : 'finding', {
            params: {
              limit: limit.id,
              limitPercent: limit.percent,
              limitDollars: limit.dollars,
              distanceDollars: limit.distance,
            },
            inputs: ['exactIncome', 'householdSize'],
            figures,
          }),
        ];
  return [...make('limit.below', below), ...make(codeAhead(above, inputs.income), above)];
};

const parentsPlanPoints = (triage: YearTriage): readonly Point[] =>
  rowsForParentsPlan(triage).map((row) =>
    point('note', 'note.parents-plan', 'action', {person: row, params: {person: row + 1}}),
  );

/**
 * Returns the points that need an exact household in Texas: notes, the nearest limits in dollars and the lawful levers.
 * While only the filing is open, returns the limits, which do not depend on the filing. For an inexact household, returns
 * the help for people who may be in the gap. A parent's plan is named in every case.
 */
export const notePoints = (
  household: Household,
  triage: YearTriage,
  today: Day,
  overrides: FigureOverrides = {},
): readonly Point[] => {
  const {
    income,
    size,
    filings: [filing, ...more],
    people,
  } = household;
  const hasLimits = income?.isExact === true && size.low === size.high && household.state === 'texas';
  const mayHave = (wanted: string): boolean =>
    triage.people.some(({outcomes}) =>
      outcomes.some(({program, reason}) => program === wanted && reason !== 'no-status'),
    );
  const ofParents = parentsPlanPoints(triage);
  const mayFallInGap = mayHave('coverage-gap');
  const ofGap = mayFallInGap ? [point('note', 'note.gap-help', 'action')] : [];
  if (!hasLimits || filing === undefined || people.length === 0) return [...ofParents, ...ofGap];
  const firstMonth = triage.people[0]?.months[0]?.from ?? firstOfMonth(today);
  const inputs: AcaInputs = {
    planYear: triage.planYear,
    householdSize: size.low,
    income: income.low,
    filing,
    // Everyone in the state of the first month ahead: people with Medicare by then have no part in credit and
    // levers.
    people: people.map((person) => {
      const {employerOffer, ...known} = personByMonth(person, today)(firstMonth)[0];
      return {...known, ...(employerOffer ? {employerOffer} : {})};
    }),
  };
  const isForMarketplace = triage.people.some(({months}) => months.some(({program}) => mayBuyPlan(program)));
  const isPastLimit = triage.people.some(({outcomes}) =>
    outcomes.some(({reason}) => reason === 'over-400-percent'),
  );
  if (more.length > 0)
    return [...ofParents, ...ofGap, ...(mayHave('credit') || isPastLimit ? limitPoints(inputs, today) : [])];
  const hsaMonths = people.map((person) => monthsWithoutMedicare(person, firstMonth, today));
  const rowOf = (index: number): number => people[index]?.row ?? index;
  const mayBuy = triage.people.some(({outcomes}) =>
    outcomes.some(
      ({program, reason}) => mayBuyPlan(program) && reason !== 'own-daca' && reason !== 'no-status',
    ),
  );
  const lacksStatus = triage.people.some(({outcomes}) => outcomes.some(({reason}) => reason === 'no-status'));
  const notes = acaNotes(inputs, adviceEstimate(inputs))
    .filter(({code}) => (mayBuy || !ofBuyers.has(code)) && !(lacksStatus && ofStatus.has(code)))
    .flatMap((note) =>
      note.code === 'catastrophic-plan-open'
        ? [point('note', 'note.catastrophic', 'finding', {params: catastrophicAges(household, triage)})]
        : pointOfNote(note, rowOf, today),
    );
  return [
    ...ofParents,
    ...notes,
    ...(isForMarketplace && mayBuy
      ? [...limitPoints(inputs, today), ...leverPoints(inputs, hsaMonths, {today, overrides})]
      : []),
  ];
};
