import {expect, type Locator, type Page} from '@playwright/test';
import type {Language} from '../../contract/language.ts';
import {allReady} from '../../embed-demo/e2e/partner-test.ts';
import {test as base} from '../../reliability/product-test.ts';
import {pageIn} from './every-page.ts';

type OpenOptions = {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
};

/** The served site in one browser tab. */
export type SiteTab = {
  readonly page: Page;
  /** Returns the address of a path in a language. */
  address(path: string, lang?: Language): string;
  /** Opens a path in a language and waits until the page answers clicks; elements may still be loading. */
  visit(path: string, lang?: Language): Promise<void>;
  /** Locates one of our elements and waits until it has drawn itself. */
  element(name: string): Promise<Locator>;
};

/** Collects the browser's complaints about a page: errors, and requests that the policy blocked. */
export const complaintsAbout = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // The browser's own line about a page that is correctly served with 404.
    if (isComplaint && !/status of 404/u.test(message.text())) complaints.push(message.text());
  });
  return complaints;
};

/** Performs a first intent on the page, and waits until React answers clicks. */
const alive = (page: Page) =>
  page.waitForFunction(() => {
    // The next document may have no element yet.
    const {dataset} = document.documentElement ?? document.createElement('html');
    dataset['site'] ??= 'wanted';
    if (dataset['site'] === 'wanted') document.dispatchEvent(new Event('lamplight-intent'));
    return dataset['site'] === 'live';
  });

/** Waits until the host answers clicks and every element on the page has drawn itself. */
export const settled = async (page: Page): Promise<void> => {
  await alive(page);
  await allReady(page);
};

/**
 * Playwright's `test` with the served site: `site` for a tab whose tests wait for what they need, and `open`, which goes to an
 * address at a width and waits until every element has drawn itself.
 */
export const test = base.extend<{
  site: SiteTab;
  open: (address: string, options?: OpenOptions) => Promise<void>;
}>({
  site: async ({page, product}, use) => {
    // A press while the page still scrolls smoothly can miss its control. Tests of motion ask for motion themselves.
    await page.emulateMedia({reducedMotion: 'reduce'});
    const address = (path: string, lang: Language = 'en'): string =>
      product.site + pageIn(lang, path).address;
    await use({
      page,
      address,
      visit: async (path, lang) => {
        // Not the load event, which waits for fonts and drawings.
        await page.goto(address(path, lang), {waitUntil: 'commit'});
        await alive(page);
      },
      element: async (name) => {
        const element = page.locator(`lamplight-${name}`).first();
        await element.scrollIntoViewIfNeeded();
        await expect(element.locator('.lamplight').first()).toHaveAttribute('data-live', /.*/u);
        return element;
      },
    });
    // Requests may still pass through a test's own routes when the test ends.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  open: async ({page, site}, use) => {
    await use(async (address, {width = 1440, scheme = 'light'} = {}) => {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
      await site.visit(address);
      await settled(page);
    });
  },
});

export {expect} from '@playwright/test';
