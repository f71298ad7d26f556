import {projectRetirement, type RetirementResult} from '../../insurance/retirement/project-retirement.ts';
import {
  retirementDefaults,
  retirementFields,
  type RetirementInputs,
} from '../../insurance/retirement/retirement-inputs.ts';
import type {RetirementAnswers} from '../../insurance/retirement/validate-retirement.ts';
import {choiceFrom, numberFrom} from '../ui/calculator/read-input.ts';

/** The inputs that are yes or no. */
export type RetirementChoice = 'countSocialSecurity' | 'hasSpouse';

/** A result, the inputs of its calculation, and the answers behind the inputs. */
export type RetirementOutcome = {
  readonly inputs: RetirementInputs;
  readonly result: RetirementResult;
  readonly answers: RetirementAnswers;
};

/**
 * Fills in the specification's defaults of the answers. A value that is not a number is kept, and refused. Never
 * throws.
 */
export const readRetirementAnswers = (given: Readonly<Record<string, unknown>>): RetirementAnswers => {
  const answers: Record<string, number | boolean | null> = {
    ...retirementDefaults,
    countSocialSecurity: choiceFrom(given['countSocialSecurity'], retirementDefaults.countSocialSecurity),
    hasSpouse: choiceFrom(given['hasSpouse'], retirementDefaults.hasSpouse),
  };
  for (const {field} of retirementFields)
    if (given[field] !== undefined) answers[field] = numberFrom(given[field]);
  return answers as RetirementAnswers; // every key of the defaults, each read by its kind
};

/** Calculates the projection of answers without errors. */
export const calculateRetirement = (answers: RetirementAnswers): RetirementOutcome => {
  const inputs: Record<string, number | boolean> = {...retirementDefaults};
  // Unchecked answers do not count: without a spouse their fields may have any value.
  for (const [field, answer] of Object.entries(answers))
    if (answer !== null && !Number.isNaN(answer)) inputs[field] = answer;
  const checked = inputs as RetirementInputs;
  return {inputs: checked, result: projectRetirement(checked), answers};
};
