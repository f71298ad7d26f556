import {readFileSync} from 'node:fs';

import type {z} from 'zod';

import {ConfigError, type Problem} from './config-error.ts';

/** Reads the value in a JSON file. Throws a ConfigError when the file is missing or is not JSON. */
export const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (cause) {
    const expected =
      cause instanceof SyntaxError
        ? `should be valid JSON (${cause.message})`
        : 'should be a file that can be read';
    throw new ConfigError(file, [{field: '(file)', expected}], {cause});
  }
};

/** Parses a value with a schema. Throws a ConfigError that names every invalid field and the expectation. */
export const parseAs = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
): z.infer<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ConfigError(file, parsed.error.issues.map(problemOf), {cause: parsed.error});
};

const problemOf = (issue: z.core.$ZodIssue): Problem => {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => (field === '' ? key : `${field}.${key}`));
    return {field: names.join(', '), expected: 'should not be there: no such field is known'};
  }
  return {field: field === '' ? '(file)' : field, expected: issue.message};
};
