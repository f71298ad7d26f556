import {adviceEstimate, type AcaResult} from '../aca/estimate-aca.ts';
import {HIGHEST_INCOME} from '../aca/validate-aca.ts';
import {changeCents} from '../aca/income-limits.ts';
import {ADULT_AGE, MEDICARE_AGE, type Program, type ProgramReason} from '../aca/person-program.ts';
import {centsOf} from '../aca/poverty-line.ts';
import {isTerritory} from '../places/territories.ts';
import {usStates} from '../places/us-states.ts';
import {mayBuyPlan} from '../aca/buys-plan.ts';
import {isHeldAlone} from './condition.ts';
import {ofOtherState} from './other-state.ts';
import type {AcaInputs, AcaPerson, Filing} from '../aca/aca-inputs.ts';
import type {PlanYear} from '../figures/plan-years.ts';
import type {Household, HouseholdPerson} from './household.ts';

/**
 * The program of a person; `ask-state` if another state's own rules decide, `ask-territory` in a territory, which has no
 * Marketplace, `held` if the person has a public program already, `ask-us` if a fact in the words of the visitor decides that no question asks for.
 */
export type TriageProgram = Program | 'ask-state' | 'ask-territory' | 'held' | 'ask-us';

/**
 * The reason. `turns-65`: Medicare from the month of 65 on; `medicare-ahead`: from the day that the words name; `state-medicaid`: another state's Medicaid for adults, or
 * its Basic Health Program, comes first; `state-rules`: that state's own rules decide; `own-line`: Alaska's or
 * Hawaii's poverty line decides; `no-exchange`: a territory has no Marketplace and no credit.
 */
export type OutcomeReason =
  | ProgramReason
  | 'turns-65'
  | 'medicare-ahead'
  | 'state-rules'
  | 'state-medicaid'
  | 'own-line'
  | 'no-exchange'
  | 'program-held'
  | 'until-medicare'
  | 'hra-offer'
  | 'in-custody'
  | 'own-daca'
  | 'no-status';

/** One possible outcome of a person, and the yearly household incomes, in dollars, between which it applies. */
export type Outcome = {
  readonly program: TriageProgram;
  readonly reason: OutcomeReason;
  readonly incomeFrom: number;
  /** Null: no upper end. */
  readonly incomeTo: number | null;
};

/** One person: every outcome that the answers allow, by rising income. */
export type PersonTriage = {
  readonly row: number;
  readonly age: number;
  readonly outcomes: readonly Outcome[];
  /** The program if all outcomes have the same program. */
  readonly program: TriageProgram | null;
  /** There is no answer about an employer's offer, and an affordable offer would end the credit. */
  readonly dependsOnEmployer: boolean;
};

/** The lowest and the highest value over all possibilities. */
export type Span = {readonly low: number; readonly high: number};

/** The household's triage for a plan year, with the ages in the household. */
export type Triage = {
  readonly planYear: PlanYear;
  readonly people: readonly PersonTriage[];
  /** Null without any income, and in a state with its own poverty line; `high` is capped if the band has no end. */
  readonly fplPercent: Span | null;
  /** For people with the credit: share of income, dollars a month, and the possible silver plans, best first. */
  readonly credit: {
    readonly applicablePercentage: Span;
    readonly monthly: Span;
    readonly csr: readonly (94 | 87 | 73 | null)[];
  } | null;
};

/** Returns a person as the estimate reads it. */
export const acaPerson = (person: HouseholdPerson): AcaPerson => ({
  age: person.age,
  pregnant: person.pregnant,
  babiesExpected: person.babiesExpected,
  tobacco: person.tobacco,
  medicare: person.medicare,
  ...(person.employerOffer ? {employerOffer: person.employerOffer} : {}),
});

/**
 * Returns the incomes to check between two ends, in cents: the ends, and both sides of every change in between. Between
 * two neighbors the outcomes are constant.
 */
const incomesToTry = (inputs: AcaInputs, household: Household): readonly number[] => {
  const low = centsOf(household.income?.low ?? 0);
  const high = centsOf(household.income?.high ?? HIGHEST_INCOME);
  const tried = changeCents(inputs).flatMap((cut) => [
    Math.ceil(cut) - 1,
    Math.ceil(cut),
    Math.floor(cut) + 1,
  ]);
  return [...new Set([low, ...tried.filter((cents) => cents > low && cents < high), high])].sort(
    (a, b) => a - b,
  );
};

const range = (low: number, high: number): readonly number[] =>
  Array.from({length: high - low + 1}).map((_, index) => low + index);

/** The estimate for one set of assumptions that the answers allow. */
export type Trial = {
  readonly cents: number;
  readonly result: AcaResult;
  readonly isTexas: boolean;
};

/**
 * Estimates the household for all assumptions that the answers allow: sizes, filings, states, and the incomes on both
 * sides of every change between the two ends of the income.
 */
export const trialsOf = (household: Household, planYear: PlanYear): readonly Trial[] => {
  const sizes = range(household.size.low, household.size.high);
  const states = household.state === 'unknown' ? [true, false] : [household.state === 'texas'];
  return states.flatMap((isTexas) =>
    sizes.flatMap((householdSize) =>
      household.filings.flatMap((filing: Filing): readonly Trial[] => {
        const inputs: AcaInputs = {
          planYear,
          householdSize,
          filing,
          income: 0,
          people: household.people.map(acaPerson),
        };
        return incomesToTry(inputs, household).map((cents) => ({
          cents,
          isTexas,
          result: adviceEstimate({...inputs, income: cents / 100}),
        }));
      }),
    ),
  );
};

/** Programs for which other coverage leaves no room. */
const ownCover = new Set<TriageProgram>([
  'credit',
  'full-price',
  'employer',
  'coverage-gap',
  'ask-state',
  'ask-territory',
]);

/**
 * Returns the outcome that the words of the visitor decide; undefined if they decide nothing. Only a household of one
 * person makes clear who has a program or is in custody; otherwise the words are a condition (`conditionsIn`). DACA of the writer concerns the
 * first person, and so does a missing status if the others are children; an employer's HRA can concern everybody.
 */
const ofWords = (
  program: TriageProgram,
  household: Household,
  index: number,
): Pick<Outcome, 'program' | 'reason'> | undefined => {
  if (!ownCover.has(program)) return undefined;
  const {currentProgram, stated, size, hasOneAdult} = household;
  if (isHeldAlone(household))
    return {program: 'held', reason: currentProgram ? 'program-held' : 'until-medicare'};
  if (program === 'ask-territory') return undefined;
  if (stated.includes('custody') && size.low === 1) return {program: 'ask-us', reason: 'in-custody'};
  if (mayBuyPlan(program)) {
    if (hasOneAdult && index === 0 && stated.includes('no-status'))
      return {program: 'ask-us', reason: 'no-status'};
    // A higher income would bring no credit, but the health centers that charge by income stay.
    if (stated.includes('own-daca') && index === 0)
      return {program: program === 'coverage-gap' ? program : 'ask-us', reason: 'own-daca'};
  }
  return program === 'credit' && stated.includes('hra')
    ? {program: 'ask-us', reason: 'hra-offer'}
    : undefined;
};

/** Returns the outcome of a person under one assumption. */
export const outcomeAt = ({cents, result, isTexas}: Trial, household: Household, index: number): Outcome => {
  const found = result.people[index] ?? {program: 'full-price', reason: 'over-400-percent'};
  const income = {incomeFrom: cents / 100, incomeTo: cents / 100};
  const person = household.people[index];
  const {stateCode} = household;
  const elsewhere =
    isTexas || !person
      ? null
      : ofOtherState(found.program, person, {fplPercent: result.fplPercent, stateCode});
  const ruled = elsewhere ?? found;
  return {...(ofWords(ruled.program, household, index) ?? ruled), ...income};
};

/** Joins outcomes of the same kind to the widest range of incomes in which they can apply. */
export const mergeOutcomes = <Kind extends Outcome>(outcomes: readonly Kind[]): readonly Kind[] => {
  const merged = new Map<string, Kind>();
  for (const outcome of outcomes) {
    const {reason, incomeFrom, incomeTo} = outcome;
    const known = merged.get(reason) ?? outcome;
    merged.set(reason, {
      ...outcome,
      incomeFrom: Math.min(known.incomeFrom, incomeFrom),
      incomeTo: known.incomeTo === null || incomeTo === null ? null : Math.max(known.incomeTo, incomeTo),
    });
  }
  return [...merged.values()];
};

/** Returns the program in which all outcomes agree; null if they do not. */
export const onlyProgram = (outcomes: readonly Outcome[]): TriageProgram | null => {
  const [first = null, ...more] = new Set(outcomes.map(({program}) => program));
  return more.length === 0 ? first : null;
};

/** Orders outcomes by rising income. */
export const byIncome = (one: Outcome, other: Outcome): number => one.incomeFrom - other.incomeFrom;

/** Returns the lowest and the highest of some values; there must be at least one. */
export const spanOf = (values: readonly number[]): Span => ({
  low: Math.min(...values),
  high: Math.max(...values),
});

/** Returns the kinds of silver plans in a list, best first, each once. */
export const silverPlans = (plans: readonly AcaResult['csr'][]): readonly AcaResult['csr'][] =>
  ([94, 87, 73, null] as const).filter((plan) => plans.includes(plan));

const creditOf = (withCredit: readonly AcaResult[]): Triage['credit'] => {
  if (withCredit.length === 0) return null;
  return {
    applicablePercentage: spanOf(withCredit.map(({applicablePercentage}) => applicablePercentage ?? 0)),
    monthly: spanOf(withCredit.map(({expectedContribution}) => expectedContribution?.month ?? 0)),
    csr: silverPlans(withCredit.map(({csr}) => csr)),
  };
};

/**
 * Finds the programs of each person in a plan year, from exact answers or over all possibilities of missing answers:
 * the whole income band, every size, joint and separate filing, Texas and elsewhere. Nothing is guessed.
 */
export const triageHousehold = (household: Household, planYear: PlanYear): Triage => {
  const trials = trialsOf(household, planYear);
  const highest = household.income?.high ?? HIGHEST_INCOME;
  const isOpenEnded = household.income === null || household.income.high === null;
  const withoutEnd = (outcome: Outcome): Outcome =>
    isOpenEnded && outcome.incomeTo === highest ? {...outcome, incomeTo: null} : outcome;
  const people = household.people.map((person, index): PersonTriage => {
    const outcomes = mergeOutcomes(trials.map((trial) => outcomeAt(trial, household, index)))
      .map(withoutEnd)
      .sort(byIncome);
    const dependsOnEmployer =
      outcomes.some(({program}) => program === 'credit') &&
      person.employerOffer === null &&
      !person.medicareDay &&
      person.age >= ADULT_AGE &&
      person.age < MEDICARE_AGE;
    return {row: person.row, age: person.age, outcomes, program: onlyProgram(outcomes), dependsOnEmployer};
  });
  return {
    planYear,
    people,
    fplPercent:
      household.income === null ||
      usStates[household.stateCode ?? '']?.hasOwnLine ||
      isTerritory(household.stateCode)
        ? null
        : spanOf(trials.map(({result}) => result.fplPercent)),
    credit: creditOf(
      trials
        .filter((trial) =>
          household.people.some((_, index) => outcomeAt(trial, household, index).program === 'credit'),
        )
        .map(({result}) => result),
    ),
  };
};
