import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {chromiumPath} from '../../build/find-browser.ts';
import {installInCache} from '../cached-packages.ts';

const VERSION = '13.5.0';

/** The release that the measurements name. */
export const RELEASE = `Lighthouse ${VERSION}`;

/** The categories in which every page must have 100 points. */
export const gated = ['accessibility', 'best-practices', 'seo'] as const;

/** A category of Lighthouse's report. */
export type Category = 'performance' | (typeof gated)[number];

type Audit = {readonly numericValue?: number; readonly score: number | null; readonly title: string};

/** The part of Lighthouse's report that the measurements need; only the visited categories are there. */
export type Report = {
  readonly categories: Readonly<
    Partial<
      Record<Category, {readonly score: number | null; readonly auditRefs: readonly {readonly id: string}[]}>
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
};

/** Thrown when Lighthouse has measured a page in none of its attempts: the points are unknown, not lost. */
export class UnmeasuredPageError extends Error {
  override readonly name = 'UnmeasuredPageError';
  constructor(address: string, failure: string) {
    super(`Lighthouse could not measure ${address}: ${failure}`);
  }
}

/** Visits an address on an emulated phone. Rejects with an `UnmeasuredPageError` after the last attempt. */
export type Visit = (address: string, categories: readonly Category[]) => Promise<Report>;

// Now and then Lighthouse loses the start of a page in its own trace, or its browser on a busy machine, and asks to be run again.
const LAST_TRY = 5;

// A visit takes about half a minute on a busy machine. A browser that hangs must not keep the tests from ending.
const VISIT_LIMIT_MS = 180_000;

const run = (program: string, options: readonly string[]): Promise<{stdout: string; failure?: string}> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...options],
      {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        timeout: VISIT_LIMIT_MS,
        env: {...process.env, CHROME_PATH: chromiumPath() ?? process.env['CHROME_PATH']},
      },
      (error, stdout, stderr) => resolve(error ? {stdout, failure: stderr || error.message} : {stdout}),
    );
  });

/** Lists the categories without a score: an audit that ends with an error of its own leaves its category without one. */
const unscoredIn = (report: Report | undefined, categories: readonly Category[]): readonly Category[] =>
  categories.filter((category) => typeof report?.categories[category]?.score !== 'number');

/** Returns visits by a Lighthouse program. Each visit is attempted five times, because a missing measurement is no lost point. */
export const visitWith = (program: string): Visit => {
  const visit = async (address: string, categories: readonly Category[], attempt = 1): Promise<Report> => {
    const {stdout, failure} = await run(program, [
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      '--disable-full-page-screenshot',
      '--chrome-flags=--headless=new --no-sandbox',
    ]);
    const report = failure === undefined ? (JSON.parse(stdout) as Report) : undefined;
    const missing = unscoredIn(report, categories);
    if (report && missing.length === 0) return report;
    if (attempt < LAST_TRY) return visit(address, categories, attempt + 1);
    throw new UnmeasuredPageError(address, failure ?? `no score for ${missing.join(', ')}`);
  };
  return (address, categories) => visit(address, categories);
};

/**
 * Prepares visits. Lighthouse and its 110 packages are installed into `.cache`, because the product does not need them. Returns undefined
 * when the registry does not answer and no earlier run has installed Lighthouse.
 */
export const prepareVisits = (root: string): Visit | undefined => {
  const folder = installInCache(root, 'lighthouse', {lighthouse: VERSION});
  return folder === undefined ? undefined : visitWith(join(folder, 'node_modules/lighthouse/cli/index.js'));
};

/** Returns the points of a page in a category, 0 to 100. */
export const pointsIn = ({categories}: Report, category: Category): number =>
  Math.round(100 * (categories[category]?.score ?? 0));

/** Lists what costs a page points in the gated categories. */
export const faultsIn = (report: Report): readonly string[] =>
  gated.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .map(({id}) => report.audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
      .map((audit) => `${category}: ${audit?.title ?? ''}`),
  );
