import {povertyLine} from '../aca/poverty-line.ts';
import {nextAction, type NextAction} from '../review/next-action.ts';
import {lastsThrough} from '../review/covered-through.ts';
import {householdPrice} from '../months/household-price.ts';
import {jointMonthly} from '../months/joint-return.ts';
import {triageYear, type YearTriage} from '../months/triage-year.ts';
import type {AnswerFacts, AnswerModel} from './answer-model.ts';
import {moneyAnswer} from './money.ts';
import {picturedHousehold} from './pictured.ts';
import {peopleAnswers} from './people.ts';
import {branchesOf, questionsOf} from './questions.ts';
import {secondInGap, secondOf} from './second.ts';
import {handFor, type Step, stepsOf} from './steps.ts';
import {tobaccoSurcharge} from './tobacco.ts';
import {throughPregnancy} from '../months/through-pregnancy.ts';
import {lacksPartB} from '../assessment/read-case.ts';
import {mayShareWorkPlan} from '../household/condition.ts';
import type {Household} from '../household/household.ts';
import {uncoveredDays} from '../windows/uncovered-days.ts';
import type {ReviewDay} from '../review/next-review.ts';

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
    price: householdPrice(joint, triage.planYear, {today, firstDay: found.firstDay}),
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
  const {coverage, marketplace, special, move} = facts.found;
  const {household, triage: year, price, separate} = byFiling(facts);
  const triage = throughPregnancy(year, household);
  const next = nextAction({
    household,
    triage: year,
    marketplace,
    special,
    coverEnded: coverage.end,
    workEnded: facts.found.workEnd,
    lacksPartB: lacksPartB(facts.found, today),
    move,
    today,
  });
  const people = peopleAnswers(household, triage, today);
  const money = moneyAnswer(household, triage);
  const isCovered =
    marketplace.state === 'open' &&
    lastsThrough({special, coverEnded: coverage.end}, marketplace.coverageStarts) !== null;
  const branches = branchesOf(household, triage, separate, {
    noOffer,
    isCovered,
    isShared: mayShareWorkPlan(household, coverage.end),
    isUncovered: uncoveredDays(coverage, marketplace, today) !== null,
  });
  const steps = stepsOf(next, review, today);
  return {
    today,
    planYear: triage.planYear,
    sentence: sentenceOf(next, review),
    second: secondOf(next, year, today) ?? secondInGap(next, year, marketplace),
    money,
    price: price ?? undefined,
    jointMonthly: jointMonthly(household, triage.planYear, today),
    tobacco: tobaccoSurcharge(household, triage, price ?? undefined),
    people,
    branches,
    steps,
    hand: handFor(steps, coverage.kind === 'none'),
    questions: questionsOf({household, people, money, branches, coverage, move}),
    household: knownHousehold(household, triage),
    isTexas: household.state === 'texas',
    move,
    pictured:
      money || price
        ? picturedHousehold(facts.found.household, triage.planYear, money !== undefined)
        : undefined,
  };
};
