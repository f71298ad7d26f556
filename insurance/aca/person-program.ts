import {planRules} from '../figures/plan-rules.ts';
import {texasShares} from '../figures/texas-shares.ts';
import {hundredthsOf} from './applicable-percentage.ts';
import {centsOf, isAtLeast, isAtMost, medicaidLine, povertyLine} from './poverty-line.ts';
import type {AcaInputs, AcaPerson, EmployerOffer} from './aca-inputs.ts';

/** The programs that a person can have. */
export type Program =
  | 'credit'
  | 'medicaid'
  | 'chip'
  | 'medicaid-pregnant'
  | 'medicare'
  | 'employer'
  | 'coverage-gap'
  | 'full-price';

/** The reason for a person's program. */
export type ProgramReason =
  | 'age-65'
  | 'has-medicare'
  | 'pregnant-within-limit'
  | 'child-within-medicaid-limit'
  | 'child-within-chip-limit'
  | 'under-poverty-line'
  | 'own-offer-affordable'
  | 'family-offer-affordable'
  | 'filing-separately'
  | 'over-400-percent'
  | 'within-100-to-400-percent';

/** One person's outcome. */
export type PersonOutcome = {readonly program: Program; readonly reason: ProgramReason};

/** The age at which Medicare begins (42 U.S.C. 426). */
export const MEDICARE_AGE = 65;

/** The age at which Medicaid and CHIP for children end. */
export const ADULT_AGE = 19;

/** Returns the Medicaid limit for a child's age, in percent of the poverty line. */
export const childMedicaidLimit = (age: number): number => {
  if (age < 1) return texasShares.infant;
  return age < 6 ? texasShares.age1to5 : texasShares.age6to18;
};

/**
 * Returns the number of persons in a pregnant person's household for Medicaid and CHIP, which counts the unborn (42 CFR 435.603(b),
 * 457.315).
 */
export const pregnancyHouseholdSize = (
  householdSize: number,
  {pregnant, babiesExpected = 1}: Pick<AcaPerson, 'pregnant' | 'babiesExpected'>,
): number => (pregnant ? householdSize + babiesExpected : householdSize);

/**
 * Whether a yearly cost of coverage is affordable: at most the plan year's share of the household income (26 U.S.C.
 * 36B(c)(2)(C)(i)(II)). The share itself is affordable.
 */
const isAffordable = ({planYear, income}: Pick<AcaInputs, 'planYear' | 'income'>, monthly: number): boolean =>
  centsOf(monthly) * 12 * 10_000 <= centsOf(income) * hundredthsOf(planRules[planYear].employerAffordability);

/** The employee is judged by the self-only price (26 CFR 1.36B-2(c)(3)(v)(A)(1)). */
const ownOfferBlocks = (inputs: AcaInputs, offer: EmployerOffer | undefined): boolean =>
  offer !== undefined && offer.minimumValue && isAffordable(inputs, offer.selfOnlyMonthly);

/** Family members are judged by the family price, since 2023 (26 CFR 1.36B-2(c)(3)(v)(A)(2)). */
const familyOfferBlocks = (inputs: AcaInputs, index: number): boolean =>
  inputs.people.some(
    ({employerOffer}, other) =>
      other !== index &&
      employerOffer?.minimumValue === true &&
      employerOffer.familyMonthly !== undefined &&
      isAffordable(inputs, employerOffer.familyMonthly),
  );

/** Returns Medicaid or CHIP for pregnancy and children, or null. */
const stateProgram = (
  person: AcaPerson,
  {planYear, householdSize, income}: AcaInputs,
): PersonOutcome | null => {
  const cents = centsOf(income);
  const line = medicaidLine(planYear, pregnancyHouseholdSize(householdSize, person));
  if (person.pregnant && isAtMost(cents, texasShares.pregnant, line))
    return {program: 'medicaid-pregnant', reason: 'pregnant-within-limit'};
  if (person.age >= ADULT_AGE) return null;
  if (isAtMost(cents, childMedicaidLimit(person.age), line))
    return {program: 'medicaid', reason: 'child-within-medicaid-limit'};
  return isAtMost(cents, texasShares.chip, line)
    ? {program: 'chip', reason: 'child-within-chip-limit'}
    : null;
};

/** Returns the plan at work of the person at `index` if an offer of the own or of a family member's employer is affordable, or null. */
export const planAtWork = (inputs: AcaInputs, index: number): PersonOutcome | null => {
  if (ownOfferBlocks(inputs, inputs.people[index]?.employerOffer))
    return {program: 'employer', reason: 'own-offer-affordable'};
  return familyOfferBlocks(inputs, index) ? {program: 'employer', reason: 'family-offer-affordable'} : null;
};

/**
 * Finds the program of the person at `index` in Texas, tested in this order: Medicare; Medicaid for pregnancy; Medicaid
 * or CHIP under 19; the coverage gap under 100 %; an affordable employer offer; full price when filing separately or
 * over 400 %; otherwise the premium tax credit. Limits use the unrounded income; exactly 400 % has the credit (26
 * U.S.C. 36B(c)(1)(A)).
 */
export const personProgram = (inputs: AcaInputs, person: AcaPerson, index: number): PersonOutcome => {
  if (person.medicare) return {program: 'medicare', reason: 'has-medicare'};
  if (person.age >= MEDICARE_AGE) return {program: 'medicare', reason: 'age-65'};
  const fromState = stateProgram(person, inputs);
  if (fromState) return fromState;
  const cents = centsOf(inputs.income);
  const line = povertyLine(inputs.planYear, inputs.householdSize);
  if (!isAtLeast(cents, 100, line)) return {program: 'coverage-gap', reason: 'under-poverty-line'};
  const atWork = planAtWork(inputs, index);
  if (atWork) return atWork;
  if (inputs.filing === 'separate') return {program: 'full-price', reason: 'filing-separately'};
  if (!isAtMost(cents, 400, line)) return {program: 'full-price', reason: 'over-400-percent'};
  return {program: 'credit', reason: 'within-100-to-400-percent'};
};
