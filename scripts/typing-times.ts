import {loadavg} from 'node:os';
import type {Browser, Page} from 'playwright-core';
import {median} from '../reliability/program/median.ts';
import {keystrokesIn, TRACE_CATEGORIES, type TraceEvent} from './typing-trace.ts';

/** The layout shifts while somebody types, and the nodes that moved. */
type Shifts = {readonly shift: number; readonly moved: readonly string[]};

/** An element in which somebody types. */
export type Scene = {
  readonly name: string;
  /** The name of the element, which is measured on its own frame page. */
  readonly element: string;
  /** Brings the fields into view. */
  readonly open: (page: Page) => Promise<void>;
  /** The fields by name, with the text for each. */
  readonly typed: readonly (readonly [field: string, text: string])[];
};

const openCalculator = async (page: Page): Promise<void> => {
  await page.locator('.opener').click();
  await page.locator('[part=calculate]').last().waitFor({state: 'attached'});
  await page.evaluate(() => {
    const element = document.querySelector<HTMLElement & {values: object; calculate: () => void}>(
      'lamplight-aca-calculator, lamplight-life-calculator, lamplight-retirement-calculator',
    );
    element?.calculate();
  });
};

/** The elements whose results follow the typed letters. */
export const scenes: readonly Scene[] = [
  {
    name: 'questionnaire',
    element: 'questionnaire',
    open: async (page) => {
      await page.locator('[name=age]').click();
    },
    typed: [
      ['age', '1984-03-15'],
      ['location', 'Houston, TX 77002'],
    ],
  },
  {
    name: 'Marketplace calculator',
    element: 'aca-calculator',
    open: openCalculator,
    typed: [['income', '63840.50']],
  },
  {
    name: 'life calculator',
    element: 'life-calculator',
    open: openCalculator,
    typed: [['income', '75000.50']],
  },
  {
    name: 'retirement calculator',
    element: 'retirement-calculator',
    open: async (page) => {
      await openCalculator(page);
      await page.locator('[role=tab]').first().click(); // the result is on the last tab
    },
    typed: [['personIncome', '75000.50']],
  },
];

/** Notes the layout shifts of a page. */
const watchShifts = (): void => {
  const seen = {shift: 0, moved: [] as string[]};
  Object.assign(window, {seen});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {value, sources} = entry as unknown as {
        value: number;
        sources: {previousRect: DOMRect; currentRect: DOMRect}[];
      };
      seen.shift += value;
      // The browser does not name a node that moved inside a shadow root, so the position identifies the node.
      const root = [...document.querySelectorAll('*')].find(({localName}) =>
        localName.startsWith('lamplight-'),
      )?.shadowRoot;
      for (const {previousRect: from, currentRect: to} of sources.slice(0, 3)) {
        const node = [...(root?.querySelectorAll('*') ?? [])].find((one) => {
          const {y, height} = one.getBoundingClientRect();
          return Math.abs(y - to.y) < 2 && Math.abs(height - to.height) < 2;
        });
        seen.moved.push(
          `${value.toFixed(3)} from ${from.y} by ${to.y - from.y}: ${node?.localName ?? '?'} ${node?.className ?? ''} ${node?.textContent?.slice(0, 40) ?? ''}`,
        );
      }
    }
  }).observe({type: 'layout-shift'});
};

/** Types into the fields of a scene, and returns the trace of the typing. */
const typeInto = async (
  browser: Browser,
  page: Page,
  {open, typed}: Scene,
): Promise<readonly TraceEvent[]> => {
  await open(page);
  await page.waitForTimeout(1500); // the parts of the first touch have loaded
  await page.evaluate(watchShifts);
  const field = (name: string) => page.locator(`[name=${name}]`).first();
  for (const [name] of typed) await field(name).fill('');
  await browser.startTracing(page, {categories: [...TRACE_CATEGORIES]});
  for (const [name, text] of typed) await field(name).pressSequentially(text, {delay: 60});
  const trace = await browser.stopTracing();
  return (JSON.parse(trace.toString()) as {readonly traceEvents: readonly TraceEvent[]}).traceEvents;
};

/**
 * Prints, with the CPU slowed four times, the work of a keystroke until its letter is drawn, the time until then, the longest task after the
 * letter, and the layout shift while typing with the node that moved first. The figures cover all keystrokes; the output includes the
 * machine's load. The page itself runs no measuring code for a keystroke, because this code would be part of the work.
 */
export const printTypingTimes = async (browser: Browser, site: string): Promise<void> => {
  console.log(
    `\nTyping, ms a keystroke, CPU slowed 4x (load ${loadavg()[0]?.toFixed(2)}): processor time until the letter is drawn, time until then, and processor time of the longest task after that; median and largest`,
  );
  for (const scene of scenes) {
    const page = await browser.newPage({viewport: {width: 390, height: 844}});
    await page.goto(`${site}/embed/v1/frame/${scene.element}`);
    await page.locator(`lamplight-${scene.element} .lamplight[data-live]`).waitFor({state: 'attached'});
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const keystrokes = keystrokesIn(await typeInto(browser, page, scene));
    const {shift, moved} = await page.evaluate(() => (window as unknown as {seen: Shifts}).seen);
    const figures = (['work', 'drawn', 'after'] as const).flatMap((part) => {
      const times = keystrokes.map((keystroke) => keystroke[part]);
      return [median(times), Math.max(...times)];
    });
    console.log(
      `${scene.name.padEnd(24)}${figures.map((ms) => ms.toFixed(1).padStart(8)).join('')}   shift ${shift.toFixed(3)}, ${keystrokes.length} keystrokes`,
    );
    for (const what of moved) console.log(`  moved ${what}`);
    await page.close();
  }
};
