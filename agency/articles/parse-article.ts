import {ConfigError} from '../config-error.ts';
import {parseAs} from '../read-json.ts';
import type {Article} from './article.ts';
import {FrontMatterSchema} from './front-matter.schema.ts';
import {parseBlocks} from './parse-blocks.ts';

/** An article file's text and what is needed to read it. */
export type ArticleSource = {
  /** Names the file in errors. */
  readonly file: string;
  readonly text: string;
  /** The language its date is written in. */
  readonly lang: string;
};

const shape = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?\n(?<body>[\s\S]*)$/u;

/** One article, typed. Throws a ConfigError that names the file, the field and what it should be. */
export const parseArticle = ({file, text, lang}: ArticleSource): Article => {
  const parts = shape.exec(text)?.groups;
  if (!parts) {
    throw new ConfigError(file, [
      {field: '(file)', expected: 'should begin with fields between two lines of ---'},
    ]);
  }
  const summary = parseAs(FrontMatterSchema, fieldsOf(parts['head'] ?? ''), file);
  return {
    ...summary,
    publishedInWords: dayInWords(summary.publishedDate, lang),
    content: contentOf(parts['body'] ?? '', file),
  };
};

/** `name: value` lines; only the first colon divides, titles have colons of their own. */
const fieldsOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head.split(/\r?\n/u).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );

const contentOf = (body: string, file: string): Article['content'] => {
  try {
    return parseBlocks(body);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new ConfigError(file, [{field: '(text)', expected: `should have safe links: ${cause.message}`}], {
      cause,
    });
  }
};

const dayInWords = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(`${day}T00:00:00Z`));
