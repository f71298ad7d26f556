import {z} from 'zod';

import {parseParts} from '../articles/parse-parts.ts';
import {dayInWords} from '../day-in-words.ts';
import {day, text} from '../field.schema.ts';
import {readBody, readFrontMatter} from '../front-matter.ts';
import type {LanguageCode} from '../languages.ts';
import {fillPlaceholders} from '../legal/values.ts';
import {includeLegal, type LegalSources} from './include-legal.ts';
import type {LegalPage, LegalPageName} from './legal-page.ts';

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

/**
 * Parses one page of legal text, chapter by chapter (parse-parts.ts). Throws a ConfigError that names the file and what is
 * wrong.
 */
export const parseLegalPage = (source: LegalPageSource): LegalPage => {
  const {file, name, lang, values, markup: text} = source;
  const {fields, body} = readFrontMatter({file, text, schema: FrontMatterSchema, values});
  const parts = readBody(file, () => {
    const filled = fillPlaceholders(includeLegal(body, source), values);
    const open = /\{\{.*?\}\}/u.exec(filled);
    if (open) throw new RangeError(`nothing is known to put in the place of ${open[0]}`);
    return parseParts(filled);
  });
  return {name, ...fields, updatedInWords: dayInWords(fields.updated, lang), parts};
};
