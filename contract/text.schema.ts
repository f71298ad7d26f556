import {z} from 'zod';
import type {FieldCode} from './problem.ts';
import {countCharacters, isBlank, isCleanLine, isCleanText, isEmail, isPhone} from './text-rule.ts';

type TextRule = {
  readonly max: number;
  readonly isRequired: boolean;
  readonly isClean?: (text: string) => boolean;
  /** The pattern of an answered text, and the code of the fault. */
  readonly form?: {readonly fits: (text: string) => boolean; readonly fault: FieldCode};
};

const faultOf = (
  text: string,
  {max, isRequired, isClean = isCleanLine, form}: TextRule,
): FieldCode | undefined => {
  if (!isClean(text)) return 'invalid-characters';
  if (text === '') return isRequired ? 'required' : undefined;
  if (countCharacters(text) > max) return 'too-long';
  if (form && !form.fits(text)) return form.fault;
  return isRequired && isBlank(text) ? 'required' : undefined;
};

// The message of each issue is the field's code; texts for people are made where the language is
// known. One check tells one fault, and never with zod's `abort`: that would keep the checks of the
// whole object from running, and a visitor would learn of a missing phone number only afterwards.
const text = (rule: TextRule) =>
  z
    .string({error: ({input}): FieldCode => (input === undefined ? 'required' : 'wrong-type')})
    .trim()
    .superRefine((value, context) => {
      const fault = faultOf(value, rule);
      if (fault !== undefined) context.addIssue({code: 'custom', message: fault});
    })
    .meta({maxLength: rule.max, ...(rule.isRequired ? {minLength: 1} : {})});

/** A line that must be answered; surrounding space is dropped and an empty text counts as unanswered. */
export const requiredLine = (max: number) => text({max, isRequired: true});

/** A line that may stay empty; unanswered becomes `''`. */
export const optionalLine = (max: number) => text({max, isRequired: false}).default('');

/** A text of several lines that must be answered. */
export const requiredText = (max: number) => text({max, isRequired: true, isClean: isCleanText});

/** A line that must be answered and match a pattern. */
export const requiredForm = (max: number, pattern: RegExp) => {
  const form = {fits: (value: string) => pattern.test(value), fault: 'invalid-format'} as const;
  return text({max, isRequired: true, form}).meta({pattern: pattern.source});
};

/** An email address that must be given. */
export const email = (max: number) => {
  const form = {fits: isEmail, fault: 'invalid-email'} as const;
  return text({max, isRequired: true, form}).meta({format: 'email'});
};

/** A phone number that may stay empty; unanswered becomes `''`. */
export const phone = (max: number) =>
  text({max, isRequired: false, form: {fits: isPhone, fault: 'invalid-phone'}}).default('');

/** One of a closed list, which must be answered; `''` counts as unanswered. */
export const requiredChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, {
    error: ({input}): FieldCode => {
      if (input === undefined || input === '') return 'required';
      return typeof input === 'string' ? 'not-in-list' : 'wrong-type';
    },
  });

const instantFault = ({input}: {readonly input?: unknown}): FieldCode =>
  typeof input === 'string' ? 'invalid-date' : 'wrong-type';

/** A moment in time with its zone, ISO 8601, which must be given. */
export const requiredInstant = () =>
  z.iso.datetime({
    offset: true,
    error: (issue): FieldCode =>
      issue.input === undefined || issue.input === '' ? 'required' : instantFault(issue),
  });

/** A moment in time with its zone, ISO 8601, which may stay empty; unanswered becomes `''`. */
export const optionalInstant = () =>
  z
    .union([z.literal(''), z.iso.datetime({offset: true, error: instantFault})], {error: instantFault})
    .default('');

/** A count that may be given as a number or as text; `''` and absence become undefined. */
export const optionalAmount = () => {
  const error = 'invalid-number' satisfies FieldCode;
  const amountText = z.string().regex(/^\s*\d{1,15}(?:\.\d{1,6})?\s*$/u, {error});
  const unanswered = z.literal('').transform(() => undefined);
  return z.union([z.number().min(0, {error}), unanswered, amountText.transform(Number)], {error}).optional();
};
