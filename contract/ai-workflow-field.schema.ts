import {z} from 'zod';
import {isAgeText, isDayText, isNumberText} from './ai-workflow-rule.ts';
import {MAX_ANSWER} from './ai-workflow.ts';
import {MAX_LENGTH} from './limit.ts';
import type {FieldCode} from './problem.ts';
import {countCharacters, isCleanLine, isCleanText, isEmail} from './text-rule.ts';

// Numbers may be text, and an answer that is not given is '' or left out: after these schemas every answer is a trimmed
// text, '' when unanswered. What a text such as "$40,000 in two accounts" means is for the engine to read.

type Rule = {
  readonly max: number;
  readonly isRequired?: boolean;
  readonly isClean?: (text: string) => boolean;
  readonly fits?: (text: string) => boolean;
  readonly fault?: FieldCode;
};

const answer = ({max, isRequired = false, isClean = isCleanLine, fits, fault = 'invalid-format'}: Rule) =>
  z
    .union([z.string(), z.number()], {
      error: ({input}): FieldCode => (input === undefined ? 'required' : 'wrong-type'),
    })
    .transform((value) => String(value).trim())
    .superRefine((text, context) => {
      const refuse = (message: FieldCode) => context.addIssue({code: 'custom', message});
      if (!isClean(text)) refuse('invalid-characters');
      else if (text === '') {
        if (isRequired) refuse('required');
      } else if (countCharacters(text) > max) refuse('too-long');
      else if (fits && !fits(text)) refuse(fault);
    });

const ageRule = {max: MAX_ANSWER.line, fits: isAgeText, fault: 'invalid-number'} as const;

/** An age as people write it, or a birthday. */
export const age = () => answer(ageRule).default('');

/** The same, which must be given. */
export const requiredAge = () => answer({...ageRule, isRequired: true});

/** A plain number, such as a household's size or a price. */
export const number = () =>
  answer({max: MAX_ANSWER.number, fits: isNumberText, fault: 'invalid-number'}).default('');

/** A line of text, or a number. */
export const line = (max: number = MAX_ANSWER.line) => answer({max}).default('');

/** A line which must be given. */
export const requiredLineOrNumber = (max: number = MAX_ANSWER.line) => answer({max, isRequired: true});

/** Several lines of text, or a number. */
export const longText = () => answer({max: MAX_ANSWER.text, isClean: isCleanText}).default('');

/** Several lines which must be given. */
export const requiredLongText = () => answer({max: MAX_ANSWER.text, isClean: isCleanText, isRequired: true});

/** A day, which may stay open. */
export const day = () => answer({max: 10, fits: isDayText, fault: 'invalid-date'}).default('');

/** An email address that may stay empty. */
export const optionalEmail = () =>
  answer({max: MAX_LENGTH.email, fits: isEmail, fault: 'invalid-email'}).default('');

/** One of a list, or ''. */
export const choice = <const Choice extends string>(choices: readonly Choice[]) =>
  z
    .union([z.literal(''), z.enum(choices)], {
      error: ({input}): FieldCode => (typeof input === 'string' ? 'not-in-list' : 'wrong-type'),
    })
    .default('');

/** Yes or no; '' and absence are neither. */
export const yesOrNo = () =>
  z
    .union([z.boolean(), z.literal('').transform(() => undefined)], {error: 'wrong-type' satisfies FieldCode})
    .optional();
