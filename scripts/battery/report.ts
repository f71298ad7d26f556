import {widgetNames} from '../../widgets/embed/names.ts';
import type {Engine} from './engine.ts';
import type {Finding} from './try-page.ts';

/** A page without a result: this driver can never show it (`isUnanswered`), or something failed. */
export type Failure = {readonly isUnanswered: boolean; readonly message: string};

/** One page with each engine's findings, by the engine's name. */
export type Row = {readonly page: string; readonly findings: Map<string, Finding | Failure>};

/** Lists the faults of a cell of the table: nothing when all is well. */
export const wrongsOf = (finding: Finding | Failure): readonly string[] => {
  if ('message' in finding) return finding.isUnanswered ? [] : [finding.message];
  const elements = [...finding.elements]
    .filter(([, state]) => state !== 'drawn')
    .map(([name, state]) => `${name} ${state}`);
  return [...elements, ...new Set(finding.faults)];
};

/** Writes a cell: the number of working elements, and whether the page has other faults. */
export const cellOf = (finding: Finding | Failure | undefined): string => {
  if (!finding) return '';
  if ('message' in finding) return finding.isUnanswered ? 'not shown' : 'FAIL';
  const well = [...finding.elements.values()].filter((state) => state === 'drawn').length;
  return `${wrongsOf(finding).length > 0 ? 'FAIL ' : ''}${well} of ${widgetNames.length}`;
};

const notesOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({page, findings}) =>
    [...findings].flatMap(([engine, finding]) => {
      const reasons = 'message' in finding && finding.isUnanswered ? [finding.message] : wrongsOf(finding);
      return reasons.map((reason) => `- ${page}, ${engine}: ${reason}`);
    }),
  );

const cellsIn = (line: string): string[] => line.slice(2, -2).split(' | ');

const versionsOf = (engines: readonly Engine[]): string =>
  engines.map(({name, version}) => `${name} ${version}`).join(', ');

/**
 * Puts the rows of a run of some pages into the kept table, in the order of the pages, and says below when these pages were visited. Cells and
 * notes of engines that did not run stay.
 */
export const withRows = (
  kept: string,
  rows: readonly Row[],
  engines: readonly Engine[],
  pages: readonly string[],
): string => {
  const lines = kept.trimEnd().split('\n');
  const head = lines.findIndex((line) => line.startsWith('| page |'));
  const rest = lines.findIndex((line, place) => place > head && !line.startsWith('|'));
  const end = rest === -1 ? lines.length : rest;
  const [, ...columns] = cellsIn(lines[head] ?? '');
  const table = new Map(
    lines.slice(head + 2, end).map((line) => {
      const [page = '', ...cells] = cellsIn(line);
      return [page, cells] as const;
    }),
  );
  for (const {page, findings} of rows)
    table.set(
      page,
      columns.map((name, place) => cellOf(findings.get(name)) || (table.get(page)?.[place] ?? '')),
    );
  const ordered = [...table].toSorted(([one], [other]) => pages.indexOf(one) - pages.indexOf(other));
  const isOutdated = (line: string): boolean =>
    rows.some(({page, findings}) =>
      [...findings.keys()].some((engine) => line.startsWith(`- ${page}, ${engine}: `)),
    );
  const again = rows.map(({page}) => page).join('; ');
  const day = new Date().toISOString().slice(0, 10);
  return [
    ...lines.slice(0, head + 2),
    ...ordered.map(([page, cells]) => `| ${[page, ...cells].join(' | ')} |`),
    ...lines.slice(end).filter((line) => !isOutdated(line)),
    '',
    `Visited on ${day} with ${versionsOf(engines)}: ${again}.`,
    ...notesOf(rows),
    '',
  ].join('\n');
};

/** Writes the table of all pages and engines for docs/engines.md. */
export const tableOf = (
  rows: readonly Row[],
  engines: readonly Engine[],
  missing: readonly string[],
): string => {
  const cells = rows.map(
    ({page, findings}) => `| ${[page, ...engines.map(({name}) => cellOf(findings.get(name)))].join(' | ')} |`,
  );
  const notes = notesOf(rows);
  const about = versionsOf(engines);
  return `# Hostile pages in three engines

\`npm run battery -- --keep\`, ${new Date().toISOString().slice(0, 10)}: ${about}.

Each page carries all ${widgetNames.length} elements. A cell says how many elements of the page are upgraded, drawn, and show their first control. It fails,
too, when the page has an error, a refused policy, a request to a third party, a cookie, an entry in storage, more than the one global name
\`Lamplight\`, or markup around the elements that differs from the page without our scripts; when a dialog does not open, cannot be closed or
scrolls sideways; when typing into the quote form by keys does not arrive; and, at 400 %, when a paragraph is a few letters wide.
On paper nothing is typed, and in WebKitGTK nothing in the frame with a sandbox, where the keys of its driver do not arrive. Chromium's driver sets
media by a command. Firefox gets forced colors and reduced motion from its preferences, and each look at its page on paper prints the page. WebKitGTK gets
reduced motion from the setting \`gtk-enable-animations\`. The buttons that close dialogs are searched in the whole window, because WebKitGTK's
rectangles of a zoomed page are in other pixels than its points. The pages are in \`embed-demo/e2e/hostile-*.ts\`, the checks in \`scripts/battery/try-page.ts\`.

| page | ${engines.map(({name}) => name).join(' | ')} |
|---|${engines.map(() => '---|').join('')}
${cells.join('\n')}
${[...missing.map((line) => `- not installed: ${line}`), ...notes].map((line) => `${line}\n`).join('')}`.replace(
    /(\|\n)(- )/u,
    '$1\n$2',
  );
};
