import type {Locator} from '@playwright/test';

/** Parts whose whole text a screen reader speaks without being asked. */
const SPOKEN = /^\s*- (?:alert|status|log)\b/u;

/** Running text without anything to act on. */
const PROSE = /^\s*- (?:text|paragraph|strong|term|definition|caption)(?::\s+\S|$)/u;

const indentOf = (line: string): number => line.search(/\S/u);

/** A line without the text of its part; the words of a disclosure stay, because they are its name. */
const nameOnly = (line: string): string =>
  /^\s*- group:/u.test(line)
    ? line
    : line.replace(/^(?<role>\s*- [a-z]+(?: \[[^\]]*\])*): \S.*$/u, '$<role>');

const MOST_OPTIONS = 10;

const isOption = (line: string | undefined): boolean => line !== undefined && /^\s*- option\b/u.test(line);

/** Shortens a long list of options, such as 254 counties, to the first option and the number of the others. */
const withoutLongLists = (lines: readonly string[]): readonly string[] => {
  const startOf = (at: number): number => {
    let start = at;
    while (isOption(lines[start - 1])) start -= 1;
    return start;
  };
  const endOf = (at: number): number => {
    let end = at;
    while (isOption(lines[end])) end += 1;
    return end;
  };
  return lines.flatMap((line, at) => {
    if (!isOption(line)) return [line];
    const [start, end] = [startOf(at), endOf(at)];
    if (end - start <= MOST_OPTIONS || at === start) return [line];
    return at === start + 1 ? [line.replace(/- .*/u, `- ${end - start - 1} more options`)] : [];
  });
};

/**
 * The accessibility tree of a part of a page, as a screen reader walks through it: landmarks, headings, lists and controls with their names and
 * states, shadow roots included. Running text and addresses are left out, because editors change them every week; the texts of alerts and
 * status messages stay.
 */
export const readingOutline = async (part: Locator): Promise<string> => {
  const kept: string[] = [];
  let spokenAt: number | undefined;
  for (const line of (await part.ariaSnapshot()).split('\n')) {
    if (spokenAt !== undefined && indentOf(line) <= spokenAt) spokenAt = undefined;
    if (SPOKEN.test(line)) spokenAt ??= indentOf(line);
    // An address names the port of the test's server.
    if (/^\s*- \/url:/u.test(line)) continue;
    if (spokenAt === undefined && PROSE.test(line)) continue;
    kept.push(spokenAt === undefined ? nameOnly(line) : line);
  }
  // A link has a colon before its address, which is left out; so has a list item before its text.
  const isParent = (at: number): boolean => indentOf(kept[at + 1] ?? '') > indentOf(kept[at] ?? '');
  const named = kept.map((line, at) => (line.endsWith(':') && !isParent(at) ? line.slice(0, -1) : line));
  return `${withoutLongLists(named).join('\n')}\n`;
};
