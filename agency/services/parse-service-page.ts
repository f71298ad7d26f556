import {z} from 'zod';

import type {InsuranceType} from '../../contract/insurance-type.ts';
import {type Block, textOf} from '../articles/article.ts';
import {linkLists} from '../articles/link-citations.ts';
import type {TextPart} from '../articles/parse-parts.ts';
import {dayInWords} from '../day-in-words.ts';
import {day, text} from '../field.schema.ts';
import {readBody, readFrontMatter} from '../front-matter.ts';
import {chaptersOf, type PageSource} from '../legal-pages/include-legal.ts';
import {type ServicePage, type ServicePartId, servicePartIds, type ServiceQuestion} from './service-page.ts';

/** A page's file and everything that completes it. */
export type ServicePageSource = PageSource & {readonly id: InsuranceType};

/** A page from its file, without the parts from other files. */
export type ParsedServicePage = Omit<ServicePage, 'sources' | 'related'>;

const FrontMatterSchema = z.strictObject({
  title: text('the title for search engines, without the name of the agency'),
  description: text('one or two sentences for search engines'),
  heading: text('the heading of the page'),
  lede: text('the sentence below the heading'),
  nurse: text('a paragraph of the nurse, which makes no medical promise'),
  updated: day('the day of the last change'),
});

/**
 * Parses the page of one service. The markup is that of legal pages; the chapters of `servicePartIds` are in this
 * order, and the chapter `questions` has each question as a `### ` heading. Throws a ConfigError that names the file
 * and the fault.
 */
export const parseServicePage = (source: ServicePageSource): ParsedServicePage => {
  const {id, lang, file, markup, values, claims} = source;
  const {fields, body} = readFrontMatter({file, text: markup, schema: FrontMatterSchema, values});
  const {questions, ...others} = readBody(file, () => partsById(chaptersOf(body, source)));
  return {
    id,
    ...fields,
    nurse: claims.some(({kind}) => kind === 'nurse') ? fields.nurse : undefined,
    updatedInWords: dayInWords(fields.updated, lang),
    parts: {...others, law: {...others.law, blocks: linkLists(others.law.blocks)}},
    questionsTitle: questions.title,
    questions: questionsIn(questions.blocks),
  };
};

const partsById = (parts: readonly TextPart[]): Record<ServicePartId, TextPart> => {
  const found = parts.map(({id}) => id).join(' ');
  const wanted = servicePartIds.join(' ');
  if (found !== wanted) throw new RangeError(`the chapters should be ${wanted}, in this order, not ${found}`);
  // Complete: the list of anchors has just been checked.
  return Object.fromEntries(parts.map((part) => [part.id, part])) as Record<ServicePartId, TextPart>;
};

/** Splits the blocks at their headings: each heading is a question, the blocks up to the next one its answer. */
const questionsIn = (blocks: readonly Block[]): readonly ServiceQuestion[] => {
  const starts = blocks.flatMap((block, place) => (block.kind === 'heading' ? [place] : []));
  return starts.map((start, index) => {
    const [heading, ...answer] = blocks.slice(start, starts[index + 1]);
    return {question: heading?.kind === 'heading' ? textOf(heading.text) : '', answer};
  });
};
