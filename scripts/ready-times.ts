import {loadavg} from 'node:os';
import type {Browser} from 'playwright-core';
import {median} from '../reliability/program/median.ts';
import {widgetNames} from '../widgets/embed/names.ts';
import {processorTime} from './processor-time.ts';

/**
 * Measures the time from navigation to `lamplight-ready` for each element alone on a frame page with the CPU slowed four times: the median
 * of five.
 */
export const printMountTimes = async (browser: Browser, site: string): Promise<void> => {
  console.log(
    `\nReady, ms after navigation, alone on a page, CPU slowed 4x, median of 5 (load ${loadavg()[0]?.toFixed(2)})`,
  );
  for (const name of widgetNames) {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const page = await browser.newPage();
      await page.addInitScript(() => {
        document.addEventListener('lamplight-ready', () =>
          Object.assign(window, {readyAt: performance.now()}),
        );
      });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
      await page.goto(`${site}/embed/v1/frame/${name}`);
      const ready = await page.waitForFunction(() => (window as {readyAt?: number}).readyAt);
      times.push((await ready.jsonValue()) ?? Number.NaN);
      await page.close();
    }
    console.log(`${name.padEnd(24)}${median(times).toFixed(0).padStart(6)}`);
  }
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

/** Measures what the loader adds to a page without our elements: the median of five. */
export const printLoaderCost = async (browser: Browser, site: string): Promise<void> => {
  console.log(
    `\n${ROWS} rows of a page's own, ms of processor time, CPU slowed 4x, median of 5 (load ${loadavg()[0]?.toFixed(2)}); the loader may add 2 ms to 1,000 rows`,
  );
  const times = {without: [] as number[], 'with the loader': [] as number[]};
  for (let round = 0; round < 5; round++) {
    times.without.push(await rowsTime(browser, site, false));
    times['with the loader'].push(await rowsTime(browser, site, true));
  }
  for (const [name, list] of Object.entries(times))
    console.log(`${name.padEnd(24)}${median(list).toFixed(0).padStart(6)}`);
  const added = (median(times['with the loader']) - median(times.without)) / (ROWS / 1000);
  console.log(`${'added to 1,000 rows'.padEnd(24)}${added.toFixed(1).padStart(6)}`);
};
