import type {Page} from '@playwright/test';
import {allReady} from '../../embed-demo/e2e/partner-test.ts';
import {test as base} from '../../reliability/product-test.ts';

type OpenOptions = {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
};

/** What the browser complained about on a page: errors, and what the policy blocked. */
export const complaintsAbout = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // The browser's own line about a page that is served with 404, as it should be.
    if (isComplaint && !/status of 404/u.test(message.text())) complaints.push(message.text());
  });
  return complaints;
};

const isAlive = (): boolean => {
  const header = document.querySelector('.header');
  return header !== null && Object.keys(header).some((key) => key.startsWith('__reactProps'));
};

/** Waits until the host answers clicks and every element on the page has drawn itself. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(isAlive);
  await allReady(page);
};

/** Playwright's `test` with `open`: goes to an address of the served site and waits until all of it lives. */
export const test = base.extend<{open: (address: string, options?: OpenOptions) => Promise<void>}>({
  open: async ({page, product}, use) => {
    await use(async (address, {width = 1440, scheme = 'light'} = {}) => {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
      await page.goto(product.site + address);
      await settled(page);
    });
  },
});

export {expect} from '@playwright/test';
