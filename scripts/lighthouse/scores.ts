import {writeFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import {join} from 'node:path';
import {LANGUAGES} from '../../contract/language.ts';
import {kindsOfPage, pageIn, type SitePage} from '../../host/e2e/every-page.ts';
import {median} from '../../reliability/program/median.ts';
import {type Category, faultsIn, gated, pointsIn, RELEASE, type Report, type Visit} from './visit.ts';

const categories = ['performance', ...gated] as const;

/** How Lighthouse runs: the visits of each page, the pages, and whether `docs/lighthouse.md` keeps the result. */
export type LighthouseChoice = {
  readonly rounds: number;
  /** Languages and addresses (`de`, `/es/blog`) with commas, or `sample`; undefined for every kind of page in every language. */
  readonly only: string | undefined;
  readonly keep: boolean;
};

/** The pages that Lighthouse visits. `sample`: each kind of page once, the languages in turn. Throws when `only` names no page. */
const lighthousePages = (only: string | undefined): readonly SitePage[] => {
  if (only === 'sample')
    return kindsOfPage
      .map((path, turn) => pageIn(LANGUAGES[turn % LANGUAGES.length] ?? 'en', path))
      .filter(({status}) => status === 200);
  const names = only?.split(',');
  const chosen = LANGUAGES.flatMap((lang) => kindsOfPage.map((path) => pageIn(lang, path))).filter(
    ({lang, address, status}) =>
      status === 200 && (names === undefined || names.includes(lang) || names.includes(address)),
  );
  if (chosen.length === 0) throw new Error(`No page has the language or the address ${only ?? ''}.`);
  return chosen;
};

/**
 * Prints Lighthouse's mobile scores of the chosen pages: medians of `rounds`, with the machine's load, which the score for performance
 * depends on. Returns false when a page has fewer than 100 points for accessibility, best practices or search engines.
 */
export const printLighthouse = async (
  {site, root}: {readonly site: string; readonly root: string},
  visit: Visit,
  {rounds, only, keep}: LighthouseChoice,
): Promise<boolean> => {
  const pages = lighthousePages(only);
  const lines: string[] = [];
  const say = (line: string): void => {
    lines.push(line);
    console.log(line);
  };
  console.log('');
  say(`${RELEASE}, mobile, median of ${rounds}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`);
  say(`${'page'.padEnd(38)}perf  a11y  best   seo   paint   blocking  shift   load`);
  let isComplete = true;
  for (const {address} of pages) {
    const reports: Report[] = [];
    while (reports.length < rounds) reports.push(await visit(site + address, categories));
    const points = (category: Category): number =>
      median(reports.map((report) => pointsIn(report, category)));
    const value = (id: string): number =>
      median(reports.map((report) => report.audits[id]?.numericValue ?? 0));
    const times = [
      `${value('largest-contentful-paint').toFixed(0)} ms`.padStart(8),
      `${value('total-blocking-time').toFixed(0)} ms`.padStart(9),
      value('cumulative-layout-shift').toFixed(3).padStart(7),
      (loadavg()[0] ?? 0).toFixed(1).padStart(7),
    ];
    const scores = categories.map((category) => String(points(category)).padStart(4));
    say(`${address.padEnd(38)}${scores.join('  ')}  ${times.join('')}`);
    if (gated.every((category) => points(category) === 100)) continue;
    isComplete = false;
    for (const fault of new Set(reports.flatMap(faultsIn))) say(`  ${fault}`);
  }
  if (keep) {
    const day = new Date().toISOString().slice(0, 10);
    const command = [
      'npm run -s bench -- lighthouse --keep',
      ...(only === undefined ? [] : ['--only', only]),
    ];
    writeFileSync(
      join(root, 'docs/lighthouse.md'),
      `# Lighthouse\n\n\`${command.join(' ')}\`, ${day}. The points for performance and the times depend on the machine's load in the last column.\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`,
    );
  }
  return isComplete;
};
