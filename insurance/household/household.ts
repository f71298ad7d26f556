import {filings, type EmployerOffer, type Filing} from '../aca/aca-inputs.ts';
import {ADULT_AGE, MEDICARE_AGE} from '../aca/person-program.ts';
import type {CurrentProgram} from '../answers/current-program.ts';
import {incomeRange, type IncomeRange} from '../answers/income-range.ts';
import type {Stated} from '../answers/stated.ts';
import type {Words} from '../answers/words.ts';
import {parseAge} from '../answers/parse-age.ts';
import {parseLocation, type State} from '../answers/parse-location.ts';
import {parseMoney} from '../answers/parse-money.ts';
import {plainWidth} from '../answers/plain-width.ts';
import {addDays, isDay, lastOfMonth, type Day} from '../calendar/day.ts';
import {POSTPARTUM_MONTHS} from '../figures/postpartum.ts';
import {findCounty, type County} from '../premiums/texas-counties.ts';
import type {StateCode} from '../places/find-state.ts';

/** One row of the questionnaire: numbers may be text, `''` is unanswered. */
export type PersonAnswers = {
  readonly age?: unknown;
  readonly gender?: unknown;
  readonly pregnant?: boolean | undefined;
  readonly babiesExpected?: unknown;
  /** `YYYY-MM-DD`: the due date, or the day on which the pregnancy ended. */
  readonly dueDate?: unknown;
  readonly tobacco?: boolean | undefined;
  readonly medicare?: boolean | undefined;
  readonly employerOffer?:
    | {
        readonly minimumValue?: boolean | undefined;
        readonly selfOnlyMonthly?: unknown;
        readonly familyMonthly?: unknown;
      }
    | undefined;
};

/** Phase 1 as sent (`leadData`): the specification's fields and the optional fields. */
export type LeadAnswers = PersonAnswers & {
  readonly location?: string | undefined;
  /** The name of a Texas county, with or without "County". */
  readonly county?: string | undefined;
  /** The benchmark plan's price that HealthCare.gov shows for the people with the credit, in dollars a month. */
  readonly benchmarkMonthly?: unknown;
  /** One of the income bands. */
  readonly income?: string | undefined;
  /** The exact yearly household income, if given. */
  readonly exactIncome?: unknown;
  /** Both ends of the yearly household income, if an approximate amount is known. */
  readonly incomeLow?: unknown;
  readonly incomeHigh?: unknown;
  readonly familyStatus?: string | undefined;
  readonly filing?: string | undefined;
  readonly householdSize?: unknown;
  readonly applicants?: unknown;
  readonly currentCoverage?: string | undefined;
  /** All filled rows, including the first. */
  readonly household?: readonly PersonAnswers[] | undefined;
};

/** A person whose age is known. */
export type HouseholdPerson = {
  /** Row in the questionnaire, from 0. */
  readonly row: number;
  readonly age: number;
  readonly birthDay: Day | null;
  readonly pregnant: boolean;
  /** Absent after the end of the pregnancy: the household then counts the baby itself. */
  readonly babiesExpected: number;
  /** The due date, or the day on which the pregnancy ended; null without either. */
  readonly dueDay: Day | null;
  /** Whether Medicaid covers the household, by the words on coverage; null if the words leave it open. */
  readonly hasMedicaid: boolean | null;
  readonly tobacco: boolean;
  readonly medicare: boolean;
  /** The first day of a Medicare to come, which the words of somebody under 64 name, as after two years of SSDI. */
  readonly medicareDay?: Day | null;
  /** Null without an answer about an offer. */
  readonly employerOffer: EmployerOffer | null;
};

/** The known and the open facts of a household. */
export type Household = {
  readonly people: readonly HouseholdPerson[];
  /**
   * The public program that the words on coverage name; null without one. Only a household of
   * one person makes clear who has the program.
   */
  readonly currentProgram: CurrentProgram | null;
  /** Whether the words on coverage say that somebody in a household with a child has Medicaid or CHIP. */
  readonly hasCoveredChild: boolean;
  /** Whether the words on coverage, or on Medicare, say that there is no Medicare, or Part A alone. */
  readonly saysNoPartB: boolean;
  /** Whether the words deny drug coverage or Part D. */
  readonly saysNoDrugCover: boolean;
  /** Whether a plan of current work, without Medicare beside it, is that of everybody of 65: the words are of one person, of people who are all 65, or name the own work of the first person, who alone is 65. */
  readonly hasWorkPlan: boolean;
  /** Whether the words name a plan of somebody's current work, without Medicare beside it. */
  readonly namesWorkPlan: boolean;
  /** Whether nobody but the first person of the list is 19 or older, so that words about an adult are about that person. */
  readonly hasOneAdult: boolean;
  /** Whether the coverage that the words name lasts until the first person's Medicare begins; the case of a phase finds it. */
  readonly lastsUntilMedicare?: boolean;
  /** The facts that the words on coverage and on life changes name, without the person whom they concern. */
  readonly stated: readonly Stated[];
  readonly state: State;
  /** Two letters; null if the location does not name a state. */
  readonly stateCode: StateCode | null;
  readonly zip: string | null;
  /** Null without a county, or if the home is in another state. */
  readonly county: County | null;
  /** The benchmark plan's price that the visitor entered, in dollars a month; null without a price. */
  readonly benchmarkMonthly: number | null;
  readonly income: IncomeRange | null;
  readonly familyStatus: string | null;
  /** The possible filings: one if it is known. */
  readonly filings: readonly Filing[];
  /** Both ends of the household's size: equal if it is known. */
  readonly size: {readonly low: number; readonly high: number};
  readonly unknown: readonly ('age' | 'state' | 'income' | 'householdSize' | 'filing')[];
};

/** The largest household that is considered when the size is unknown. */
const LARGEST_ASSUMED = 6;
const LARGEST_HOUSEHOLD = 30;

const wholeNumber = (answer: unknown): number | null => {
  const value = typeof answer === 'string' && answer.trim() !== '' ? Number(plainWidth(answer)) : answer;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST_HOUSEHOLD
    ? value
    : null;
};

const readOffer = (offer: PersonAnswers['employerOffer']): EmployerOffer | null => {
  const selfOnlyMonthly = offer ? parseMoney(offer.selfOnlyMonthly) : null;
  if (!offer || selfOnlyMonthly === null) return null;
  const familyMonthly = parseMoney(offer.familyMonthly);
  // Nearly every large employer's plan has minimum value, so only a plain "no" means that it lacks minimum
  // value.
  return {
    minimumValue: offer.minimumValue !== false,
    selfOnlyMonthly,
    ...(familyMonthly === null ? {} : {familyMonthly}),
  };
};

/** The number of days within which a due date can be: about nine months. */
const LONGEST_PREGNANCY = 300;

/**
 * Returns whether somebody is pregnant, or was pregnant so recently that Medicaid for the pregnancy continues, until
 * the end of the twelfth month after it. An impossible day counts as no day.
 */
const readPregnancy = ({pregnant, babiesExpected, dueDate}: PersonAnswers, today: Day) => {
  const isPlausible = isDay(dueDate) && dueDate <= addDays(today, LONGEST_PREGNANCY);
  const dueDay = pregnant === true && isPlausible ? dueDate : null;
  const hasEnded = dueDay !== null && dueDay <= today;
  return {
    pregnant: pregnant === true && !(hasEnded && lastOfMonth(dueDay, POSTPARTUM_MONTHS) < today),
    babiesExpected: hasEnded ? 0 : Math.min(wholeNumber(babiesExpected) ?? 1, 8),
    dueDay,
  };
};

const readPerson = (
  answers: PersonAnswers,
  {
    row,
    hasMedicaid,
    today,
  }: {readonly row: number; readonly hasMedicaid: boolean | null; readonly today: Day},
): HouseholdPerson | null => {
  const known = parseAge(answers.age, today);
  return known === null
    ? null
    : {
        row,
        ...known,
        ...readPregnancy(answers, today),
        hasMedicaid,
        tobacco: answers.tobacco === true,
        medicare: answers.medicare === true,
        employerOffer: readOffer(answers.employerOffer),
      };
};

/**
 * Adds the Medicare that a text names to a person. Part A alone changes nothing from 65 on: the person must still
 * sign up for Part B, and the age alone rules out the credit.
 */
export const withMedicare = (person: HouseholdPerson, isPartAOnly: boolean): HouseholdPerson => ({
  ...person,
  medicare: person.medicare || !(person.age >= MEDICARE_AGE && isPartAOnly),
});

const isMarried = (familyStatus: string | undefined): boolean => familyStatus?.startsWith('married') ?? false;

const possibleFilings = ({filing, familyStatus}: LeadAnswers): readonly Filing[] => {
  const given = filings.find((known) => known === filing);
  if (given) return [given];
  // Only married people can file separately; for all others the filing has no effect here.
  return isMarried(familyStatus) || !familyStatus ? ['joint', 'separate'] : ['single'];
};

// Only the counties of Texas are known here, so a county of Texas decides for a location without a state.
const readPlace = ({location, county: named}: LeadAnswers) => {
  const place = parseLocation(location ?? '');
  const county = findCounty(named ?? '') ?? null;
  if (county === null || place.state === 'other') return {...place, county: null};
  return {...place, county, state: 'texas', stateCode: 'TX'} as const;
};

const readPrice = (answer: unknown): number | null => {
  const price = parseMoney(answer);
  return price !== null && price > 0 ? price : null;
};

/** Reads a household from phase 1's answers. Never throws; unreadable answers are unknown, and nothing is guessed. */
export const readHousehold = (answers: LeadAnswers, today: Day, words: Words): Household => {
  const rows = answers.household && answers.household.length > 0 ? answers.household : [answers];
  const coverage = answers.currentCoverage ?? '';
  const adults = rows.filter(({age}) => (parseAge(age, today)?.age ?? ADULT_AGE) >= ADULT_AGE).length;
  const hasMedicaid = words.medicaidIn(coverage, adults);
  const people = rows
    .map((answered, row) => readPerson(answered, {row, hasMedicaid, today}))
    .filter((person) => person !== null);
  const [only, ...others] = people;
  const isAlone = only !== undefined && others.length === 0;
  const coming = words.comingMedicareIn(coverage, today, isAlone);
  // At 64 Medicare may be that of 65, for which the person must sign up.
  const medicareDay = isAlone && !only.medicare && only.age < MEDICARE_AGE - 1 ? coming : null;
  // Of several people, the words do not say who will have it: then it is a condition, as a program that somebody has.
  const isCondition = coming !== null && !isAlone;
  const currentProgram = isCondition
    ? 'medicare'
    : (words.currentProgramIn(coverage, today, isAlone) ?? null);
  const namesWorkPlan = words.hasWorkPlan(coverage, today);
  const {county, zip, ...place} = readPlace(answers);
  const income = incomeRange(answers.income, answers.exactIncome === '' ? null : answers.exactIncome, {
    low: answers.incomeLow,
    high: answers.incomeHigh,
  });
  const given = wholeNumber(answers.householdSize);
  const least = Math.max(people.length, isMarried(answers.familyStatus) ? 2 : 1);
  // Fewer members than listed people is impossible: the list decides.
  const known = given === null ? null : Math.max(given, people.length);
  const size = {low: known ?? least, high: known ?? Math.max(least, LARGEST_ASSUMED)};
  const possible = possibleFilings(answers);
  return {
    people: people.map((person) =>
      currentProgram === 'medicare' && isAlone
        ? withMedicare(person, words.isPartAOnly(coverage))
        : {...person, medicareDay},
    ),
    currentProgram,
    hasCoveredChild: people.some(({age}) => age < ADULT_AGE) && words.holdsMedicaid(coverage, today),
    saysNoPartB: words.lacksPartB(coverage),
    saysNoDrugCover: words.drugCoverIn(coverage) === 'no',
    namesWorkPlan,
    hasWorkPlan:
      (namesWorkPlan && people.every(({age}) => isAlone || age >= MEDICARE_AGE)) ||
      (people.every(({row, age}) => (row === 0) === age >= MEDICARE_AGE) &&
        words.hasWorkPlan(coverage, today, true)),
    hasOneAdult:
      isAlone || (only !== undefined && only.age >= ADULT_AGE && others.every(({age}) => age < ADULT_AGE)),
    stated: words.statedIn(coverage),
    ...place,
    zip,
    county,
    benchmarkMonthly: readPrice(answers.benchmarkMonthly),
    income,
    familyStatus: answers.familyStatus || null,
    filings: possible,
    size,
    unknown: [
      ...(people.length < rows.length || people.length === 0 ? (['age'] as const) : []),
      ...(place.state === 'unknown' ? (['state'] as const) : []),
      ...(income === null ? (['income'] as const) : []),
      ...(given === null ? (['householdSize'] as const) : []),
      ...(possible.length > 1 ? (['filing'] as const) : []),
    ],
  };
};
