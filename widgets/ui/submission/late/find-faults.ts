import {MAX_LENGTH} from '../../../../contract/limit.ts';
import type {FieldCode} from '../../../../contract/problem.ts';
import {
  countCharacters,
  isBlank,
  isCleanLine,
  isCleanText,
  isEmail,
  isPhone,
} from '../../../../contract/text-rule.ts';
import type {Answers, Faults, SubmissionRules} from '../submission-rules.ts';

const faultOf = (field: string, answer: string, isRequired: boolean): FieldCode | undefined => {
  const isClean = field === 'message' ? isCleanText : isCleanLine;
  if (!isClean(answer)) return 'invalid-characters';
  if (answer === '') return isRequired ? 'required' : undefined;
  // A field without a limit is a choice, and its control has no other values.
  const max: number | undefined = MAX_LENGTH[field as keyof typeof MAX_LENGTH];
  if (countCharacters(answer) > (max ?? Infinity)) return 'too-long';
  if (field === 'email' && !isEmail(answer)) return 'invalid-email';
  if (field === 'phone' && !isPhone(answer)) return 'invalid-phone';
  return isRequired && isBlank(answer) ? 'required' : undefined;
};

/** Finds the fault of each answer by the server's rules; empty when the form can be sent. */
export const findFaults = <Field extends string>(
  {fields, optional}: Pick<SubmissionRules<Field>, 'fields' | 'optional'>,
  answers: Answers<Field>,
  isNumberNeeded: boolean,
): Faults => {
  const faults: Partial<Record<string, FieldCode>> = {};
  for (const field of fields) {
    // A consent to calls or texts needs a number.
    const isRequired = !optional.includes(field) || (field === 'phone' && isNumberNeeded);
    const fault = faultOf(field, answers[field].trim(), isRequired);
    if (fault) faults[field] = fault;
  }
  return faults;
};
