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
const PAIRS = 11;

/**
 * Returns the processor time of a page's main thread, CPU slowed four times, in ms, for rows of the page's own in batches of 100. The first
 * 1,000 rows, for which the browser compiles the page's script and the loader's, are not measured.
 */
const rowsTime = async (browser: Browser, site: string, isLoaded: boolean): Promise<number> => {
  // The page is an answer of the server's own, whose policy allows no script.
  const page = await browser.newPage({bypassCSP: true});
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.goto(`${site}/embed/v1/manifest.json`);
  // The browser's own view of JSON would cost more than the rows.
  await page.setContent('<!doctype html><title>A partner</title>');
  if (isLoaded) await page.addScriptTag({url: `${site}/embed/v1/lamplight.js`});
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const addRows = (count: number): Promise<void> =>
    page.evaluate(async (rows) => {
      // Nobody sees the table: frames, whose number depends on the machine's load, cost nothing.
      const table = document.createElement('table');
      table.hidden = true;
      const body = document.body.appendChild(table).createTBody();
      for (let row = 0; row < rows; row++) {
        // Node by node into the page, as a parser does. `insertRow` would count all former rows each time.
        const line = body.appendChild(document.createElement('tr'));
        line.appendChild(document.createElement('td')).textContent = String(row);
        if (row % 100 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
    }, count);
  await addRows(1000);
  // The loader rests after the first rows; the measured rows must meet its observer.
  await page.waitForTimeout(1000);
  // Left over from the first rows, a collection would come in some rounds only.
  await session.send('HeapProfiler.collectGarbage');
  const before = await processorTime(session);
  await addRows(ROWS);
  const time = (await processorTime(session)) - before;
  await page.close();
  return time;
};

/** Measures what the loader adds to a page without our elements, in pairs of visits: the median of the differences, with each pair. */
export const printLoaderCost = async (browser: Browser, site: string): Promise<void> => {
  console.log(
    `\n${ROWS} rows of a page's own, ms of processor time, CPU slowed 4x, ${PAIRS} pairs (load ${loadavg()[0]?.toFixed(2)}); the loader may add 2 ms to 1,000 rows`,
  );
  const added: number[] = [];
  const measure = async (pair: number): Promise<void> => {
    // In turns, because the second visit of a pair meets a warmer browser.
    const order = pair % 2 === 0 ? [true, false] : [false, true];
    const times = new Map<boolean, number>();
    for (const isLoaded of order) times.set(isLoaded, await rowsTime(browser, site, isLoaded));
    const [without = Number.NaN, loaded = Number.NaN] = [times.get(false), times.get(true)];
    added.push((loaded - without) / (ROWS / 1000));
    console.log(
      `pair ${pair} of ${PAIRS}: ${without.toFixed(0)}, with the loader ${loaded.toFixed(0)}; added to 1,000 rows ${added.at(-1)?.toFixed(2)}`,
    );
  };
  const pairs = Array.from({length: PAIRS}, (_, at) => at + 1);
  await runTimed(
    'rows',
    pairs.map((pair) => ({name: `pair ${pair}`, run: () => measure(pair)})),
  );
  const sorted = added.toSorted((a, b) => a - b);
  // Three pairs of eleven below and three above: a difference inside this range is noise.
  const [low, high] = [sorted[3], sorted.at(-4)];
  console.log(
    `added to 1,000 rows, median ${median(added).toFixed(2)}, the middle five between ${low?.toFixed(2)} and ${high?.toFixed(2)}`,
  );
};
