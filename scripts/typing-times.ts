import {loadavg} from 'node:os';
import type {Browser, Page} from 'playwright-core';

/** One keystroke's work in a page: script in milliseconds, and the layout shift. */
type Typed = {readonly work: readonly number[]; readonly shift: number};

type Scene = {
  readonly name: string;
  /** The element on its own frame page. */
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

const scenes: readonly Scene[] = [
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

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Watches each keystroke from its first listener until the browser is free again: listeners, rules, and drawing by the renderer. */
const watch = (): void => {
  const seen = {work: [] as number[], shift: 0};
  Object.assign(window, {seen});
  addEventListener(
    'input',
    () => {
      const began = performance.now();
      const {port1, port2} = new MessageChannel();
      // A message is its own task: it comes after the listeners and everything that they promised.
      port1.addEventListener('message', () => seen.work.push(performance.now() - began));
      port1.start();
      port2.postMessage('');
    },
    {capture: true},
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as {value: number}).value;
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

/** Prints the script of a keystroke, and the shift of the layout while typing, at 4x CPU: medians over all keystrokes, with the machine's load. */
export const printTypingTimes = async (browser: Browser, site: string): Promise<void> => {
  console.log(
    `\nTyping, ms of script a keystroke, CPU slowed 4x, median and largest, shift (load ${loadavg()[0]?.toFixed(2)})`,
  );
  for (const scene of scenes) {
    const page = await browser.newPage({viewport: {width: 390, height: 844}});
    await page.goto(`${site}/embed/v1/frame/${scene.element}`);
    await page.locator(`lamplight-${scene.element} .lamplight[data-live]`).waitFor({state: 'attached'});
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const {work, shift} = await typeInto(page, scene);
    console.log(
      `${scene.name.padEnd(24)}${median(work).toFixed(1).padStart(6)}${Math.max(...work)
        .toFixed(1)
        .padStart(8)}   shift ${shift.toFixed(3)}, ${work.length} keystrokes`,
    );
    await page.close();
  }
};
