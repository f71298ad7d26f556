import {parse, YAMLParseError} from 'yaml';
import type {z} from 'zod';

import {ConfigError} from './config-error.ts';
import {fillAllPlaceholders} from './legal/values.ts';
import {parseAs} from './read-json.ts';

/** A Markdown file of the agency with fields in YAML between two lines of `---`. */
export type MarkdownFile<Schema extends z.ZodType> = {
  /** Names the file in errors. */
  readonly file: string;
  readonly text: string;
  readonly schema: Schema;
  /** The values of the placeholders in the fields. */
  readonly values: Readonly<Record<string, string>>;
};

const shape = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?\n(?<body>[\s\S]*)$/u;

/**
 * Reads the typed fields with their placeholders filled in, and the raw text below them. Throws a ConfigError that names the file, the
 * field and the expectation.
 */
export const readFrontMatter = <Schema extends z.ZodType>({
  file,
  text,
  schema,
  values,
}: MarkdownFile<Schema>): {readonly fields: z.infer<Schema>; readonly body: string} => {
  const parts = shape.exec(text)?.groups;
  if (!parts) throw wrong(file, 'should begin with fields between two lines of ---');
  return {
    fields: parseAs(schema, fillAllPlaceholders(fieldsOf(parts['head'] ?? '', file), values), file),
    body: parts['body'] ?? '',
  };
};

const fieldsOf = (head: string, file: string): unknown => {
  try {
    return parse(head);
  } catch (cause) {
    if (!(cause instanceof YAMLParseError)) throw cause;
    const [message] = cause.message.split('\n');
    throw wrong(file, `should have fields in YAML, texts with a colon in quotes (${message ?? ''})`, cause);
  }
};

/**
 * Runs `read`, which parses the text below the fields. Its RangeError becomes a ConfigError that names the file.
 */
export const readBody = <Result>(file: string, read: () => Result): Result => {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw wrong(file, `should be corrected: ${cause.message}`, cause);
  }
};

const wrong = (file: string, expected: string, cause?: unknown): ConfigError =>
  new ConfigError(file, [{field: '(text)', expected}], {cause});
