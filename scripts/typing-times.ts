import {loadavg} from 'node:os';
import type {Browser, Page} from 'playwright-core';
import {median} from '../reliability/program/median.ts';

/**
 * The results for the keystrokes on a page: the work before each letter's frame and the longest task after that
 * frame, in milliseconds, and the layout shifts.
 */
type Typed = {
  readonly work: readonly number[];
  readonly after: readonly number[];
  readonly shift: number;
  readonly moved: readonly string[];
};

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

/**
 * Measures each keystroke. `work`: the time from the first listener until the browser can draw the letter,
 * including all microtasks of the listeners. `after`: the longest task between the letter's frame and the next
 * letter, in which the element draws the consequences of the letter.
 */
const watch = (): void => {
  const seen = {work: [] as number[], after: [] as number[], shift: 0, moved: [] as string[]};
  Object.assign(window, {seen});
  addEventListener(
    'input',
    () => {
      const began = performance.now();
      const {port1, port2} = new MessageChannel();
      // A message is a separate task, which runs after the listeners and all their promises.
      port1.addEventListener('message', () => seen.work.push(performance.now() - began));
      port1.start();
      port2.postMessage('');
      seen.after.push(0);
    },
    {capture: true},
  );
  // Consecutive messages: the time between two messages is the length of the task between them.
  const {port1, port2} = new MessageChannel();
  let last = performance.now();
  port1.addEventListener('message', () => {
    const now = performance.now();
    const place = seen.after.length - 1;
    if (seen.work.length > place && place >= 0)
      seen.after[place] = Math.max(seen.after[place] ?? 0, now - last);
    last = now;
    setTimeout(() => port2.postMessage(''));
  });
  port1.start();
  port2.postMessage('');
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

const typeInto = async (page: Page, {open, typed}: Scene): Promise<Typed> => {
  await open(page);
  await page.waitForTimeout(1500); // the parts of the first touch have loaded
  await page.evaluate(watch);
  for (const [name, text] of typed) {
    const field = page.locator(`[name=${name}]`).first();
    await field.fill('');
    await field.pressSequentially(text, {delay: 60});
  }
  return page.evaluate(() => (window as unknown as {seen: Typed}).seen);
};

/**
 * Prints, with the CPU slowed four times, the work of a keystroke before its letter can be drawn, the longest task
 * after the letter, and the layout shift while typing with the node that moved first. The figures cover all
 * keystrokes; the output includes the machine's load.
 */
export const printTypingTimes = async (browser: Browser, site: string): Promise<void> => {
  console.log(
    `\nTyping, ms a keystroke, CPU slowed 4x (load ${loadavg()[0]?.toFixed(2)}): work before the letter is drawn, and the longest task after that; median and largest`,
  );
  for (const scene of scenes) {
    const page = await browser.newPage({viewport: {width: 390, height: 844}});
    await page.goto(`${site}/embed/v1/frame/${scene.element}`);
    await page.locator(`lamplight-${scene.element} .lamplight[data-live]`).waitFor({state: 'attached'});
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const {work, after, shift, moved} = await typeInto(page, scene);
    const figures = [median(work), Math.max(...work), median(after), Math.max(...after)];
    console.log(
      `${scene.name.padEnd(24)}${figures.map((ms) => ms.toFixed(1).padStart(8)).join('')}   shift ${shift.toFixed(3)}, ${work.length} keystrokes`,
    );
    for (const what of moved) console.log(`  moved ${what}`);
    await page.close();
  }
};
