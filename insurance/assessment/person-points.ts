import {costSharing} from '../figures/cost-sharing.ts';
import {planFigures} from '../figures/plan-figures.ts';
import {texasLimits} from '../figures/texas.ts';
import {isProgramOpen, paysNoCare} from '../household/condition.ts';
import type {Household} from '../household/household.ts';
import {childMedicaidLimit} from '../aca/person-program.ts';
import {jointMonthly} from '../months/joint-return.ts';
import {incomePoints} from './income-points.ts';
import {cite, point, type Point, type PointParams} from '../point/point.ts';
import type {Figure} from '../figures/figure.ts';
import type {YearOutcome, PersonYear, YearTriage} from '../months/triage-year.ts';
import type {Day} from '../calendar/day.ts';

const childFigure = (age: number): Figure<number> => {
  const limit = childMedicaidLimit(age);
  return (
    [texasLimits.infant, texasLimits.age1to5, texasLimits.age6to18].find(({value}) => value === limit) ??
    texasLimits.infant
  );
};

/** Returns the limit that decides an outcome, in percent, and the figures behind it. */
const basis = (
  {reason}: YearOutcome,
  {age}: PersonYear,
  {planYear}: YearTriage,
): {readonly limitPercent?: number; readonly figures: readonly Figure<unknown>[]} => {
  const {poverty, applicablePercentage, employerAffordability} = planFigures[planYear];
  switch (reason) {
    case 'age-65':
    case 'turns-65':
    case 'medicare-ahead':
    case 'has-medicare':
    case 'state-rules':
    case 'state-medicaid':
    case 'own-line':
    case 'no-exchange':
    case 'program-held':
    case 'hra-offer':
    case 'in-custody':
    case 'own-daca':
    case 'no-status':
    case 'until-medicare':
    case 'filing-separately':
      return {figures: []};
    case 'pregnant-within-limit':
      return {limitPercent: texasLimits.pregnant.value, figures: [poverty, texasLimits.pregnant]};
    case 'child-within-medicaid-limit':
      return {limitPercent: childFigure(age).value, figures: [poverty, childFigure(age)]};
    case 'child-within-chip-limit':
      return {limitPercent: texasLimits.chip.value, figures: [poverty, texasLimits.chip]};
    case 'under-poverty-line':
      return {limitPercent: 100, figures: [poverty, texasLimits.parent]};
    case 'own-offer-affordable':
    case 'family-offer-affordable':
      return {limitPercent: employerAffordability.value, figures: [employerAffordability]};
    case 'over-400-percent':
      return {limitPercent: 400, figures: [poverty]};
    case 'within-100-to-400-percent':
      return {limitPercent: 400, figures: [poverty, applicablePercentage]};
  }
};

/** The incomes of an outcome; none if they are all incomes that the household's answers allow. */
const rangeOf = ({incomeFrom, incomeTo}: YearOutcome, income: Household['income']): PointParams => {
  if (income !== null && incomeFrom === income.low && incomeTo === income.high) return {range: 'exact'};
  if (incomeTo === null) return {range: 'from', incomeFromDollars: incomeFrom};
  return incomeFrom === incomeTo
    ? {range: 'exact'}
    : {range: 'between', incomeFromDollars: incomeFrom, incomeToDollars: incomeTo};
};

const monthsOf = (outcome: YearOutcome): PointParams => {
  if (outcome.months === 'some') return {months: 'some', fromDay: outcome.from, throughDay: outcome.to};
  return outcome.months === 'open' ? {months: 'open'} : {};
};

const overlaps = (one: YearOutcome, other: YearOutcome): boolean =>
  one.incomeFrom <= (other.incomeTo ?? Number.POSITIVE_INFINITY) &&
  other.incomeFrom <= (one.incomeTo ?? Number.POSITIVE_INFINITY) &&
  !(one.months === 'some' && other.months === 'some' && (one.to < other.from || other.to < one.from));

const ofSeparate = ({reason}: YearOutcome): boolean => reason === 'filing-separately';

/**
 * Returns the open answer that separates an outcome from another program at the same income: the filing, or another
 * answer.
 */
const dependsOn = (outcome: YearOutcome, outcomes: readonly YearOutcome[]): PointParams => {
  const rivals = outcomes.filter((other) => other.program !== outcome.program && overlaps(outcome, other));
  // Beside a full price above 400 %, too: somebody who is not married must not read that a separate return decides.
  if (ofSeparate(outcome) && outcomes.length > 1) return {depends: 'separate'};
  if (rivals.length === 0 || outcome.months === 'open') return {};
  return {depends: rivals.every(ofSeparate) ? 'joint' : 'open'};
};

/**
 * Returns one point for each possible outcome of a person, `person.<reason>`; `range` has the incomes, `months` the
 * months of the plan year (unless all), `depends` the open answer.
 */
export const personPoints = (triage: YearTriage, household: Household, today: Day): readonly Point[] => {
  const {currentProgram, income} = household;
  const joint = jointMonthly(household, triage.planYear, today);
  return triage.people.flatMap((person) =>
    person.outcomes.map((outcome) => {
      const {limitPercent, figures} = basis(outcome, person, triage);
      return point('triage.person', `person.${outcome.reason}`, 'finding', {
        person: person.row,
        params: {
          person: person.row + 1,
          age: person.age,
          planYear: triage.planYear,
          ...rangeOf(outcome, income),
          ...monthsOf(outcome),
          ...dependsOn(outcome, person.outcomes),
          ...(ofSeparate(outcome) && joint ? {jointMonthlyDollars: joint} : {}),
          ...(limitPercent === undefined ? {} : {limitPercent}),
          ...(outcome.reason === 'program-held' && currentProgram !== null ? {currentProgram} : {}),
        },
        inputs: ['household', 'householdSize', 'income', 'filing', 'location'],
        figures: figures.map((figure) => cite(figure, today)),
      });
    }),
  );
};

const creditPoints = (household: Household, triage: YearTriage, today: Day): readonly Point[] => {
  const {credit, planYear} = triage;
  if (credit === null) return [];
  const {applicablePercentage: share, monthly, csr} = credit;
  // Ends within a dollar count as equal: "between $192.78 and $192.78" says nothing.
  const isOne = [share, monthly].every(({low, high}) => Math.round(low * 100) === Math.round(high * 100));
  const figures = [
    cite(planFigures[planYear].applicablePercentage, today),
    cite(planFigures[planYear].poverty, today),
  ];
  const inputs = ['income', 'householdSize'];
  const reductions = paysNoCare(household, triage) ? [] : csr.filter((value) => value !== null);
  return [
    isOne
      ? point('credit.contribution', 'credit.contribution', 'finding', {
          params: {planYear, sharePercent: share.low, monthlyDollars: monthly.low},
          inputs,
          figures,
        })
      : point('credit.contribution', 'credit.contribution-range', 'finding', {
          params: {
            planYear,
            lowSharePercent: share.low,
            highSharePercent: share.high,
            lowMonthlyDollars: monthly.low,
            highMonthlyDollars: monthly.high,
          },
          inputs,
          figures,
        }),
    ...reductions.map((actuarialValue) =>
      point(
        'credit.cost-sharing',
        csr.length === 1 ? 'credit.cost-sharing' : 'credit.cost-sharing-possible',
        'finding',
        {
          params: {
            silverPercent: actuarialValue,
            upToPercent: costSharing.value.find((band) => band.actuarialValue === actuarialValue)?.upTo ?? 0,
          },
          inputs,
          figures: [cite(costSharing, today), cite(planFigures[planYear].poverty, today)],
        },
      ),
    ),
    point('credit.reconcile', 'credit.repay-excess', 'warning', {params: {planYear}}),
  ];
};

const texasCover = new Set<YearOutcome['program']>(['medicaid', 'chip', 'medicaid-pregnant']);

/**
 * Returns the program that somebody already has according to the words on coverage. In a household of one person, the person's
 * own point names the program.
 */
export const heldPoints = ({currentProgram, people}: Household): readonly Point[] =>
  currentProgram !== null && (people.length === 0 || isProgramOpen({currentProgram, people}))
    ? [
        point('coverage.held', 'coverage.program-held', 'warning', {
          params: {currentProgram},
          inputs: ['currentCoverage'],
        }),
      ]
    : [];

/** Returns the household's income in percent of the poverty line, and the credit in dollars. */
export const householdPoints = (household: Household, triage: YearTriage, today: Day): readonly Point[] => {
  const {planYear} = triage;
  // The note on immigration rules also concerns people in the gap: the exception below 100 % ended in 2026.
  const mayTouchImmigration = triage.people.some(({outcomes}) =>
    outcomes.some(({program}) => program === 'credit' || program === 'coverage-gap'),
  );
  return [
    ...incomePoints(household, triage, today),
    ...creditPoints(household, triage, today),
    ...(mayTouchImmigration
      ? [point('credit.immigration', 'credit.immigration', 'warning', {params: {planYear}})]
      : []),
    ...(triage.people.some(({outcomes}) => outcomes.some(({program}) => texasCover.has(program)))
      ? [point('program.immigration', 'program.immigration', 'warning')]
      : []),
  ];
};
