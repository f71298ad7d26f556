import type {Block} from './article.ts';
import {parseBlocks} from './parse-blocks.ts';

/** A chapter: its anchor, its heading and the text under it. Before the first heading both are ''. */
export type TextPart = {
  /** The anchor, which is the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

const partHeading = /^## (?<title>.+?) \{#(?<id>[a-z0-9-]+)\}$/u;

/**
 * Parses a text into chapters. Its markup is that of articles, and each `## ` heading ends with its anchor: `## Notary {#notary}`.
 * Chapters without text are dropped. Throws a RangeError that names a heading without an anchor.
 */
export const parseParts = (markup: string): readonly TextPart[] =>
  markup
    .split(/^(?=## )/mu)
    .map(partOf)
    .filter(({blocks}) => blocks.length > 0);

const partOf = (markup: string): TextPart => {
  if (!markup.startsWith('## ')) return {id: '', title: '', blocks: parseBlocks(markup)};
  const [line = '', ...rest] = markup.split(/\r?\n/u);
  const {id, title} = partHeading.exec(line.trimEnd())?.groups ?? {};
  if (id === undefined || title === undefined)
    throw new RangeError(`the heading "${line}" should end with its anchor, such as {#notary}`);
  return {id, title, blocks: parseBlocks(rest.join('\n'))};
};
