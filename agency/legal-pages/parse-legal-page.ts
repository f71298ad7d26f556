import {z} from 'zod';

import {parseBlocks} from '../articles/parse-blocks.ts';
import {ConfigError} from '../config-error.ts';
import {day, text} from '../field.schema.ts';
import type {LanguageCode} from '../languages.ts';
import {fillPlaceholders} from '../legal/values.ts';
import {parseAs} from '../read-json.ts';
import {includeLegal, type LegalSources} from './include-legal.ts';
import type {LegalPage, LegalPageName, LegalPart} from './legal-page.ts';

/** A page's file and everything that completes it. */
export type LegalPageSource = LegalSources & {
  readonly name: LegalPageName;
  readonly lang: LanguageCode;
  /** Names the file in errors. */
  readonly file: string;
  readonly markup: string;
  /** What the placeholders stand for. */
  readonly values: Readonly<Record<string, string>>;
};

const FrontMatterSchema = z.strictObject({
  title: text('the title'),
  description: text('one sentence that says what the page holds'),
  updated: day('the day of the last change'),
});

const shape = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?\n(?<body>[\s\S]*)$/u;
const partHeading = /^## (?<title>.+?) \{#(?<id>[a-z0-9-]+)\}$/u;

/**
 * One page of legal text. Its markup is that of articles, and each `## ` heading ends with its anchor: `## Notary {#notary}`.
 * Parts that are left with no text are dropped. Throws a ConfigError that names the file and what is wrong.
 */
export const parseLegalPage = (source: LegalPageSource): LegalPage => {
  const {file, name, lang, values} = source;
  const pieces = shape.exec(source.markup)?.groups;
  if (!pieces) throw wrong(file, 'should begin with title, description and updated between two lines of ---');
  const head = parseAs(FrontMatterSchema, fieldsOf(fillPlaceholders(pieces['head'] ?? '', values)), file);
  const parts = reportedFor(file, () => {
    const body = fillPlaceholders(includeLegal(pieces['body'] ?? '', source), values);
    const open = /\{\{.*?\}\}/u.exec(body);
    if (open) throw new RangeError(`nothing is known to put in the place of ${open[0]}`);
    return partsOf(body);
  });
  return {name, ...head, updatedInWords: dayInWords(head.updated, lang), parts};
};

const fieldsOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head.split(/\r?\n/u).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );

const partsOf = (body: string): readonly LegalPart[] =>
  body
    .split(/^(?=## )/mu)
    .map(partOf)
    .filter(({blocks}) => blocks.length > 0);

const partOf = (markup: string): LegalPart => {
  if (!markup.startsWith('## ')) return {id: '', title: '', blocks: parseBlocks(markup)};
  const [line = '', ...rest] = markup.split(/\r?\n/u);
  const {id, title} = partHeading.exec(line.trimEnd())?.groups ?? {};
  if (id === undefined || title === undefined)
    throw new RangeError(`the heading "${line}" should end with its anchor, such as {#notary}`);
  return {id, title, blocks: parseBlocks(rest.join('\n'))};
};

const reportedFor = <Result>(file: string, act: () => Result): Result => {
  try {
    return act();
  } catch (cause) {
    if (cause instanceof RangeError) throw wrong(file, `should be mended: ${cause.message}`, cause);
    throw cause;
  }
};

const wrong = (file: string, expected: string, cause?: unknown): ConfigError =>
  new ConfigError(file, [{field: '(text)', expected}], {cause});

const dayInWords = (value: string, lang: LanguageCode): string =>
  new Intl.DateTimeFormat(lang, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(`${value}T00:00:00Z`));
