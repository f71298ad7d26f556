import {z} from 'zod';
import type {FieldCode} from './problem.ts';
import {countCharacters, isBlank, isCleanLine, isCleanText, isEmail, isPhone} from './text-rule.ts';

type TextRule = {
  readonly max: number;
  readonly isRequired: boolean;
  readonly isClean?: (text: string) => boolean;
  /** The pattern of a required text, and the code of the error. */
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

// The message of each issue is the field's code; the readable text is chosen where the language is known. Each check reports one error,
// without zod's `abort`. With `abort`, zod would skip the checks of the whole object, and a visitor would see a missing phone number only after
// the next send.
const text = (rule: TextRule) =>
  z
    .string({error: ({input}): FieldCode => (input === undefined ? 'required' : 'wrong-type')})
    .trim()
    .superRefine((value, context) => {
      const fault = faultOf(value, rule);
      if (fault !== undefined) context.addIssue({code: 'custom', message: fault});
    })
    .meta({maxLength: rule.max, ...(rule.isRequired ? {minLength: 1} : {})});

/** A required line; surrounding space is removed, and an empty text counts as unanswered. */
export const requiredLine = (max: number) => text({max, isRequired: true});

/** An optional line; unanswered becomes `''`. */
export const optionalLine = (max: number) => text({max, isRequired: false}).default('');

/** A required text of several lines. */
export const requiredText = (max: number) => text({max, isRequired: true, isClean: isCleanText});

/** A required line that must match a pattern. */
export const requiredForm = (max: number, pattern: RegExp) => {
  const form = {fits: (value: string) => pattern.test(value), fault: 'invalid-format'} as const;
  return text({max, isRequired: true, form}).meta({pattern: pattern.source});
};

/** A required email address. */
export const email = (max: number) => {
  const form = {fits: isEmail, fault: 'invalid-email'} as const;
  return text({max, isRequired: true, form}).meta({format: 'email'});
};

/** An optional phone number; unanswered becomes `''`. */
export const phone = (max: number) =>
  text({max, isRequired: false, form: {fits: isPhone, fault: 'invalid-phone'}}).default('');

/** A required choice from a closed list; `''` counts as unanswered. */
export const requiredChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, {
    error: ({input}): FieldCode => {
      if (input === undefined || input === '') return 'required';
      return typeof input === 'string' ? 'not-in-list' : 'wrong-type';
    },
  });

const instantFault = ({input}: {readonly input?: unknown}): FieldCode =>
  typeof input === 'string' ? 'invalid-date' : 'wrong-type';

/** A required moment with its zone, ISO 8601. */
export const requiredInstant = () =>
  z.iso.datetime({
    offset: true,
    error: (issue): FieldCode =>
      issue.input === undefined || issue.input === '' ? 'required' : instantFault(issue),
  });

/** An optional moment with its zone, ISO 8601; unanswered becomes `''`. */
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
