import type {Block} from './article.ts';
import {parseInline} from './parse-inline.ts';

/* Parses the markup of articles, which is limited on purpose: `## ` and `### ` headings, `- ` and `1. ` lists, notes that begin with `>
   `, drawn lists, each item of which ends with ` |` and its number, paragraphs between blank lines, and the inline markup of parse-inline.ts. Everything else is plain text. */

const heading = /^(?<marks>#{2,3}) +(?<text>.+)$/u;
const bullet = /^- +(?<text>.+)$/u;
const note = /^> +/u;
const number = /^\d+\. +(?<text>.+)$/u;
const amount = / +\|(?<amount>\d+(?:\.\d+)?)(?<percent>%?)$/u;

/** Returns an article's markup as blocks. Throws a RangeError that names a forbidden link or a drawn list without a number. */
export const parseBlocks = (markup: string): readonly Block[] =>
  chunks(markup).flatMap((lines) => {
    const head = heading.exec(lines[0] ?? '')?.groups;
    if (!head) return [blockOf(lines)];
    const level = head['marks'] === '##' ? 2 : 3;
    const title: Block = {kind: 'heading', level, text: parseInline(head['text'] ?? '')};
    const rest = lines.slice(1);
    return rest.length === 0 ? [title] : [title, blockOf(rest)];
  });

/** Lines between blank lines. A list may follow its paragraph without a blank line, and a heading may follow anything. */
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
  const bars = barsOf(lines);
  return {
    kind: 'list',
    isOrdered: item === number,
    items: lines.map((line) => {
      const text = item.exec(line)?.groups?.['text'] ?? line;
      return parseInline(bars ? text.replace(amount, '') : text);
    }),
    ...(bars && {bars}),
  };
};

/** Returns the length of each item's bar, in percent of 100% or of the longest, or undefined for a list without numbers. */
const barsOf = (lines: readonly string[]): readonly number[] | undefined => {
  const found = lines.map((line) => amount.exec(line)?.groups);
  if (found.every((groups) => groups === undefined)) return undefined;
  const missing = found.indexOf(undefined);
  if (missing >= 0) throw new RangeError(`in a drawn list every item ends with |number: ${lines[missing]}`);
  const amounts = found.map((groups) => Number(groups?.['amount']));
  const whole = found.every((groups) => groups?.['percent'] === '%') ? 100 : Math.max(...amounts);
  return amounts.map((each) => Math.round((each / whole) * 100));
};
