import type {Browser, Page} from 'playwright-core';
import type {RunningProduct} from '../../reliability/running-product.ts';
import type {Wordpress} from './site.ts';

/** The context of a check: a WordPress with the plugin, the agency's server, a browser. */
export type Stage = {
  readonly wordpress: Wordpress;
  readonly product: RunningProduct;
  readonly browser: Browser;
  /** The page of a signed-in administrator. */
  readonly admin: Page;
  /** The zip file of the build. */
  readonly zip: string;
};

/** A check. Rejects on failure. */
export type Check = {readonly name: string; readonly run: (stage: Stage) => Promise<void>};

/** Returns a check the page of a new visitor, and closes the page afterwards. */
export const asVisitor = async (
  {browser}: Stage,
  visit: (page: Page) => Promise<void>,
  options: {readonly javaScriptEnabled?: boolean; readonly locale?: string} = {},
): Promise<void> => {
  const context = await browser.newContext({locale: 'en-US', ...options});
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
};

/** Waits until a condition is true, for at most 20 s. Throws with its description. */
export const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within 20 s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** Fills in and sends the quote form of a page, and waits until the lead is in the list. */
export const sendLead = async (page: Page, product: RunningProduct, lastName: string): Promise<void> => {
  const form = page.locator('lamplight-quote-form');
  await form.locator('[name=firstName]').fill('Rosa');
  await form.locator('[name=lastName]').fill(lastName);
  await form.locator('[name=email]').fill('rosa@example.com');
  await form.locator('[name=insuranceType]').selectOption('life');
  await form.locator('button[type=submit]').click();
  await until(`the lead ${lastName} in the list`, async () =>
    (await product.leads('list')).includes(lastName),
  );
};
