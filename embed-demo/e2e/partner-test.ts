import {startProduct, type RunningProduct} from '../../reliability/running-product.ts';
import {expect, test as base, type Page} from '@playwright/test';
import {type PartnerServer, startPartner} from './partner-page.ts';

/** The served product and a partner's server that the product allows, one pair for each worker. */
export const test = base.extend<object, {partner: PartnerServer; product: RunningProduct}>({
  partner: [
    // Playwright reads the names of a fixture's requirements from this pattern; this fixture has none.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's requirements from this pattern; this fixture has none
    async ({}, use) => {
      const partner = await startPartner();
      await use(partner);
      await partner.close();
    },
    {scope: 'worker'},
  ],
  product: [
    async ({partner}, use) => {
      const product = await startProduct({PARTNER_ORIGINS: partner.origin});
      await use(product);
      await product.dispose();
    },
    {scope: 'worker'},
  ],
});

/**
 * Waits until every Lamplight element on a page has drawn itself. Scrolls to each element, because the loader waits for
 * that, and repeats until all are drawn, because the loader may be the last file to load.
 */
export const allReady = async (page: Page): Promise<void> => {
  const top = await page.evaluate(() => window.scrollY);
  await page.waitForFunction(
    () => {
      const waiting = [...document.querySelectorAll('*')].find(
        ({localName, shadowRoot}) =>
          localName.startsWith('lamplight-') &&
          !shadowRoot?.querySelector<HTMLElement>('.lamplight')?.dataset['live'],
      );
      waiting?.scrollIntoView({behavior: 'instant'});
      return !waiting;
    },
    undefined,
    // Not in each frame: the loader checks after the frame in which its element came near.
    {polling: 60},
  );
  await page.evaluate((height) => window.scrollTo({top: height, behavior: 'instant'}), top);
};

/** Reads a value every half second until two readings agree: an element draws its lower part after its first frame. */
export const lastOf = async (read: () => Promise<string>): Promise<string> => {
  let last = '';
  await expect(async () => {
    const before = last;
    last = await read();
    expect(last).toBe(before);
  }).toPass({intervals: [500]});
  return last;
};

/** Collects the complaints of a page's scripts and policies. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  return complaints;
};

export {loaderTag} from './hostile-page.ts';
export {expect} from '@playwright/test';
