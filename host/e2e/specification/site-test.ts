import {expect, type Locator, type Page} from '@playwright/test';
import {test as base} from '../../../reliability/product-test.ts';
import type {Lang} from './said.ts';

/** The served site in one browser tab. */
export type SiteTab = {
  readonly page: Page;
  /** The address of a path in a language. */
  address(path: string, lang?: Lang): string;
  /** Goes to a path in a language and waits until the page answers clicks. */
  visit(path: string, lang?: Lang): Promise<void>;
  /** One of our elements, once it has drawn itself. */
  element(name: string): Promise<Locator>;
};

const isAlive = (): boolean => {
  const header = document.querySelector('.header');
  return header !== null && Object.keys(header).some((key) => key.startsWith('__reactProps'));
};

/** Playwright's `test` with the served site in a tab of its own. */
export const test = base.extend<{site: SiteTab}>({
  site: async ({page, product}, use) => {
    const address = (path: string, lang: Lang = 'en'): string =>
      `${product.site}${lang === 'en' ? '' : `/${lang}`}${path === '/' && lang !== 'en' ? '' : path}`;
    await use({
      page,
      address,
      visit: async (path, lang) => {
        // Not the load event, which waits for fonts and drawings: what the tests need is awaited below.
        await page.goto(address(path, lang), {waitUntil: 'commit'});
        await page.waitForFunction(isAlive);
      },
      element: async (name) => {
        const element = page.locator(`lamplight-${name}`).first();
        await element.scrollIntoViewIfNeeded();
        await expect(element.locator('.lamplight').first()).toHaveAttribute('data-live', /.*/u);
        return element;
      },
    });
    // Requests may still be on their way through a test's own routes when it ends.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
});

export {expect} from '@playwright/test';
