import type {Browser} from 'playwright-core';
import type {Candidate} from './candidate.ts';
import {type Visit, visit} from './measure.ts';
import type {PageServer} from './page-server.ts';

/** The medians of an embed's visits, minus the page's own cost. */
export type Comparison = Visit & {readonly name: string; readonly way: Candidate['way']};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const mediansOf = (visits: readonly Visit[]): Visit => {
  const of = (part: keyof Visit): number => median(visits.map((one) => one[part]));
  return {
    usable: of('usable'),
    bytes: of('bytes'),
    requests: of('requests'),
    depth: of('depth'),
    mainThread: of('mainThread'),
    longestTask: of('longestTask'),
    heap: of('heap'),
  };
};

/**
 * Visits every page once in each round, so that a slow period of the machine affects all of them. The first candidate is the page alone:
 * its main-thread time and heap are subtracted from the others.
 */
export const compare = async (
  browser: Browser,
  pages: PageServer,
  candidates: readonly Candidate[],
  rounds: number,
): Promise<readonly Comparison[]> => {
  const visits = new Map<Candidate, Visit[]>(candidates.map((candidate) => [candidate, []]));
  for (let round = 1; round <= rounds; round++) {
    console.log(`round ${round} of ${rounds}`);
    for (const candidate of candidates)
      visits.get(candidate)?.push(await visit(browser, pages.addressOf(candidate), candidate));
  }
  const medians = candidates.map((candidate) => ({candidate, cost: mediansOf(visits.get(candidate) ?? [])}));
  const alone = medians[0]?.cost;
  return medians.slice(1).map(({candidate: {name, way}, cost}) =>
    Object.assign(cost, {
      name,
      way,
      mainThread: cost.mainThread - (alone?.mainThread ?? 0),
      heap: cost.heap - (alone?.heap ?? 0),
    }),
  );
};
