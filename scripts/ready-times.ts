import {loadavg} from 'node:os';
import {type Browser, errors} from 'playwright-core';
import {median} from '../reliability/program/median.ts';
import {widgetNames} from '../widgets/embed/names.ts';
import {processorTime} from './processor-time.ts';
import {runTimed} from './timed-steps.ts';

const ROUNDS = 5;

/** An element that is not ready after this time is reported as such, and the next is measured. */
const PATIENCE_MS = 10_000;

/** Returns the time from navigation to `lamplight-ready` on a frame page with the CPU slowed four times; NaN when the event does not come. */
const readyTime = async (browser: Browser, address: string): Promise<number> => {
  const page = await browser.newPage();
  try {
    await page.addInitScript(() => {
      document.addEventListener('lamplight-ready', () => Object.assign(window, {readyAt: performance.now()}));
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await page.goto(address, {timeout: PATIENCE_MS});
    const ready = await page.waitForFunction(
      () => (window as {readyAt?: number}).readyAt,
      undefined,
      // In intervals: a frame of a slowed page is work that would count.
      {timeout: PATIENCE_MS, polling: 100},
    );
    return (await ready.jsonValue()) ?? Number.NaN;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Number.NaN;
    throw error;
  } finally {
    await page.close();
  }
};

/** Measures the time to `lamplight-ready` of each element alone on a frame page: the median of five. */
export const printMountTimes = async (browser: Browser, site: string): Promise<void> => {
  console.log(
    `\nReady, ms after navigation, alone on a page, CPU slowed 4x, median of ${ROUNDS} (load ${loadavg()[0]?.toFixed(2)})`,
  );
  const measure = async (name: string): Promise<void> => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(await readyTime(browser, `${site}/embed/v1/frame/${name}`));
    const time = times.some(Number.isNaN)
      ? `not within ${PATIENCE_MS} ms`
      : median(times).toFixed(0).padStart(6);
    console.log(`${name.padEnd(24)}${time}`);
  };
  await runTimed(
    'ready',
    widgetNames.map((name) => ({name, run: () => measure(name)})),
  );
};

const ROWS = 10_000;

/** Returns the processor time of a page's main thread, CPU slowed four times, for rows of the page's own in batches of 100. */
const rowsTime = async (browser: Browser, site: string, isLoaded: boolean): Promise<number> => {
  // The page is an answer of the server's own, whose policy allows no script.
  const page = await browser.newPage({bypassCSP: true});
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.goto(`${site}/embed/v1/manifest.json`);
  if (isLoaded) await page.addScriptTag({url: `${site}/embed/v1/lamplight.js`});
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const before = await processorTime(session);
  await page.evaluate(async (rows) => {
    const body = document.body.appendChild(document.createElement('table')).createTBody();
    for (let row = 0; row < rows; row++) {
      body.insertRow().insertCell().textContent = String(row);
      if (row % 100 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  }, ROWS);
  const time = (await processorTime(session)) - before;
  await page.close();
  return time;
};

/** Measures what the loader adds to a page without our elements: the median of five, with each round. */
export const printLoaderCost = async (browser: Browser, site: string): Promise<void> => {
  console.log(
    `\n${ROWS} rows of a page's own, ms of processor time, CPU slowed 4x, median of ${ROUNDS} (load ${loadavg()[0]?.toFixed(2)}); the loader may add 2 ms to 1,000 rows`,
  );
  const times = {without: [] as number[], 'with the loader': [] as number[]};
  const measure = async (round: number): Promise<void> => {
    times.without.push(await rowsTime(browser, site, false));
    times['with the loader'].push(await rowsTime(browser, site, true));
    const [without, added] = Object.values(times).map((list) => list.at(-1)?.toFixed(0));
    console.log(`round ${round} of ${ROUNDS}: ${without}, with the loader ${added}`);
  };
  const rounds = Array.from({length: ROUNDS}, (_, at) => at + 1);
  await runTimed(
    'rows',
    rounds.map((round) => ({name: `round ${round}`, run: () => measure(round)})),
  );
  for (const [name, list] of Object.entries(times))
    console.log(`${name.padEnd(24)}${median(list).toFixed(0).padStart(6)}`);
  const added = (median(times['with the loader']) - median(times.without)) / (ROWS / 1000);
  console.log(`${'added to 1,000 rows'.padEnd(24)}${added.toFixed(1).padStart(6)}`);
};
