/** Reads the glossary from disk. Node only. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {z} from 'zod';

import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {planYearOn} from '../../insurance/calendar/plan-year.ts';
import {dayInWords} from '../day-in-words.ts';
import {day, text} from '../field.schema.ts';
import {readBody, readFrontMatter} from '../front-matter.ts';
import type {Language} from '../../contract/language.ts';
import {fillPlaceholders} from '../legal/values.ts';
import type {Definition, Glossary} from './definition.ts';
import {figureValues} from './figure-values.ts';
import sources from './sources.json' with {type: 'json'};

const FrontMatterSchema = z.strictObject({
  title: text('the title'),
  description: text('one sentence that says what the page holds'),
  updated: day('the day of the last check'),
});

const shape = /^## (?<term>.+) \{#(?<id>[a-z0-9-]+)\}\nwords: (?<words>.+)\n\n(?<text>.+)\s*$/u;

/**
 * Reads the glossary in one language, with the figures of the plan year for which people choose plans on the day of
 * `nowMs`. Throws a ConfigError that names the file and the wrong entry.
 */
export const loadGlossary = (lang: Language, nowMs = Date.now()): Glossary => {
  const file = join(import.meta.dirname, `${lang}.md`);
  const values = figureValues(lang, planYearOn(chicagoDay(nowMs)));
  const source = {file, text: readFileSync(file, 'utf8'), schema: FrontMatterSchema, values: {}};
  const {fields, body} = readFrontMatter(source);
  const terms = readBody(file, () =>
    fillPlaceholders(body, values)
      .split(/^(?=## )/mu)
      .map(definitionOf),
  );
  return {
    ...fields,
    updatedInWords: dayInWords(fields.updated, lang),
    terms: terms.toSorted((one, other) => one.term.localeCompare(other.term, lang)),
  };
};

const isKnown = (id: string): id is keyof typeof sources => Object.hasOwn(sources, id);

const definitionOf = (entry: string): Definition => {
  const {term = '', id = '', words = '', text: body = ''} = shape.exec(entry)?.groups ?? {};
  if (!isKnown(id))
    throw new RangeError(
      `"${entry.slice(0, 40)}" should be "## Term {#id}", "words: forms", and a paragraph; sources.json should have the id`,
    );
  if (body.includes('{{')) throw new RangeError(`nothing is known to put in a placeholder of ${id}`);
  return {id, term, words: words.split(', '), text: body, source: sources[id]};
};
