import type {Block} from './article.ts';
import {parseInline} from './parse-inline.ts';

/* Parses the markup of articles, which is limited on purpose: `## ` and `### ` headings, `- ` and `1. ` lists, notes that begin with `>
   `, paragraphs between blank lines, and the inline markup of parse-inline.ts. Everything else is plain text. */

const heading = /^(?<marks>#{2,3}) +(?<text>.+)$/u;
const bullet = /^- +(?<text>.+)$/u;
const note = /^> +/u;
const number = /^\d+\. +(?<text>.+)$/u;

/** Returns an article's markup as blocks. Throws a RangeError that names a forbidden link. */
export const parseBlocks = (markup: string): readonly Block[] =>
  chunks(markup).flatMap((lines) => {
    const head = heading.exec(lines[0] ?? '')?.groups;
    if (!head) return [blockOf(lines)];
    const level = head['marks'] === '##' ? 2 : 3;
    const title: Block = {kind: 'heading', level, text: parseInline(head['text'] ?? '')};
    const rest = lines.slice(1);
    return rest.length === 0 ? [title] : [title, blockOf(rest)];
  });

/** Lines between blank ones. A list may follow its paragraph without a blank line, and a heading may follow anything. */
const chunks = (markup: string): string[][] => {
  const found: string[][] = [];
  let open: string[] | null = null;
  for (const line of markup.split(/\r?\n/u)) {
    const text = line.trimEnd();
    const first = open?.[0];
    const startsAnew = heading.test(text) || (first !== undefined && isItem(text) !== isItem(first));
    if (text === '') open = null;
    else if (open === null || startsAnew) found.push((open = [text]));
    else open.push(text);
  }
  return found;
};

const isItem = (line: string): boolean => bullet.test(line) || number.test(line);

const blockOf = (lines: readonly string[]): Block => {
  const first = lines[0] ?? '';
  const item = bullet.test(first) ? bullet : number;
  if (note.test(first))
    return {kind: 'note', text: parseInline(lines.map((line) => line.replace(note, '')).join(' '))};
  if (!item.test(first)) return {kind: 'paragraph', text: parseInline(lines.join(' '))};
  return {
    kind: 'list',
    isOrdered: item === number,
    items: lines.map((line) => parseInline(item.exec(line)?.groups?.['text'] ?? line)),
  };
};
