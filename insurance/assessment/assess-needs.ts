import {timelines} from './timeline.ts';
import {MEDICARE_AGE} from '../aca/person-program.ts';
import {parseAge} from '../answers/parse-age.ts';
import {parseMoney} from '../answers/parse-money.ts';
import {unreadAmounts} from '../answers/unread-amounts.ts';
import {saysNone} from '../answers/says-none.ts';
import {point, type Point} from '../point/point.ts';
import {drugPoints} from './drug-points.ts';
import {goalLines, type ServiceLine} from './goal-lines.ts';
import {medicarePoints, medicareSignUpPoints} from './medicare-points.ts';
import {childrenAmong} from '../household/dependents.ts';
import {certainCostSharing, mayPayForCare} from '../months/may-need-plan.ts';
import {throughPregnancy} from '../months/through-pregnancy.ts';
import {monthsPoints} from './months-points.ts';
import {withoutHelp} from './gap-help.ts';
import {householdPoints} from './person-points.ts';
import {statedPoints} from './stated-points.ts';
import {statusPoints} from './status-points.ts';
import {planPoints} from './plan-points.ts';
import {cancerFinding, lifeFinding, retirementFinding, type Gap} from './protection-points.ts';
import {severalAmountsPoints} from './several-amounts.ts';
import {questionPoints} from './question-points.ts';
import {territoryPoints} from './territory-points.ts';
import {words} from '../answers/words.ts';
import {caseOfNeeds, lacksPartB} from './read-case.ts';
import {marketplacePoints} from './window-points.ts';
import {specialPoints} from './special-points.ts';
import type {Household, LeadAnswers} from '../household/household.ts';
import type {HouseholdPrice} from '../premiums/price.ts';
import type {TriageProgram} from '../household/triage.ts';
import type {YearTriage} from '../months/triage-year.ts';
import type {AssessmentContext} from './qualify-lead.ts';

/** The visitor's tolerance for own costs; the values of the select. */
const riskTolerances = ['low', 'medium', 'high'] as const;

/** Phase 2's profile. Numbers may be text; `''` is unanswered. */
export type ClientProfile = {
  readonly age?: unknown;
  readonly dependents?: unknown;
  readonly assets?: unknown;
  readonly debts?: unknown;
  /** Existing life coverage. */
  readonly coverage?: unknown;
  readonly doctors?: readonly string[] | undefined;
  readonly visitsPerYear?: unknown;
};

/** Phase 2 as sent, and phase 1's answers if the visitor gave them. */
export type NeedsAnswers = {
  readonly clientProfile: ClientProfile;
  readonly goals: {
    readonly primary?: string | undefined;
    readonly budget?: unknown;
    readonly riskTolerance?: string | undefined;
  };
  readonly timeline?: string | undefined;
  readonly leadData?: LeadAnswers | undefined;
};

/** Phase 2: plans to look at, the reasons, and excluded plans. */
export type NeedsAssessment = {
  readonly planYear: number;
  readonly household: Household;
  readonly triage: YearTriage;
  /** Null without a Texas county or an income, or if nobody buys a Marketplace plan. */
  readonly price: HouseholdPrice | null;
  readonly lines: readonly ServiceLine[];
  readonly gaps: readonly Gap[];
  readonly points: readonly Point[];
};

const MANY_VISITS = 6;
const FEW_VISITS = 2;

const amount = (answer: unknown): number | null =>
  typeof answer === 'string' && saysNone(answer) ? 0 : parseMoney(answer);

const countOf = (answer: unknown): number | null => {
  const value = typeof answer === 'string' && answer.trim() !== '' ? Number(answer) : answer;
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.floor(value) : null;
};

const goalPoints = (
  {primary = '', riskTolerance}: NeedsAnswers['goals'],
  timeline: string | undefined,
): readonly Point[] => {
  const lines = goalLines(primary);
  const risk = riskTolerances.find((known) => known === riskTolerance);
  const when = timelines.find((known) => known === timeline);
  return [
    ...(lines.length > 0
      ? lines.map((line) =>
          point('goal', 'goal.line', 'finding', {params: {line}, inputs: ['goals.primary']}),
        )
      : [point('goal', 'goal.open', 'question', {inputs: ['goals.primary']})]),
    ...(when ? [point('timeline', `timeline.${when}`, 'finding', {inputs: ['timeline']})] : []),
    ...(risk ? [point('risk', `risk.${risk}`, 'finding', {inputs: ['goals.riskTolerance']})] : []),
  ];
};

/** Doctors and visits. The number of visits reveals health, so it is not used from 65 on. */
const carePoints = (
  {doctors = [], visitsPerYear}: ClientProfile,
  ages: readonly number[],
): readonly Point[] => {
  const named = doctors.map((name) => name.trim()).filter((name) => name !== '');
  const visits = ages.some((age) => age >= 65) ? null : countOf(visitsPerYear);
  const code =
    visits === null
      ? null
      : visits >= MANY_VISITS
        ? 'visits.many'
        : visits <= FEW_VISITS
          ? 'visits.few'
          : null;
  return [
    named.length > 0
      ? point('doctors', 'doctors.check-network', 'action', {
          params: {count: named.length, names: named.join(', ')},
          inputs: ['clientProfile.doctors'],
        })
      : point('doctors', 'ask.doctors', 'question', {inputs: ['clientProfile.doctors']}),
    ...(code === null
      ? []
      : [
          point('visits', code, 'finding', {
            params: {visits: visits ?? 0},
            inputs: ['clientProfile.visitsPerYear'],
          }),
        ]),
  ];
};

/** The programs with which people pay the price of a Marketplace plan themselves. */
const paysFullPrice = new Set<TriageProgram>(['full-price', 'coverage-gap']);

/**
 * Compares the budget with what a plan costs. The point names no price: an amount needs the sentences of `agency/legal/price-statement.ts`
 * beside it, which stand in the first answer.
 */
const budgetPoints = (
  budget: unknown,
  {credit, people}: YearTriage,
  price: HouseholdPrice | null,
): readonly Point[] => {
  const monthly = parseMoney(budget, 'month');
  const inputs = ['goals.budget'];
  if (monthly === null) return [point('budget', 'ask.budget', 'question', {inputs})];
  const cheapest =
    credit === null ? price?.fullPrice?.lowestBronzeMonthly : price?.withCredit?.lowestBronzeNetMonthly;
  if (cheapest && monthly < cheapest.low)
    return [point('budget', 'budget.below-cheapest', 'warning', {params: {budgetDollars: monthly}, inputs})];
  if (credit === null)
    return people.some(({outcomes}) => outcomes.some(({program}) => paysFullPrice.has(program)))
      ? [point('budget', 'budget.noted', 'finding', {params: {budgetDollars: monthly}, inputs})]
      : [];
  const params = {
    budgetDollars: monthly,
    lowMonthlyDollars: credit.monthly.low,
    highMonthlyDollars: credit.monthly.high,
  };
  if (monthly < credit.monthly.low)
    return [point('budget', 'budget.below-benchmark', 'warning', {params, inputs})];
  const code = monthly >= credit.monthly.high ? 'budget.covers-benchmark' : 'budget.may-cover-benchmark';
  return [point('budget', code, 'finding', {params, inputs})];
};

/** Removes the share that silver pays if a point on silver plans states the same share. */
const withoutTwins = (points: readonly Point[]): readonly Point[] => {
  const shares = new Set(
    points.filter(({ruleId}) => ruleId === 'plan.metal').map(({params}) => params['silverPercent']),
  );
  return points.filter(
    ({ruleId, params}) => ruleId !== 'credit.cost-sharing' || !shares.has(params['silverPercent']),
  );
};

/**
 * Applies the rules behind `needs-assessment`. The profile alone is enough; phase 1's answers make the result more exact. Never
 * throws for any answers of the declared types.
 */
export const assessNeeds = (
  answers: NeedsAnswers,
  {today, lang, overrides = {}}: AssessmentContext,
): NeedsAssessment => {
  const {clientProfile, goals, timeline} = answers;
  const found = caseOfNeeds(answers, {words, today, lang, overrides});
  const {planYear, household, triage, price, marketplace, special} = found;
  // The months after a pregnancy that has no date are not advice.
  const advised = throughPregnancy(triage, household);
  const age = parseAge(clientProfile.age, today)?.age ?? household.people[0]?.age ?? null;
  const ages = [...household.people.map((person) => person.age), ...(age === null ? [] : [age])];
  const dependents =
    countOf(clientProfile.dependents) ?? household.people.filter((person) => person.age < 19).length;
  const assets = amount(clientProfile.assets);
  const mayPay = mayPayForCare(advised, household);
  const cancer = mayPay
    ? cancerFinding({planYear, csr: certainCostSharing(advised, household), existing: null}, today)
    : null;
  const life =
    dependents > 0 || household.size.low > 1 || household.people.some(({pregnant}) => pregnant)
      ? lifeFinding({
          income: household.income,
          existing: amount(clientProfile.coverage),
          assets: assets ?? 0,
          debts: amount(clientProfile.debts) ?? 0,
          children: childrenAmong(dependents, household),
          endsWork: age !== null && age >= MEDICARE_AGE,
          unread: unreadAmounts(clientProfile),
        })
      : null;
  const retirement = retirementFinding({age, income: household.income, savings: assets});
  const findings = [cancer, life, retirement].filter((finding) => finding !== null);
  return {
    planYear,
    household,
    triage,
    price,
    lines: goalLines(goals.primary ?? ''),
    gaps: findings.map(({gap}) => gap),
    points: [
      ...medicareSignUpPoints(household.people, household, today),
      ...territoryPoints(household),
      ...goalPoints(goals, timeline),
      ...specialPoints(special, found, today),
      ...marketplacePoints(found, marketplace, today),
      ...withoutTwins([
        ...withoutHelp(planPoints(advised, household, today), found, today),
        ...householdPoints(household, advised, today),
      ]),
      ...statedPoints(household, triage, today),
      ...statusPoints(triage, [answers.leadData?.currentCoverage]),
      ...monthsPoints(household, triage, today),
      ...medicarePoints(household.people, today, {
        lacksPartB: lacksPartB(found, today),
        hasWorkPlan: household.hasWorkPlan,
      }),
      ...drugPoints(household.people, [answers.leadData?.currentCoverage], today),
      ...carePoints(mayPay ? clientProfile : {doctors: clientProfile.doctors}, ages),
      ...budgetPoints(goals.budget, advised, price),
      ...findings.flatMap(({points}) => points),
      ...severalAmountsPoints({
        'clientProfile.assets': clientProfile.assets,
        ...(life === null
          ? {}
          : {'clientProfile.coverage': clientProfile.coverage, 'clientProfile.debts': clientProfile.debts}),
      }),
      ...(life === null
        ? [point('gap.life', 'gap.life-no-dependents', 'ruled-out', {inputs: ['clientProfile.dependents']})]
        : []),
      ...(age !== null && age >= 18 && age < MEDICARE_AGE
        ? [point('disability', 'disability.income', 'finding', {inputs: ['clientProfile.age']})]
        : []),
      ...questionPoints(household, advised, today),
    ],
  };
};
