import {loadavg} from 'node:os';
import type {Browser} from 'playwright-core';
import {median} from '../reliability/program/median.ts';
import {widgetNames} from '../widgets/embed/names.ts';
import {processorTime} from './processor-time.ts';

const INSTANCES = 100;

/** Opens a page with some instances of each element, and returns the processor time until all are drawn. */
const timeOf = async (browser: Browser, site: string, names: readonly string[]): Promise<number> => {
  const page = await browser.newPage({viewport: {width: 1280, height: 900}, bypassCSP: true});
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.goto(`${site}/embed/v1/manifest.json`);
  const before = await processorTime(session);
  await page.evaluate(
    ({tags, instances}) => {
      document.body.innerHTML = tags.map((tag) => `<${tag}></${tag}>`.repeat(instances)).join('');
    },
    {tags: names.map((name) => `lamplight-${name}`), instances: INSTANCES},
  );
  await page.addScriptTag({url: `${site}/embed/v1/lamplight.js`});
  for (const name of names)
    await page.evaluate((tag) => document.querySelector(tag)?.scrollIntoView(), `lamplight-${name}`);
  await page.waitForFunction(
    (count) =>
      [...document.body.children].filter(({shadowRoot}) => shadowRoot?.querySelector('.lamplight[data-live]'))
        .length === count,
    names.length * INSTANCES,
    {polling: 250, timeout: 120_000},
  );
  const time = (await processorTime(session)) - before;
  await page.close();
  return time;
};

/** Prints the processor time of 100 instances of each element, alone and together: the median of three. */
export const printCrowdTimes = async (browser: Browser, site: string): Promise<void> => {
  console.log(
    `\n${INSTANCES} of each element on one page, ms of processor time until all are drawn, CPU not slowed, median of 3 (load ${loadavg()[0]?.toFixed(2)})`,
  );
  for (const [label, names] of [
    ...widgetNames.map((name) => [name, [name]] as const),
    ['all on one page', widgetNames] as const,
  ]) {
    const times: number[] = [];
    for (let round = 0; round < 3; round++) times.push(await timeOf(browser, site, names));
    console.log(`${label.padEnd(24)}${median(times).toFixed(0).padStart(6)}`);
  }
};
