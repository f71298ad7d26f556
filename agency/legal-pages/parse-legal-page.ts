import {z} from 'zod';

import {dayInWords} from '../day-in-words.ts';
import {day, text} from '../field.schema.ts';
import {readBody, readFrontMatter} from '../front-matter.ts';
import {chaptersOf, type PageSource} from './include-legal.ts';
import type {LegalPage, LegalPageName} from './legal-page.ts';

/** A page's file and everything that completes it. */
export type LegalPageSource = PageSource & {readonly name: LegalPageName};

const FrontMatterSchema = z.strictObject({
  title: text('the title'),
  description: text('one sentence that says what the page holds'),
  updated: day('the day of the last change'),
});

/**
 * Parses one page of legal text, chapter by chapter (parse-parts.ts). Throws a ConfigError that names the file and the
 * fault.
 */
export const parseLegalPage = (source: LegalPageSource): LegalPage => {
  const {file, name, lang, values, markup: text} = source;
  const {fields, body} = readFrontMatter({file, text, schema: FrontMatterSchema, values});
  const parts = readBody(file, () => chaptersOf(body, source));
  return {name, ...fields, updatedInWords: dayInWords(fields.updated, lang), parts};
};
