import {retirementFields, type RetirementInputs, type RetirementNumber} from './retirement-inputs.ts';

/** A fault of a field. `retirementFields` has the bounds. */
export type RetirementError = {
  readonly field: RetirementNumber;
  readonly code: 'not-a-number' | 'too-low' | 'too-high';
};

/** The inputs of a form: a blank or unreadable field is null or NaN. */
export type RetirementAnswers = {
  readonly [K in keyof RetirementInputs]: K extends RetirementNumber ? number | null : boolean;
};

/**
 * Lists every field that is not a number or out of its bounds, in the order of the tabs; empty when all fields are
 * valid. The spouse's fields count only with a spouse.
 */
export const validateRetirement = (answers: RetirementAnswers): readonly RetirementError[] =>
  retirementFields.flatMap(({field, min, max}): RetirementError[] => {
    if (!answers.hasSpouse && (field === 'spouseAge' || field === 'spouseIncome')) return [];
    const value = answers[field];
    if (typeof value !== 'number' || !Number.isFinite(value)) return [{field, code: 'not-a-number'}];
    if (value < min) return [{field, code: 'too-low'}];
    return value > max ? [{field, code: 'too-high'}] : [];
  });
