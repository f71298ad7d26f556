import {z} from 'zod';
import {
  ageFault,
  COUNTS,
  countFault,
  dueDateFault,
  isDayText,
  isNegative,
  isNumberText,
} from './ai-workflow-rule.ts';
import {MAX_ANSWER} from './ai-workflow.ts';
import {MAX_LENGTH} from './limit.ts';
import type {FieldCode} from './problem.ts';
import {countCharacters, isCleanLine, isCleanText, isEmail} from './text-rule.ts';

// Numbers may be text, and an unanswered field is '' or absent: after these schemas every answer is a trimmed text, '' when unanswered. The
// engine interprets texts such as "$40,000 in two accounts".

type Rule = {
  readonly max: number;
  readonly isRequired?: boolean;
  readonly isClean?: (text: string) => boolean;
  readonly faultOf?: (text: string) => FieldCode | undefined;
};

const answer = ({max, isRequired = false, isClean = isCleanLine, faultOf}: Rule) =>
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
      else {
        const fault = faultOf?.(text);
        if (fault) refuse(fault);
      }
    });

const ageRule = {max: MAX_ANSWER.line, faultOf: (text: string) => ageFault(text)} as const;

/** An age as typed by people, or a birthday. */
export const age = () => answer(ageRule).default('');

/** A required age. */
export const requiredAge = () => answer({...ageRule, isRequired: true});

/** A plain amount, such as a price. */
export const number = () =>
  answer({
    max: MAX_ANSWER.number,
    faultOf: (text) => (isNumberText(text) ? undefined : 'invalid-number'),
  }).default('');

/** A whole number, such as a household's size. */
export const count = (name: keyof typeof COUNTS) =>
  answer({max: MAX_ANSWER.number, faultOf: (text) => countFault(text, COUNTS[name])}).default('');

const notNegative = (text: string): FieldCode | undefined => (isNegative(text) ? 'out-of-range' : undefined);

/** An amount as typed by people, with or without words: `$40,000 in two accounts`. */
export const money = (max: number = MAX_ANSWER.text) => answer({max, faultOf: notNegative}).default('');

/** A line of text, or a number. */
export const line = (max: number = MAX_ANSWER.line) => answer({max}).default('');

/** A required line. */
export const requiredLineOrNumber = (max: number = MAX_ANSWER.line) => answer({max, isRequired: true});

/** Several lines of text, or a number. */
export const longText = () => answer({max: MAX_ANSWER.text, isClean: isCleanText}).default('');

/** A required text of several lines. */
export const requiredLongText = () => answer({max: MAX_ANSWER.text, isClean: isCleanText, isRequired: true});

/** An optional day. */
export const day = () =>
  answer({max: 10, faultOf: (text) => (isDayText(text) ? undefined : 'invalid-date')}).default('');

/** An optional due date, or the day on which a pregnancy ended. */
export const dueDate = () => answer({max: 10, faultOf: (text) => dueDateFault(text)}).default('');

/** An optional email address. */
export const optionalEmail = () =>
  answer({max: MAX_LENGTH.email, faultOf: (text) => (isEmail(text) ? undefined : 'invalid-email')}).default(
    '',
  );

/** One of a list, or ''. */
export const choice = <const Choice extends string>(choices: readonly Choice[]) =>
  z
    .union([z.literal(''), z.enum(choices)], {
      error: ({input}): FieldCode => (typeof input === 'string' ? 'not-in-list' : 'wrong-type'),
    })
    .default('');

/** Yes or no; '' and absence mean unanswered. */
export const yesOrNo = () =>
  z
    .union([z.boolean(), z.literal('').transform(() => undefined)], {error: 'wrong-type' satisfies FieldCode})
    .optional();
