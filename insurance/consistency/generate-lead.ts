import {incomeBands} from '../answers/income-band.ts';
import {incomeRange} from '../answers/income-range.ts';
import type {LeadAnswers, PersonAnswers} from '../household/household.ts';
import {type Draw, drawFrom} from './draw.ts';

const two = (value: number): string => String(value).padStart(2, '0');

const ageIn = ({whole, chance, oneOf}: Draw, isChild: boolean): string => {
  const age = isChild ? whole(0, 20) : oneOf([whole(19, 64), whole(19, 64), whole(60, 66), whole(60, 80)]);
  // A birthday is more exact than an age: the year splits at 19 and 65.
  return chance(0.25) ? `${2026 - age - 1}-${two(whole(1, 12))}-${two(whole(1, 28))}` : String(age);
};

/** Due dates, and ends of pregnancies whose Medicaid continues or is over; empty for no pregnancy. */
const dueDates = ['', '', '2027-03-10', '2026-12-05', '2026-10-31', '2026-02-05'] as const;

const personIn = (draw: Draw, isChild: boolean): PersonAnswers => {
  const {whole, chance, oneOf} = draw;
  const hasOffer = !isChild && chance(0.25);
  return {
    age: ageIn(draw, isChild),
    ...(!isChild && chance(0.06) ? {pregnant: true, dueDate: oneOf(dueDates)} : {}),
    ...(!isChild && chance(0.1) ? {tobacco: true} : {}),
    ...(!isChild && chance(0.04) ? {medicare: true} : {}),
    ...(hasOffer
      ? {
          employerOffer: {
            minimumValue: chance(0.9),
            selfOnlyMonthly: String(whole(0, 700)),
            ...(chance(0.5) ? {familyMonthly: String(whole(100, 2000))} : {}),
          },
        }
      : {}),
  };
};

const incomeIn = ({whole, chance, oneOf}: Draw): Pick<LeadAnswers, 'income' | 'exactIncome'> => {
  const income = oneOf(incomeBands);
  const {low, high} = incomeRange(income, null) ?? {low: 0, high: null};
  return {income, exactIncome: chance(0.5) ? String(whole(low, high ?? 250_000)) : ''};
};

const placeIn = ({chance, oneOf}: Draw): Pick<LeadAnswers, 'location' | 'county'> => {
  const location = oneOf([
    'Houston, TX 77002',
    'Katy, TX 77494',
    'Dallas, Texas',
    'Houston',
    'Springfield',
    'Tulsa, OK',
    'Los Angeles, California',
    'San Juan, PR 00901',
    'Austin TX 78701',
  ]);
  return chance(0.6)
    ? {location, county: oneOf(['Harris', 'Fort Bend County', 'dallas', 'Travis', ''])}
    : {location};
};

const coverage = [
  '',
  '',
  'none',
  'Ambetter, renews 12/31/2026',
  'Aetna through work, ends 12/31/2026',
  'lost my coverage 10/31/2026',
  'COBRA until 1/31/2027',
  'My husband has TRICARE',
  'In the county jail',
  'SSDI, Medicare starts March 2027',
] as const;

const changes = [
  'moving to Houston in January',
  'moving to Houston in February, from Denver, CO',
  'We are about to move to Texas',
  'moving to Denver, CO in March',
  'Moved to Katy',
  'Got married',
  'Lost my health insurance',
  'I retired',
  'moving out of Texas',
] as const;

/** Generates the life change that one household names in the third phase, with or without a day. */
export const generateChange = (seed: number): {readonly change: string; readonly date: string} => {
  const {chance, oneOf} = drawFrom(seed + 1_000_003);
  return {change: oneOf(changes), date: chance(0.3) ? oneOf(['2026-11-01', '2027-01-10', '2027-03-05']) : ''};
};

/**
 * Generates the first phase's answers of one household, as a person may give them: complete or with gaps, but without a
 * contradiction.
 */
export const generateLead = (seed: number): LeadAnswers => {
  const draw = drawFrom(seed);
  const {whole, chance, oneOf} = draw;
  const adults = chance(0.55) ? 2 : 1;
  const children = chance(0.5) ? 0 : whole(1, 4);
  const people = Array.from({length: adults + children}, (_, index) => personIn(draw, index >= adults));
  const married = children > 0 ? 'married-with-children' : 'married-no-children';
  const alone = children > 0 ? 'single-parent' : oneOf(['single', 'divorced']);
  const filing = adults > 1 ? oneOf(['joint', 'joint', 'joint', 'separate']) : oneOf(['single', 'head']);
  return {
    ...placeIn(draw),
    ...incomeIn(draw),
    age: people[0]?.age,
    familyStatus: chance(0.8) ? (adults > 1 ? married : alone) : '',
    filing: chance(0.7) ? filing : '',
    householdSize: chance(0.75) ? String(people.length + (chance(0.15) ? 1 : 0)) : '',
    applicants: chance(0.3) ? String(people.length) : '',
    currentCoverage: oneOf(coverage),
    household: people,
    ...(chance(0.15) ? {benchmarkMonthly: String(whole(200, 3000))} : {}),
  };
};
