import type {AcaInputs} from '../../insurance/aca/aca-inputs.ts';
import {type AcaResult, adviceEstimate} from '../../insurance/aca/estimate-aca.ts';
import {type AcaError, validateAca} from '../../insurance/aca/validate-aca.ts';
import {planYearAt} from '../../insurance/calendar/plan-year-at.ts';
import {nearestPlanYear} from '../../insurance/figures/plan-years.ts';
import {choiceFrom, numberFrom} from '../ui/calculator/read-input.ts';

/** An employer's offer in the form: a blank price is null, an unreadable price NaN. Dollars a month. */
export type OfferAnswers = {
  readonly minimumValue: boolean;
  readonly selfOnlyMonthly: number | null;
  /** Blank: the employer does not cover the family, or the price is unknown. */
  readonly familyMonthly: number | null;
};

/** One person in the form. */
export type PersonAnswers = {
  /** Identifies a row of the form while people are added and removed. Not part of the inputs. */
  readonly row: number;
  readonly age: number | null;
  readonly pregnant: boolean;
  /** Counts only for a pregnant person. */
  readonly babiesExpected: number | null;
  readonly tobacco: boolean;
  readonly medicare: boolean;
  readonly employerOffer: OfferAnswers | null;
};

/** The answers in the form: blank is null, unreadable is NaN. */
export type HouseholdAnswers = {
  readonly planYear: number | null;
  readonly householdSize: number | null;
  readonly income: number | null;
  readonly filing: string;
  /** A Texas county's name; '' without a county. A value that is not text is kept, and refused. */
  readonly county: unknown;
  /** The benchmark plan's price that HealthCare.gov shows, in dollars a month. */
  readonly benchmarkMonthly: number | null;
  readonly people: readonly PersonAnswers[];
};

type OfferValues = Omit<OfferAnswers, 'familyMonthly'> & {readonly familyMonthly?: number};

/** One person in the shape of the inputs, without omitted values. */
type PersonValues = Omit<PersonAnswers, 'row' | 'babiesExpected' | 'employerOffer'> & {
  readonly babiesExpected?: number | null;
  readonly employerOffer?: OfferValues;
};

/** The answers in the shape of the inputs, as a page reads and sets them. After validation they are `AcaInputs`. */
export type AcaValues = Omit<HouseholdAnswers, 'people' | 'county' | 'benchmarkMonthly'> & {
  readonly county?: unknown;
  readonly benchmarkMonthly?: number;
  readonly people: readonly PersonValues[];
};

/** A result, the inputs of its calculation, and the answers behind the inputs. */
export type AcaOutcome = {
  readonly inputs: AcaInputs;
  readonly result: AcaResult;
  readonly answers: HouseholdAnswers;
};

type GivenValues = Readonly<Record<string, unknown>>;

const recordFrom = (raw: unknown): GivenValues =>
  typeof raw === 'object' && raw ? (raw as GivenValues) : {};

const numberOr = (raw: unknown, fallback: number | null): number | null =>
  raw === undefined ? fallback : numberFrom(raw);

const offerFrom = (raw: unknown): OfferAnswers | null => {
  if (raw === undefined || raw === null || raw === false) return null;
  const {minimumValue, selfOnlyMonthly, familyMonthly} = recordFrom(raw);
  return {
    minimumValue: choiceFrom(minimumValue, true),
    selfOnlyMonthly: numberOr(selfOnlyMonthly, null),
    familyMonthly: numberOr(familyMonthly, null),
  };
};

/**
 * Converts a person from a page to a row of the form. A value that is not a number is kept, and refused. Never throws.
 */
export const personFrom = (raw: unknown, row: number): PersonAnswers => {
  const {age, pregnant, babiesExpected, tobacco, medicare, employerOffer} = recordFrom(raw);
  return {
    row,
    age: numberOr(age, null),
    pregnant: choiceFrom(pregnant, false),
    babiesExpected: numberOr(babiesExpected, 1),
    tobacco: choiceFrom(tobacco, false),
    medicare: choiceFrom(medicare, false),
    employerOffer: offerFrom(employerOffer),
  };
};

const peopleFrom = (raw: unknown): readonly PersonAnswers[] => {
  if (raw === undefined) return [personFrom({}, 0)];
  return Array.isArray(raw) ? raw.map(personFrom) : [];
};

const textFrom = (raw: unknown, fallback: string): string => {
  if (raw === undefined) return fallback;
  return typeof raw === 'string' ? raw : '';
};

/**
 * Fills in the defaults of the answers: the plan year for which people choose plans today, a household of one that
 * files as single, one person of unknown age, no income, no county, no price. Never throws.
 */
export const readAcaAnswers = (given: GivenValues): HouseholdAnswers => ({
  planYear: numberOr(given['planYear'], nearestPlanYear(planYearAt(Date.now()))),
  householdSize: numberOr(given['householdSize'], 1),
  income: numberOr(given['income'], null),
  filing: textFrom(given['filing'], 'single'),
  county: given['county'] ?? '',
  benchmarkMonthly: numberOr(given['benchmarkMonthly'], null),
  people: peopleFrom(given['people']),
});

const offerValues = ({familyMonthly, ...offer}: OfferAnswers): OfferValues => ({
  ...offer,
  ...(familyMonthly === null ? {} : {familyMonthly}),
});

const personValues = (person: PersonAnswers): PersonValues => {
  const {age, pregnant, babiesExpected, tobacco, medicare, employerOffer} = person;
  return {
    age,
    pregnant,
    tobacco,
    medicare,
    ...(pregnant ? {babiesExpected} : {}),
    ...(employerOffer ? {employerOffer: offerValues(employerOffer)} : {}),
  };
};

/** Converts the answers to the shape of the inputs, without omitted values. */
export const valuesOf = ({county, benchmarkMonthly, people, ...answers}: HouseholdAnswers): AcaValues => ({
  ...answers,
  ...(county === '' ? {} : {county}),
  ...(benchmarkMonthly === null ? {} : {benchmarkMonthly}),
  people: people.map(personValues),
});

/** Lists the faults of the answers, in the order of the form; empty when all are valid. */
export const errorsIn = (answers: HouseholdAnswers): readonly AcaError[] => validateAca(valuesOf(answers));

/** Calculates the estimate for answers without errors. */
export const calculateAca = (answers: HouseholdAnswers): AcaOutcome => {
  const inputs = valuesOf(answers) as AcaInputs; // validateAca has accepted every number and choice
  return {inputs, result: adviceEstimate(inputs), answers};
};
