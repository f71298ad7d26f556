import {chipFees, texasLimits} from '../figures/texas.ts';
import {buysPlan} from './buys-plan.ts';
import {ADULT_AGE, MEDICARE_AGE, pregnancyHouseholdSize} from './person-program.ts';
import {centsOf, isAtMost, medicaidLine} from './poverty-line.ts';
import type {AcaInputs} from './aca-inputs.ts';
import type {AcaResult} from './estimate-aca.ts';

/** A note to show beside the estimate. `person` is the index in the inputs, or null for the household. */
export type AcaNote = {
  readonly code:
    | 'excess-credit-repaid'
    | 'tobacco-surcharge-not-covered'
    | 'children-not-in-credit'
    | 'chip-fee'
    | 'chip-perinatal-possible'
    | 'parent-may-have-medicaid'
    | 'gap-help'
    | 'family-price-missing'
    | 'separate-filing-exceptions'
    | 'turns-65-in-plan-year'
    | 'catastrophic-plan-open'
    | 'immigration-rules';
  readonly person: number | null;
  readonly params: Readonly<Record<string, number>>;
};

const feeFor = ({planYear, householdSize, income}: AcaInputs): number => {
  const line = medicaidLine(planYear, householdSize);
  return chipFees.value.find(({above}) => !isAtMost(centsOf(income), above, line))?.fee ?? 0;
};

const householdNotes = (inputs: AcaInputs, {people, fplPercent}: AcaResult): readonly AcaNote[] => {
  const has = (...programs: readonly string[]): boolean =>
    people.some(({program}) => programs.includes(program));
  const note = (code: AcaNote['code'], params: AcaNote['params'] = {}): AcaNote => ({
    code,
    person: null,
    params,
  });
  const hasFamilyQuestion =
    inputs.people.length > 1 &&
    inputs.people.some(
      ({employerOffer}) => employerOffer?.minimumValue && employerOffer.familyMonthly === undefined,
    );
  return [
    ...(has('credit') ? [note('excess-credit-repaid'), note('immigration-rules')] : []),
    ...(has('credit') && has('medicaid', 'chip') ? [note('children-not-in-credit')] : []),
    ...(has('chip') ? [note('chip-fee', {fee: feeFor(inputs)})] : []),
    ...(has('coverage-gap') ? [note('gap-help')] : []),
    ...(hasFamilyQuestion && has('credit') ? [note('family-price-missing')] : []),
    ...(people.some(({reason}) => reason === 'filing-separately')
      ? [note('separate-filing-exceptions')]
      : []),
    ...(has('coverage-gap', 'full-price') || (has('credit') && fplPercent > 250)
      ? [note('catastrophic-plan-open')]
      : []),
  ];
};

/** Lists the notes beside the estimate in a fixed order: the household's notes, then each person's. */
export const acaNotes = (inputs: AcaInputs, result: AcaResult): readonly AcaNote[] => {
  const {planYear, householdSize} = inputs;
  const cents = centsOf(inputs.income);
  const hasChild = inputs.people.some(({age}) => age < ADULT_AGE);
  const personal = inputs.people.flatMap((person, index): AcaNote[] => {
    const program = result.people[index]?.program;
    const note = (code: AcaNote['code'], params: AcaNote['params'] = {}): AcaNote => ({
      code,
      person: index,
      params,
    });
    const ownLine = medicaidLine(planYear, pregnancyHouseholdSize(householdSize, person));
    const isPerinatal =
      person.pregnant &&
      program !== 'medicare' &&
      program !== 'medicaid-pregnant' &&
      isAtMost(cents, texasLimits.chipPerinatal.value, ownLine);
    const isPoorParent =
      hasChild &&
      // An employer's offer does not rule out Medicaid.
      (program === 'coverage-gap' || program === 'employer') &&
      isAtMost(cents, texasLimits.parent.value, medicaidLine(planYear, householdSize));
    return [
      ...(isPerinatal ? [note('chip-perinatal-possible', {percent: texasLimits.chipPerinatal.value})] : []),
      ...(isPoorParent ? [note('parent-may-have-medicaid')] : []),
      ...(person.tobacco && buysPlan(program ?? null) ? [note('tobacco-surcharge-not-covered')] : []),
      ...(person.age === MEDICARE_AGE - 1 && program !== 'medicare' ? [note('turns-65-in-plan-year')] : []),
    ];
  });
  return [...householdNotes(inputs, result), ...personal];
};
