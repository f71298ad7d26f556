/* How soon a visitor can answer the first question, compared with the first field of the quote form: counts of requests and bytes, no
   timings. */
import type {Page} from '@playwright/test';
import {expect, loaderTag, test} from '../../embed-demo/e2e/partner-test.ts';

/** The compressed bytes of the questionnaire before its first use when its first screen still had twenty-two controls. */
const FORMER_BYTES = 19_200;

const fields = {
  questionnaire: {path: '/ai-workflow', field: 'age', text: '41'},
  'quote-form': {path: '/', field: 'firstName', text: 'Rosa'},
} as const;

type FormName = keyof typeof fields;

const names = Object.keys(fields) as readonly FormName[];

for (const name of names)
  test(`${name}: the page's own document has the first question, and keeps what is typed before any script arrives`, async ({
    page,
    product,
  }) => {
    const {path, field, text} = fields[name];
    const {promise: isOpen, resolve: open} = Promise.withResolvers<undefined>();
    await page.route(
      (url) => url.pathname.endsWith('.js'),
      async (route) => {
        await isOpen;
        await route.continue();
      },
    );
    await page.goto(product.site + path, {waitUntil: 'commit'});
    const element = page.locator(`lamplight-${name}`).first();
    const control = element.locator(`[name=${field}]`);
    await control.fill(text);
    await expect(element.locator('.lamplight[data-live]')).toHaveCount(0);
    open(undefined);
    await element.locator('.lamplight[data-live]').waitFor();
    await expect(control).toHaveValue(text);
  });

/** Opens a partner's page with one element, and returns the names and bytes of the element's files until it is alive. */
const filesOf = async (
  page: Page,
  address: string,
  wait: (asked: readonly string[]) => Promise<void> = () => Promise.resolve(),
): Promise<{readonly files: readonly string[]; readonly bytes: number}> => {
  const files: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/embed/v1/'))
      sizes.push(request.sizes().then(({responseBodySize}) => responseBodySize));
  });
  const {promise: isOpen, resolve: open} = Promise.withResolvers<undefined>();
  await page.route(/\/embed\/v1\/(?!lamplight\.js)/u, async (route) => {
    files.push(new URL(route.request().url()).pathname);
    await isOpen;
    await route.continue();
  });
  await page.goto(address);
  await wait(files);
  open(undefined);
  await page.locator('.lamplight[data-live]').waitFor();
  await page.unrouteAll({behavior: 'wait'});
  const all = await Promise.all(sizes);
  return {files: files.toSorted(), bytes: all.reduce((sum, bytes) => sum + bytes, 0)};
};

test("on a partner's page the questionnaire needs two round trips and no more files than the quote form", async ({
  product,
  partner,
  browser,
}) => {
  const counted = new Map<FormName, number>();
  for (const name of names) {
    const address = partner.publish({
      head: loaderTag(product.site),
      body: `<lamplight-${name}></lamplight-${name}>`,
    });
    const visit = async (wait?: (asked: readonly string[]) => Promise<void>) => {
      const context = await browser.newContext();
      const found = await filesOf(await context.newPage(), address, wait);
      await context.close();
      return found;
    };
    const {files, bytes} = await visit();
    // The second visit gets no file before all are requested: a file that another file names would never be.
    const held = await visit((asked) =>
      expect.poll(() => asked.toSorted(), {message: `${name} asks for all files at once`}).toEqual(files),
    );
    expect(held.files).toEqual(files);
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThanOrEqual(FORMER_BYTES);
    counted.set(name, files.length);
  }
  expect(counted.get('questionnaire')).toBeLessThanOrEqual(counted.get('quote-form') ?? 0);
});
