import type {Browser, CDPSession, Page} from 'playwright-core';
import type {Candidate} from './candidate.ts';
import {slowDown} from '../slow-phone.ts';

/** The cost of one visit on the slow phone. Times in milliseconds, sizes in transferred bytes, including the page. */
export type Visit = {
  /** The time from navigation to the first frame in which the visitor can use the embed; NaN when that takes over 30 s. */
  readonly usable: number;
  readonly bytes: number;
  readonly requests: number;
  /** The number of sequential round trips up to that moment, without those of the page itself. */
  readonly depth: number;
  /**
   * The processor time of the main thread in a visit without the watching script, until half a second after the
   * last answer.
   */
  readonly mainThread: number;
  readonly longestTask: number;
  readonly heap: number;
};

const PATIENCE_MS = 30_000;

/** Watches for the first usable frame and for long tasks. Runs before the page's scripts. */
const watch = (isUsable: string): string => `(() => {
  const seen = {usable: undefined, usableAt: undefined, longest: 0};
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({type: 'longtask', buffered: true});
  const look = () => {
    if (document.body && (${isUsable})) {
      seen.usable = performance.now();
      seen.usableAt = performance.timeOrigin + seen.usable;
    }
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();`;

/**
 * Counts the requests and the bytes of all requests up to a moment, and the longest chain of requests in which each
 * request caused the next. A request that has no answer by then is not in the chain, because nothing has waited for it.
 */
const countRequests = (session: CDPSession, address: string) => {
  const depths = new Map<string, number>([[address, 0]]);
  const requests: {readonly id: string; readonly at: number; readonly depth: number}[] = [];
  const sizes = new Map<string, number>();
  const answeredAt = new Map<string, number>();
  /** The milliseconds between the browser's two clocks. */
  let clocks = 0;
  session.on('Network.requestWillBeSent', ({requestId, request: {url}, initiator, wallTime, timestamp}) => {
    clocks = (wallTime - timestamp) * 1000;
    if (url === address || !url.startsWith('http')) return;
    const from =
      initiator.url ??
      initiator.stack?.callFrames[0]?.url ??
      initiator.stack?.parent?.callFrames[0]?.url ??
      '';
    const depth = (depths.get(from) ?? 0) + 1;
    // A preflight, and a module that is requested twice, count by their first request.
    if (!depths.has(url)) depths.set(url, depth);
    requests.push({id: requestId, at: wallTime * 1000, depth: depths.get(url) ?? depth});
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength, timestamp}) => {
    sizes.set(requestId, encodedDataLength);
    answeredAt.set(requestId, timestamp * 1000 + clocks);
  });
  return (end: number): Pick<Visit, 'bytes' | 'requests' | 'depth'> => {
    const until = requests.filter(({at}) => at <= end);
    const answered = until.filter(({id}) => (answeredAt.get(id) ?? Number.POSITIVE_INFINITY) <= end);
    return {
      bytes: until.reduce((sum, {id}) => sum + (sizes.get(id) ?? 0), 0),
      requests: until.length,
      depth: Math.max(0, ...answered.map(({depth}) => depth)),
    };
  };
};

const metricsOf = async (session: CDPSession): Promise<(name: string) => number> => {
  const {metrics} = await session.send('Performance.getMetrics');
  return (wanted) => metrics.find(({name}) => name === wanted)?.value ?? Number.NaN;
};

const usableWithin = async (page: Page): Promise<number> => {
  const usable = await page
    .waitForFunction(() => (window as unknown as {seen: {usable?: number}}).seen.usable, undefined, {
      timeout: PATIENCE_MS,
      polling: 100,
    })
    .catch(() => undefined);
  return usable ? ((await usable.jsonValue()) ?? Number.NaN) : Number.NaN;
};

/** Visits a page once as a first-time visitor on a slow phone, in a new browser context. */
export const visit = async (browser: Browser, address: string, {isUsable}: Candidate): Promise<Visit> => {
  const context = await browser.newContext({viewport: {width: 390, height: 844}});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const count = countRequests(session, address);
    await page.addInitScript(watch(isUsable));
    await page.goto(address);
    const usable = await usableWithin(page);
    // Late work counts toward the longest task.
    await page.waitForLoadState('networkidle');
    const {longest: longestTask, usableAt} = await page.evaluate(
      () => (window as unknown as {seen: {longest: number; usableAt?: number}}).seen,
    );
    const atUse = count(usableAt ?? Number.POSITIVE_INFINITY);
    return {usable, ...atUse, longestTask, ...(await quietVisit(browser, address))};
  } finally {
    await context.close();
  }
};

/**
 * Visits a page without the watching script. That script checks in each frame whether the page is usable, so the
 * browser draws frames that nobody needs, and slow files would increase the main-thread time.
 */
const quietVisit = async (browser: Browser, address: string): Promise<Pick<Visit, 'mainThread' | 'heap'>> => {
  const context = await browser.newContext({viewport: {width: 390, height: 844}});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    // The processor time of the thread, which excludes other programs on the machine.
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const mainThread = (await metricsOf(session))('TaskDuration') * 1000;
    await session.send('HeapProfiler.collectGarbage');
    return {mainThread, heap: (await metricsOf(session))('JSHeapUsedSize')};
  } finally {
    await context.close();
  }
};
