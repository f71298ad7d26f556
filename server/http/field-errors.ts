import type {z} from 'zod';
import {FIELD_CODES, type FieldCode, type FieldError} from '../../contract/problem.ts';

// An answer names at most this many fields and shortens long names, because the names and their number come from
// the request.
const MAX_ERRORS = 50;
const MAX_FIELD_LENGTH = 100;

const isFieldCode = (text: string): text is FieldCode => FIELD_CODES.some((code) => code === text);

/** Formats a dotted path for an answer: short, and well-formed for any keys of the request. */
export const fieldPath = (path: readonly PropertyKey[]): string => {
  const dotted = path.map(String).join('.').toWellFormed();
  return dotted === '' ? 'body' : dotted.slice(0, MAX_FIELD_LENGTH).toWellFormed();
};

const codeOf = (issue: z.core.$ZodIssue): FieldCode => {
  // Our schemas use the code as the message; all other messages are zod's messages for a wrong type.
  if (isFieldCode(issue.message)) return issue.message;
  // The agency's schemas have messages for the person who writes the file, and name the code beside them.
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  if (typeof code === 'string' && isFieldCode(code)) return code;
  if (issue.code === 'too_small' && issue.minimum === 1 && ['string', 'array'].includes(issue.origin))
    return 'required';
  return issue.code === 'invalid_type' ? 'wrong-type' : 'invalid-format';
};

const errorsOf = (issue: z.core.$ZodIssue): FieldError[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({field: fieldPath([...issue.path, key]), code: 'unknown-field'}));
  return [{field: fieldPath(issue.path), code: codeOf(issue)}];
};

/** Lists the invalid fields of a body in the order of the schema, without duplicates. */
export const fieldErrors = (error: z.ZodError): readonly FieldError[] => {
  const byField = new Map<string, FieldError>();
  for (const found of error.issues.flatMap(errorsOf))
    if (!byField.has(found.field)) byField.set(found.field, found);
  return [...byField.values()].slice(0, MAX_ERRORS);
};
