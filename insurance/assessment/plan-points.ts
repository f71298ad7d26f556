import {costSharing} from '../figures/cost-sharing.ts';
import {planFigures} from '../figures/plan-figures.ts';
import {lastOfMonth, type Day} from '../calendar/day.ts';
import {paysNoCare} from '../household/condition.ts';
import {isTooLateToApply, RENEWAL_MONTHS} from '../months/person-in-month.ts';
import {siteOf} from '../places/find-state.ts';
import {cite, point, type Point} from '../point/point.ts';
import type {Household} from '../household/household.ts';
import type {TriageProgram} from '../household/triage.ts';
import type {PersonYear, YearTriage} from '../months/triage-year.ts';
import type {PointCode} from '../point/point-codes.ts';

const inputs = ['income', 'householdSize', 'household'];

const can = ({outcomes}: PersonYear, wanted: TriageProgram): boolean =>
  outcomes.some(({program}) => program === wanted);

/**
 * Returns whether everyone who can have the credit gets Medicare within the year, so that contributions to an account
 * would have to stop.
 */
const hasMedicareYear = ({people}: YearTriage): boolean =>
  people.filter((person) => can(person, 'credit')).every((person) => can(person, 'medicare'));

/** Returns the metal levels that the possible cost-sharing reductions recommend and rule out. */
const metalPoints = (triage: YearTriage, today: Day): readonly Point[] => {
  const {credit, planYear} = triage;
  if (credit === null) return [];
  const isOne = credit.csr.length === 1;
  const {hsa, poverty} = planFigures[planYear];
  const shared = [cite(costSharing, today), cite(poverty, today)];
  const strong = credit.csr.filter((value) => value === 94 || value === 87);
  return [
    ...strong.map((silverPercent) =>
      point('plan.metal', isOne ? 'plan.silver' : 'plan.silver-possible', 'action', {
        params: {silverPercent, upToPercent: silverPercent === 94 ? 150 : 200},
        inputs,
        figures: shared,
      }),
    ),
    // Without a reduction, bronze is one of the plans to compare.
    ...(strong.length > 0 && !credit.csr.includes(null)
      ? [point('plan.metal', 'plan.bronze-loses-reduction', 'ruled-out', {inputs, figures: shared})]
      : []),
    ...(credit.csr.includes(73)
      ? [
          point(
            'plan.metal',
            isOne ? 'plan.compare-silver-gold' : 'plan.compare-silver-gold-possible',
            'action',
            {params: {silverPercent: 73, upToPercent: 250}, inputs, figures: shared},
          ),
        ]
      : []),
    ...(credit.csr.includes(null) && hasMedicareYear(triage)
      ? [
          point('plan.metal', 'plan.compare-gold-bronze-at-65', 'action', {
            params: {fromPercent: 250, certain: isOne ? 'yes' : 'no'},
            inputs,
            figures: shared,
          }),
        ]
      : []),
    ...(credit.csr.includes(null) && !hasMedicareYear(triage)
      ? [
          point(
            'plan.metal',
            isOne ? 'plan.compare-gold-bronze' : 'plan.compare-gold-bronze-possible',
            'action',
            {
              params: {
                fromPercent: 250,
                hsaSelfDollars: hsa.value.self,
                hsaFamilyDollars: hsa.value.family,
                hsaCatchUpDollars: hsa.value.catchUp,
                planYear,
              },
              inputs,
              figures: [cite(hsa, today), ...shared],
            },
          ),
          ...(isOne ? [point('plan.metal', 'plan.silver-last', 'ruled-out', {inputs})] : []),
        ]
      : []),
  ];
};

const byProgram: readonly (readonly [TriageProgram, PointCode, Point['kind']])[] = [
  ['medicaid-pregnant', 'plan.medicaid-pregnant', 'action'],
  ['medicaid', 'plan.medicaid-chip', 'action'],
  ['chip', 'plan.medicaid-chip', 'action'],
  ['employer', 'plan.employer-first', 'action'],
  ['full-price', 'plan.full-price', 'action'],
  ['coverage-gap', 'note.gap-help', 'action'],
];

const ruledOut: Partial<Record<TriageProgram, PointCode>> = {
  medicaid: 'plan.no-credit-with-medicaid',
  chip: 'plan.no-credit-with-medicaid',
  'medicaid-pregnant': 'plan.no-credit-with-medicaid',
  employer: 'plan.no-credit-with-employer',
};

type ProgramSets = {readonly possible: ReadonlySet<string>; readonly certain: ReadonlySet<string | null>};

/** Programs that somebody can have in some month, and programs that somebody certainly has in some month. */
const programsOf = ({people}: YearTriage): ProgramSets => ({
  possible: new Set(people.flatMap(({outcomes}) => outcomes.map(({program}) => program))),
  certain: new Set(people.flatMap(({months}) => months.map(({program}) => program))),
});

const makePoint = (
  code: PointCode,
  kind: Point['kind'],
  {isCertain, today}: {readonly isCertain: boolean; readonly today: Day},
): Point =>
  point('plan.program', code, kind, {
    params: {
      certain: isCertain ? 'yes' : 'no',
      // A child who is found eligible this month is covered for twelve months (42 CFR 435.926, 457.342).
      ...(code === 'plan.medicaid-chip' ? {renewDay: lastOfMonth(today, RENEWAL_MONTHS - 1)} : {}),
    },
    inputs,
  });

const actionsFor = (
  {possible, certain}: ProgramSets,
  programs: readonly TriageProgram[],
  {hasCoveredChild, today}: Pick<Household, 'hasCoveredChild'> & {readonly today: Day},
): readonly Point[] => {
  const found = byProgram.filter(([program]) => possible.has(program) && programs.includes(program));
  const unique = new Map(found.map(([program, code, kind]) => [code, {program, kind}]));
  return [...unique].map(([code, {program, kind}]) =>
    makePoint(code === 'plan.medicaid-chip' && hasCoveredChild ? 'plan.medicaid-chip-others' : code, kind, {
      isCertain: certain.has(program),
      today,
    }),
  );
};

/** Without the people for whom it is too late to apply because of a pregnancy, who have no Medicaid or CHIP of their own. */
const inTime = (triage: YearTriage, {people}: Household, today: Day): YearTriage => ({
  ...triage,
  people: triage.people.filter(
    ({row}) => !people.some((person) => person.row === row && isTooLateToApply(person, today)),
  ),
});

/** Returns where to apply for programs of a state: Medicaid and CHIP in Texas, or the Medicaid of another state. */
export const statePoints = (triage: YearTriage, household: Household, today: Day): readonly Point[] => {
  const outcomes = triage.people.flatMap((person) => person.outcomes);
  const elsewhere = outcomes.filter(({reason}) => reason === 'state-medicaid');
  return [
    ...actionsFor(programsOf(inTime(triage, household, today)), ['medicaid-pregnant', 'medicaid', 'chip'], {
      hasCoveredChild: household.hasCoveredChild,
      today,
    }),
    ...(elsewhere.length > 0
      ? [
          point('plan.program', 'plan.state-medicaid', 'action', {
            params: {
              certain: elsewhere.length === outcomes.length ? 'yes' : 'no',
              site: siteOf(household.stateCode),
            },
            inputs: [...inputs, 'location'],
          }),
        ]
      : []),
  ];
};

/** Returns the kinds of plans to look at for people without Medicare, and the excluded kinds, with the reason. */
export const planPoints = (triage: YearTriage, household: Household, today: Day): readonly Point[] => {
  const sets = programsOf(triage);
  const reasons = new Set(
    triage.people
      .flatMap(({outcomes}) => outcomes.map(({program}) => ruledOut[program]))
      .filter((code) => code !== undefined),
  );
  return [
    ...(paysNoCare(household, triage) ? [] : metalPoints(triage, today)),
    ...statePoints(triage, household, today),
    ...actionsFor(
      sets,
      // If the income or the filing still decides between the credit and the full price, the person's own
      // points name the condition.
      sets.possible.has('credit') ? ['employer', 'coverage-gap'] : ['employer', 'full-price', 'coverage-gap'],
      {hasCoveredChild: household.hasCoveredChild, today},
    ),
    ...[...reasons].map((code) => point('plan.program', code, 'ruled-out', {inputs})),
  ];
};
