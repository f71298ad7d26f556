import {spawnSync} from 'node:child_process';
import {loadavg} from 'node:os';
import {chromiumPath} from '../build/find-browser.ts';
import type {LanguageCode} from '../agency/languages.ts';
import {kindsOfPage, pageIn} from '../host/e2e/every-page.ts';
import {median} from '../reliability/program/median.ts';

// Not a dependency: Lighthouse brings 110 packages, for a measurement that runs only when named.
const release = 'lighthouse@13.5.0';

const gated = ['accessibility', 'best-practices', 'seo'] as const;
const categories = ['performance', ...gated] as const;
type Category = (typeof categories)[number];

type Audit = {readonly numericValue?: number; readonly score: number | null; readonly title: string};

/** The part of Lighthouse's report that the table needs. */
type Report = {
  readonly categories: Readonly<
    Record<Category, {readonly score: number | null; readonly auditRefs: readonly {readonly id: string}[]}>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
};

/** How Lighthouse runs: the visits of each page, the languages, and a program other than the one that npx fetches. */
export type LighthouseChoice = {
  readonly rounds: number;
  readonly languages: readonly LanguageCode[];
  readonly program?: string;
};

// Now and then Lighthouse loses the start of a page in its own trace and asks to be run again.
const LOST_TRACE = 'NO_NAVSTART';
const LAST_TRY = 3;

const visit = (address: string, program: string | undefined, attempt = 1): Report => {
  const options = [
    address,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const [command, args] = program
    ? [process.execPath, [program, ...options]]
    : ['npx', ['--yes', release, ...options]];
  const {stdout, stderr, status} = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {...process.env, CHROME_PATH: chromiumPath() ?? process.env['CHROME_PATH']},
  });
  if (status !== 0 && attempt < LAST_TRY && stderr.includes(LOST_TRACE))
    return visit(address, program, attempt + 1);
  if (status !== 0) throw new Error(`Lighthouse on ${address}: ${stderr}`);
  return JSON.parse(stdout) as Report;
};

const faultsIn = (report: Report): readonly string[] =>
  gated.flatMap((category) =>
    report.categories[category].auditRefs
      .map(({id}) => report.audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
      .map((audit) => `${category}: ${audit?.title ?? ''}`),
  );

/**
 * Prints Lighthouse's mobile scores of each kind of page: medians of `rounds`, with the machine's load, which the score for performance
 * depends on. Returns false when a page has fewer than 100 points for accessibility, best practices or search engines.
 */
export const printLighthouse = (site: string, {rounds, languages, program}: LighthouseChoice): boolean => {
  console.log(
    `\n${release}, mobile, median of ${rounds}\n${'page'.padEnd(38)}perf  a11y  best   seo   paint   blocking  shift   load`,
  );
  let isComplete = true;
  const pages = languages.flatMap((lang) => kindsOfPage.map((path) => pageIn(lang, path)));
  for (const {address} of pages.filter(({status}) => status === 200)) {
    const reports = Array.from({length: rounds}, () => visit(site + address, program));
    const points = (category: Category): number =>
      Math.round(100 * median(reports.map((report) => report.categories[category].score ?? 0)));
    const value = (id: string): number =>
      median(reports.map((report) => report.audits[id]?.numericValue ?? 0));
    const times = [
      `${value('largest-contentful-paint').toFixed(0)} ms`.padStart(8),
      `${value('total-blocking-time').toFixed(0)} ms`.padStart(9),
      value('cumulative-layout-shift').toFixed(3).padStart(7),
      (loadavg()[0] ?? 0).toFixed(1).padStart(7),
    ];
    const scores = categories.map((category) => String(points(category)).padStart(4));
    console.log(`${address.padEnd(38)}${scores.join('  ')}  ${times.join('')}`);
    if (gated.every((category) => points(category) === 100)) continue;
    isComplete = false;
    for (const fault of new Set(reports.flatMap(faultsIn))) console.log(`  ${fault}`);
  }
  return isComplete;
};
