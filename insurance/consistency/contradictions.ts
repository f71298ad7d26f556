import {isAfterDeadline, type StateMove} from '../household/state-move.ts';
import type {Household} from '../household/household.ts';
import type {YearOutcome, YearTriage} from '../months/triage-year.ts';
import type {Point} from '../point/point.ts';
import type {HouseholdPrice} from '../premiums/price.ts';
import type {NextAction} from '../review/next-action.ts';

/** All statements of a phase to a household. The second phase has no price and no next action. */
export type Findings = {
  readonly household: Household;
  readonly triage: YearTriage;
  readonly points: readonly Point[];
  readonly price?: HouseholdPrice | null | undefined;
  readonly nextAction?: NextAction | undefined;
  /** The move into or out of Texas that the third phase found. */
  readonly move?: StateMove | undefined;
};

/** Two statements of one result that contradict each other, in words for the programmer. */
export type Contradiction = string;

type Check = (findings: Findings) => readonly Contradiction[];

const has = ({points}: Findings, code: string): boolean => points.some((point) => point.code === code);

const programsIn = ({triage}: Findings): ReadonlySet<string> =>
  new Set(triage.people.flatMap(({outcomes}) => outcomes.map(({program}) => program)));

const overlapInIncome = (one: YearOutcome, other: YearOutcome): boolean =>
  one.incomeFrom <= (other.incomeTo ?? Number.POSITIVE_INFINITY) &&
  other.incomeFrom <= (one.incomeTo ?? Number.POSITIVE_INFINITY);

const overlapInMonths = (one: YearOutcome, other: YearOutcome): boolean =>
  one.months !== 'some' || other.months !== 'some' || (one.from <= other.to && other.from <= one.to);

/** Finds two programs for one person at one income in one month, although no open answer decides between them. */
const twoPrograms: Check = ({household, triage}) => {
  const isOpen = household.unknown.some((field) => field !== 'income');
  if (isOpen) return [];
  return triage.people.flatMap(({row, outcomes, months}) =>
    months.some((month) => month.isOpen)
      ? []
      : outcomes.flatMap((one, index) =>
          outcomes
            .slice(index + 1)
            .filter(
              (other) =>
                other.program !== one.program && overlapInIncome(one, other) && overlapInMonths(one, other),
            )
            .map((other) => `person ${row}: ${one.program} and ${other.program} at one income`),
        ),
  );
};

/** Finds a person with the credit and the full price without the income or the filing that separates the two. */
const creditAndFullPrice: Check = (findings) =>
  has(findings, 'plan.full-price') && programsIn(findings).has('credit')
    ? ['a plan at full price stands beside the credit without saying for whom']
    : [];

/** Finds the same silver tier in two points. */
const silverTwice: Check = ({points}) => {
  const tiers = points
    .filter(({code}) => /^(?:credit\.cost-sharing|plan\.silver|plan\.compare-silver)/.test(code))
    .map(({params}) => String(params['silverPercent']));
  return tiers
    .filter((tier, index) => tiers.indexOf(tier) !== index)
    .map((tier) => `silver at ${tier} % is said twice`);
};

/** Finds a point about the credit although nobody can have the credit. */
const creditForNobody: Check = (findings) =>
  programsIn(findings).has('credit')
    ? []
    : findings.points
        .filter(({code}) =>
          /^credit\.(?:contribution|cost-sharing|repay)|^plan\.(?:silver|compare)/.test(code),
        )
        .map(({code}) => `${code} although nobody can have the credit`);

const needs: Readonly<Record<string, readonly string[]>> = {
  'apply-medicaid-pregnant': ['medicaid-pregnant'],
  'apply-medicaid-chip': ['medicaid', 'chip'],
  'apply-for-others': ['medicaid', 'chip'],
  'get-help-in-gap': ['coverage-gap'],
  'check-employer-plan': ['employer'],
  'enroll-marketplace': ['credit', 'full-price', 'coverage-gap', 'employer', 'ask-state'],
  'window.marketplace-open': ['credit', 'full-price', 'coverage-gap', 'employer', 'ask-state'],
  'window.marketplace-open-beside-work': ['employer'],
  'window.marketplace-open-covered': ['credit', 'full-price', 'coverage-gap', 'employer', 'ask-state'],
  'window.marketplace-open-in-gap': ['coverage-gap'],
  'plan.medicaid-pregnant': ['medicaid-pregnant'],
  'plan.medicaid-chip': ['medicaid', 'chip'],
  'plan.medicaid-chip-others': ['medicaid', 'chip'],
  'plan.employer-first': ['employer'],
  'plan.full-price': ['full-price'],
  'note.gap-help': ['coverage-gap'],
  'note.chip-fee': ['chip'],
};

/** Finds an action or a program for people of whom nobody can have that program: all are covered otherwise. */
const actionForNobody: Check = (findings) => {
  const {points, nextAction, triage} = findings;
  if (triage.people.length === 0) return [];
  const programs = new Set([
    ...programsIn(findings),
    ...triage.people.flatMap(({soon}) => soon.map(({program}) => program)),
  ]);
  const codes = [
    ...points.map(({code}) => code),
    ...(nextAction ? [nextAction.code, ...nextAction.also.map(({code}) => code)] : []),
  ];
  return codes
    .filter((code) => Object.hasOwn(needs, code) && !needs[code]?.some((program) => programs.has(program)))
    .map((code) => `${code} although nobody can have ${needs[code]?.join(', ')}`);
};

/** Finds a point about one person that the person's own program excludes for every month. */
const againstProgram: Check = ({points, triage, household}) =>
  triage.people.flatMap(({row, program, outcomes}) => {
    const own = points.filter(({person}) => person === row);
    const covered = program === 'medicare' || program === 'medicaid' || program === 'chip';
    return [
      ...(covered
        ? own
            .filter(({code}) => code === 'ask.employer-offer')
            .map(({code}) => `person ${row}: ${code}, but ${program}`)
        : []),
      ...own
        .filter(({code}) => code.startsWith('person.'))
        .filter(({code}) => !outcomes.some(({reason}) => `person.${reason}` === code))
        .map(({code}) => `person ${row}: ${code} is no outcome of the triage`),
      ...(household.people.some((person) => person.row === row && person.medicare)
        ? own
            .filter(({code}) => /^medicare\.(?:initial|turns|general|hsa)/.test(code))
            .map(({code}) => `person ${row}: ${code}, but has Medicare`)
        : []),
      ...(program !== null && own.some(({code}) => code === 'medicare.no-credit') && program === 'credit'
        ? [`person ${row}: no credit with Medicare, but credit all year`]
        : []),
    ];
  });

/** Finds a question whose answer is known. */
const repeatedQuestions: Check = ({points, household}) => {
  const fields = {
    'ask.household-size': 'householdSize',
    'ask.filing': 'filing',
    'ask.income': 'income',
    'ask.state': 'state',
  } as const;
  return Object.entries(fields)
    .filter(
      ([code, field]) => points.some((point) => point.code === code) && !household.unknown.includes(field),
    )
    .map(([code]) => `${code} although the answer is known`);
};

const exclusive: readonly (readonly [string, string])[] = [
  ['credit.contribution', 'credit.contribution-range'],
  ['household.income-percent', 'household.income-percent-range'],
  ['credit.cost-sharing', 'credit.cost-sharing-possible'],
  ['plan.silver', 'plan.silver-possible'],
  ['plan.silver', 'plan.compare-gold-bronze'],
  ['plan.silver', 'plan.silver-last'],
  ['plan.bronze-loses-reduction', 'plan.compare-gold-bronze'],
  ['plan.bronze-loses-reduction', 'plan.silver-last'],
  ['window.marketplace-open', 'window.marketplace-upcoming'],
  ['change.move-to-texas', 'change.move-from-texas'],
  ['window.move-in-month', 'window.move-undated'],
  ['change.move-from-texas', 'ask.new-place'],
  ['window.marketplace-open-covered', 'window.marketplace-open'],
  ['state.exchange', 'window.marketplace-open'],
  ['state.exchange', 'window.marketplace-open-covered'],
  ['state.exchange', 'window.marketplace-open-in-gap'],
];

/** Finds two points that deny each other, and repeated points. */
const bothSides: Check = (findings) => {
  const keys = findings.points.map(({code, person, params}) => JSON.stringify([code, person, params]));
  return [
    ...exclusive
      .filter(([one, other]) => has(findings, one) && has(findings, other))
      .map(([one, other]) => `${one} and ${other}`),
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `twice: ${key}`),
  ];
};

/** Finds a price that contradicts the people's programs. */
const priceAgainstPeople: Check = (findings) => {
  const {price} = findings;
  if (!price) return [];
  const programs = programsIn(findings);
  const {withCredit, fullPrice} = price;
  return [
    ...(withCredit && !programs.has('credit') ? ['a price with the credit although nobody can have it'] : []),
    ...(fullPrice && !programs.has('full-price') ? ['a full price although nobody pays it'] : []),
    ...(withCredit && withCredit.netMonthly.high > withCredit.benchmarkMonthly.high
      ? ['more is left to pay than the plan costs']
      : []),
    ...(withCredit && withCredit.creditMonthly.low < 0 ? ['a credit below nothing'] : []),
  ];
};

/** Finds a deadline of Texas before the move to Texas, and a question for a new place that the visitor has given. */
const beforeMove: Check = ({points, move}) => {
  if (!move) return [];
  const deadline = points.find(({code}) => code === 'window.marketplace-open')?.params['deadlineDay'];
  // A move changes no Marketplace for people who all have Medicare.
  const isStateMove = points.some(
    ({code}) => code === `change.move-${move.direction}` || code === 'medicare.move',
  );
  return [
    ...(isStateMove ? [] : [`a move ${move.direction} without its point`]),
    ...(typeof deadline === 'string' && isAfterDeadline(move, deadline)
      ? ['a deadline of Texas before the move to Texas']
      : []),
    ...(move.isPlaceNew && points.some(({code}) => code === 'ask.new-place')
      ? ['asks for the new place, which is known']
      : []),
    ...(move.change.day === null && points.some(({code}) => code === 'review.life-change-now')
      ? ['days that run before the move']
      : []),
  ];
};

const checks: readonly Check[] = [
  twoPrograms,
  creditAndFullPrice,
  silverTwice,
  creditForNobody,
  actionForNobody,
  againstProgram,
  repeatedQuestions,
  bothSides,
  priceAgainstPeople,
  beforeMove,
];

/** Lists the statements to a household that contradict each other; empty when there are none. Never throws. */
export const contradictionsIn = (findings: Findings): readonly Contradiction[] =>
  checks.flatMap((check) => check(findings));
