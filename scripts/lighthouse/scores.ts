import {loadavg} from 'node:os';
import type {LanguageCode} from '../../agency/languages.ts';
import {kindsOfPage, pageIn} from '../../host/e2e/every-page.ts';
import {median} from '../../reliability/program/median.ts';
import {type Category, faultsIn, gated, pointsIn, RELEASE, type Report, type Visit} from './visit.ts';

const categories = ['performance', ...gated] as const;

/** How Lighthouse runs: the visits of each page, and the languages. */
export type LighthouseChoice = {
  readonly rounds: number;
  readonly languages: readonly LanguageCode[];
};

/**
 * Prints Lighthouse's mobile scores of each kind of page: medians of `rounds`, with the machine's load, which the score for performance
 * depends on. Returns false when a page has fewer than 100 points for accessibility, best practices or search engines.
 */
export const printLighthouse = async (
  site: string,
  visit: Visit,
  {rounds, languages}: LighthouseChoice,
): Promise<boolean> => {
  console.log(
    `\n${RELEASE}, mobile, median of ${rounds}\n${'page'.padEnd(38)}perf  a11y  best   seo   paint   blocking  shift   load`,
  );
  let isComplete = true;
  const pages = languages.flatMap((lang) => kindsOfPage.map((path) => pageIn(lang, path)));
  for (const {address} of pages.filter(({status}) => status === 200)) {
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
    console.log(`${address.padEnd(38)}${scores.join('  ')}  ${times.join('')}`);
    if (gated.every((category) => points(category) === 100)) continue;
    isComplete = false;
    for (const fault of new Set(reports.flatMap(faultsIn))) console.log(`  ${fault}`);
  }
  return isComplete;
};
