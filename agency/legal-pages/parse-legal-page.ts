import {z} from 'zod';

import {parseBlocks} from '../articles/parse-blocks.ts';
import {dayInWords} from '../day-in-words.ts';
import {day, text} from '../field.schema.ts';
import {readBody, readFrontMatter} from '../front-matter.ts';
import type {LanguageCode} from '../languages.ts';
import {fillPlaceholders} from '../legal/values.ts';
import {includeLegal, type LegalSources} from './include-legal.ts';
import type {LegalPage, LegalPageName, LegalPart} from './legal-page.ts';

/** A page's file and everything that completes it. */
export type LegalPageSource = LegalSources & {
  readonly name: LegalPageName;
  readonly lang: LanguageCode;
  /** Names the file in errors. */
  readonly file: string;
  readonly markup: string;
  /** The values of the placeholders. */
  readonly values: Readonly<Record<string, string>>;
};

const FrontMatterSchema = z.strictObject({
  title: text('the title'),
  description: text('one sentence that says what the page holds'),
  updated: day('the day of the last change'),
});

const partHeading = /^## (?<title>.+?) \{#(?<id>[a-z0-9-]+)\}$/u;

/**
 * Parses one page of legal text. Its markup is that of articles, and each `## ` heading ends with its anchor: `## Notary {#notary}`.
 * Parts that are left with no text are dropped. Throws a ConfigError that names the file and what is wrong.
 */
export const parseLegalPage = (source: LegalPageSource): LegalPage => {
  const {file, name, lang, values, markup: text} = source;
  const {fields, body} = readFrontMatter({file, text, schema: FrontMatterSchema, values});
  const parts = readBody(file, () => {
    const filled = fillPlaceholders(includeLegal(body, source), values);
    const open = /\{\{.*?\}\}/u.exec(filled);
    if (open) throw new RangeError(`nothing is known to put in the place of ${open[0]}`);
    return partsOf(filled);
  });
  return {name, ...fields, updatedInWords: dayInWords(fields.updated, lang), parts};
};

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
