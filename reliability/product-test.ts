import {test as base} from '@playwright/test';
import {type RunningProduct, startProduct} from './running-product.ts';

/** Playwright's `test` with the served product: one product for all tests of a worker that only read or add data. */
export const test = base.extend<object, {product: RunningProduct}>({
  product: [
    // Playwright reads the names of the required fixtures from this pattern; this fixture requires none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.dispose();
    },
    {scope: 'worker'},
  ],
});

export {expect} from '@playwright/test';
