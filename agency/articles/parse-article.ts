import {dayInWords} from '../day-in-words.ts';
import {readBody, readFrontMatter} from '../front-matter.ts';
import {fillPlaceholders} from '../legal/values.ts';
import type {Article} from './article.ts';
import {FrontMatterSchema} from './front-matter.schema.ts';
import {linkCitations} from './link-citations.ts';
import {parseBlocks} from './parse-blocks.ts';
import {readMinutes} from './read-minutes.ts';

/** An article file's text, and the data for parsing it. */
export type ArticleSource = {
  /** Names the file in errors. */
  readonly file: string;
  readonly text: string;
  /** The language of the formatted date. */
  readonly lang: string;
  /** The values of the placeholders. */
  readonly values: Readonly<Record<string, string>>;
  /** Links terms of the glossary in the markup. */
  readonly linkTerms?: (markup: string) => string;
};

/** Parses one article without its drawing. Throws a ConfigError that names the file, the field and the expectation. */
export const parseArticle = ({
  file,
  text,
  lang,
  values,
  linkTerms = (markup) => markup,
}: ArticleSource): Omit<Article, 'drawing'> => {
  const {fields, body} = readFrontMatter({file, text, schema: FrontMatterSchema, values});
  const content = readBody(file, () => linkCitations(parseBlocks(linkTerms(fillPlaceholders(body, values)))));
  return {
    ...fields,
    searchTitle: fields.searchTitle ?? fields.title,
    publishedInWords: dayInWords(fields.publishedDate, lang),
    readTime: readMinutes(content, lang),
    content,
  };
};
