import type {AcaInputs} from '../aca/aca-inputs.ts';
import {povertyLine} from '../aca/poverty-line.ts';
import {nextAction, type NextAction} from '../review/next-action.ts';
import {firstDayOfCover, householdPrice} from '../months/household-price.ts';
import {triageYear, type YearTriage} from '../months/triage-year.ts';
import {type MoneyAnswer, moneyAnswer} from './money.ts';
import {picturedHousehold} from './pictured.ts';
import {type PeopleAnswer, peopleAnswers} from './people.ts';
import {type Branch, branchesOf, type OpenQuestion, questionsOf} from './questions.ts';
import {type HandCode, handFor, type Step, stepsOf} from './steps.ts';
import {throughPregnancy} from './through-pregnancy.ts';
import type {Day} from '../calendar/day.ts';
import {isUninsured, type HouseholdCase} from '../assessment/read-case.ts';
import type {Household} from '../household/household.ts';
import type {HouseholdPrice} from '../premiums/price.ts';
import type {ReviewDay} from '../review/next-review.ts';

/** The input of the answer: the same household and triage as for the numbered points. */
export type AnswerFacts = {
  readonly found: HouseholdCase;
  /** The next day to review everything. */
  readonly review?: ReviewDay | undefined;
  /** Rows of people without an employer's offer, as the visitor answered. */
  readonly noOffer?: readonly number[];
  readonly today: Day;
};

/** The result for a visitor: codes with parameters; the caller supplies the words. */
export type AnswerModel = {
  readonly today: Day;
  readonly planYear: number;
  /** The one thing to do, with its deadline. */
  readonly sentence: Step;
  /** Undefined if nobody can have the credit. */
  readonly money: MoneyAnswer | undefined;
  /** Prices of the household's plan; undefined without a Texas county, and if nobody buys a Marketplace plan. */
  readonly price: HouseholdPrice | undefined;
  readonly people: readonly PeopleAnswer[];
  readonly branches: readonly Branch[];
  readonly steps: readonly Step[];
  readonly hand: readonly HandCode[];
  readonly questions: readonly OpenQuestion[];
  /**
   * Yearly income, the poverty line of the household's size, and the income in percent of it; undefined if one of them
   * is open.
   */
  readonly household:
    | {readonly income: number; readonly percent: number; readonly size: number; readonly line: number}
    | undefined;
  readonly isTexas: boolean;
  /**
   * The household of the picture of payments by income; undefined if an open answer decides, or if nobody can have the
   * credit.
   */
  readonly pictured: AcaInputs | undefined;
};

const knownHousehold = (
  {income, size}: Household,
  {fplPercent, planYear}: YearTriage,
): AnswerModel['household'] =>
  income?.isExact && size.low === size.high && fplPercent
    ? {
        income: income.low,
        percent: fplPercent.low,
        size: size.low,
        line: povertyLine(planYear, size.low),
      }
    : undefined;

/**
 * Returns the household as if everyone files jointly and, while the filing is open, the triage as if everyone files separately.
 */
const byFiling = ({found, today}: AnswerFacts) => {
  const {household, triage, price} = found;
  const [first, ...more] = household.filings;
  if (!first || more.length === 0) return {household, triage, price, separate: undefined};
  const joint: Household = {...household, filings: [first]};
  return {
    household: joint,
    triage: triageYear(joint, triage.planYear, today),
    price: householdPrice(joint, triage.planYear, {today, firstDay: firstDayOfCover(found, today)}),
    separate: triageYear({...household, filings: ['separate']}, triage.planYear, today),
  };
};

const sentenceOf = (next: NextAction, review: ReviewDay | undefined): Step =>
  next.code === 'book-consultation' && review
    ? {code: 'review', day: review.day, params: {}}
    : {code: next.code, day: next.deadline, params: next.params};

/** Builds the answer. Never throws; a statement that an open answer could reverse appears only as a branch. */
export const answerOf = (facts: AnswerFacts): AnswerModel => {
  const {today, review, noOffer = []} = facts;
  const {coverage, marketplace, special} = facts.found;
  const {household, triage: year, price, separate} = byFiling(facts);
  const triage = throughPregnancy(year, household);
  const next = nextAction({
    household,
    triage: year,
    marketplace,
    special,
    coverEnded: coverage.end,
    isUninsured: isUninsured(facts.found),
    today,
  });
  const people = peopleAnswers(household, triage, today);
  const money = moneyAnswer(household, triage);
  const branches = branchesOf(household, triage, separate, noOffer);
  const steps = stepsOf(next, review, today);
  return {
    today,
    planYear: triage.planYear,
    sentence: sentenceOf(next, review),
    money,
    price: price ?? undefined,
    people,
    branches,
    steps,
    hand: handFor(steps),
    questions: questionsOf({household, people, money, branches, coverage}),
    household: knownHousehold(household, triage),
    isTexas: household.state === 'texas',
    pictured: money && picturedHousehold(facts.found.household, triage.planYear),
  };
};
