import {loadavg} from 'node:os';
import type {Browser} from 'playwright-core';
import {slowDown} from './slow-phone.ts';
import {median} from '../reliability/program/median.ts';

type Paint = {lcp: number; blocking: number; cls: number};

/** Opens the landing page once on the slow phone. */
const openSlowly = async (browser: Browser, site: string): Promise<Paint> => {
  const page = await browser.newPage({viewport: {width: 390, height: 844}});
  await page.addInitScript(() => {
    const seen: Paint = {lcp: 0, blocking: 0, cls: 0};
    Object.assign(window, {seen});
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page runs this function alone
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
    watch('largest-contentful-paint', ({startTime}) => (seen.lcp = startTime));
    watch('longtask', ({duration}) => (seen.blocking += duration - 50));
    watch('layout-shift', (entry) => (seen.cls += (entry as unknown as {value: number}).value));
  });
  const session = await page.context().newCDPSession(page);
  await slowDown(session);
  await page.goto(site);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as {seen: Paint}).seen);
  await page.close();
  return seen;
};

/** Prints largest paint, blocking time and layout shift of the landing page on a slow phone: medians of five, with the machine's load. */
export const printLandingTimes = async (browser: Browser, site: string): Promise<void> => {
  const runs: Paint[] = [];
  for (let round = 0; round < 5; round++) runs.push(await openSlowly(browser, site));
  const of = (part: keyof Paint): number => median(runs.map((run) => run[part]));
  console.log(
    `\nLanding page, 150 ms, 1.6 Mbit/s, CPU slowed 4x, median of 5 (load ${loadavg()[0]?.toFixed(2)}): ` +
      `largest paint ${of('lcp').toFixed(0)} ms, blocking ${of('blocking').toFixed(0)} ms, shift ${of('cls').toFixed(3)}`,
  );
};
