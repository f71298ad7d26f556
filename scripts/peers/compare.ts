import type {Browser} from 'playwright-core';
import type {Candidate} from './candidate.ts';
import {type Visit, visit} from './measure.ts';
import type {PageServer} from './page-server.ts';
import {median} from '../../reliability/program/median.ts';

/** The medians of an embed's visits, minus the page's own cost. A main-thread time within the noise of the run is 0. */
export type Comparison = Visit & {readonly name: string; readonly way: Candidate['way']};

/** The comparisons of one run. */
export type Run = {
  readonly comparisons: readonly Comparison[];
  /** The spread of the main-thread times of the page alone, in milliseconds; a smaller difference means nothing. */
  readonly noise: number;
};

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

/** Compares the embeds: the medians of their visits minus the page's own cost. */
export const compare = async (
  browser: Browser,
  pages: PageServer,
  candidates: readonly Candidate[],
  rounds: number,
): Promise<Run> => {
  const visits = new Map<Candidate, Visit[]>(candidates.map((candidate) => [candidate, []]));
  for (let round = 1; round <= rounds; round++) {
    console.log(`round ${round} of ${rounds}`);
    for (const candidate of candidates)
      visits.get(candidate)?.push(await visit(browser, pages.addressOf(candidate), candidate));
  }
  const medians = candidates.map((candidate) => ({candidate, cost: mediansOf(visits.get(candidate) ?? [])}));
  const [alone] = medians;
  if (!alone) throw new Error('nothing to compare with');
  const ofAlone = (visits.get(alone.candidate) ?? []).map(({mainThread}) => mainThread);
  const noise = Math.max(...ofAlone) - Math.min(...ofAlone);
  const comparisons = medians.slice(1).map(({candidate: {name, way}, cost}) => {
    const mainThread = cost.mainThread - alone.cost.mainThread;
    return Object.assign(cost, {
      name,
      way,
      mainThread: mainThread > noise ? mainThread : 0,
      heap: cost.heap - alone.cost.heap,
    });
  });
  return {comparisons, noise};
};
