import {z} from 'zod';
import type {FieldError} from '../../../contract/problem.ts';
import {fieldErrors} from '../../http/field-errors.ts';
import {MOST_SUBJECT, MOST_TEXT} from '../person/person.schema.ts';
import {countCharacters, isBlank, isCleanLine, isCleanText} from '../../../contract/text-rule.ts';

const written = (most: number, isClean: (text: string) => boolean) =>
  z
    .string()
    .trim()
    .refine((text) => !isBlank(text), {error: 'required'})
    .refine(isClean, {error: 'invalid-characters'})
    .refine((text) => countCharacters(text) <= most, {error: 'too-long'});

const TemplateBody = z.strictObject({
  subject: written(MOST_SUBJECT, isCleanLine),
  text: written(MOST_TEXT, isCleanText),
});

/** A valid template, or its errors. */
type CheckedTemplate =
  | {readonly template: z.output<typeof TemplateBody>}
  | {readonly errors: readonly FieldError[]};

/**
 * Checks a mail template. The path of an error names an unknown placeholder (`text.nmae`); braces without a placeholder are an error of the
 * field.
 */
export const checkTemplate = (value: unknown, placeholders: readonly string[]): CheckedTemplate => {
  const parsed = TemplateBody.safeParse(value);
  if (!parsed.success) return {errors: fieldErrors(parsed.error)};
  const errors = (['subject', 'text'] as const).flatMap((field) =>
    faultsOf(field, parsed.data[field], placeholders),
  );
  return errors.length === 0 ? {template: parsed.data} : {errors};
};

const PLACEHOLDER = /\{\{([^{}]*)\}\}/gu;

const faultsOf = (field: string, text: string, placeholders: readonly string[]): readonly FieldError[] => {
  const unknown = new Set(
    [...text.matchAll(PLACEHOLDER)]
      .map(([, name = '']) => name)
      .filter((name) => !placeholders.includes(name)),
  );
  if (unknown.size > 0)
    return [...unknown].map((name) => ({field: `${field}.${name}`.slice(0, 100), code: 'unknown-field'}));
  return /\{\{|\}\}/u.test(text.replaceAll(PLACEHOLDER, '')) ? [{field, code: 'invalid-format'}] : [];
};
