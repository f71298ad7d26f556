/* The arrival of elements: the requests of a page are delayed until no further request comes, then answered
   together. The number of such waves is the number of round trips, on any machine and at any speed. */
import type {Page, Route} from '@playwright/test';
import {sampled} from '../../host/e2e/every-page.ts';
import {widgetNames} from '../../widgets/embed/names.ts';
import {expect, loaderTag, test} from './partner-test.ts';

/**
 * Waits until a page has had the time to send every request that it can send with its present files. That no further request comes is the
 * absence of an event, which only a wait can show; a wait that is too short on a busy machine counts one wave too many, and never hides a wave.
 */
const sendEverything = (page: Page): Promise<void> => page.waitForTimeout(700);

const isReady = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].every(
      ({localName, shadowRoot}) =>
        !localName.startsWith('lamplight-') ||
        shadowRoot?.querySelector<HTMLElement>('.lamplight')?.dataset['live'] !== undefined,
    ),
  );

/**
 * Loads a page wave by wave until its elements are on screen. Returns the paths of the embed files that each wave
 * answered.
 */
const wavesOf = async (page: Page, address: string, site: string): Promise<string[][]> => {
  let waiting: Route[] = [];
  await page.route(`${site}/**`, (route) => void waiting.push(route));
  await page.goto(address, {waitUntil: 'commit'});
  const waves: string[][] = [];
  while (waves.length < 8) {
    const isOnScreen = async (): Promise<boolean> => waves.length > 0 && (await isReady(page));
    await expect.poll(async () => waiting.length > 0 || (await isOnScreen()), {intervals: [50]}).toBe(true);
    for (let before = 0; before !== waiting.length;) {
      before = waiting.length;
      if (await isOnScreen()) return waves;
      await sendEverything(page);
    }
    if (await isOnScreen()) return waves;
    const wave = waiting;
    waiting = [];
    waves.push(wave.map((route) => new URL(route.request().url()).pathname));
    await Promise.all(
      wave.map(async (route) => {
        await route.continue();
        await (await route.request().response())?.finished();
      }),
    );
  }
  return waves;
};

for (const name of sampled(widgetNames, 2))
  test(`${name} is on screen after two round trips by the loader`, async ({page, partner, product}) => {
    const body = `<lamplight-${name} lang="de"></lamplight-${name}>`;
    const waves = await wavesOf(page, partner.publish({head: loaderTag(product.site), body}), product.site);
    expect(waves.length, JSON.stringify(waves)).toBe(2);
    expect(waves[0]).toEqual(['/embed/v1/lamplight.js']);
    expect(waves[1]?.some((path) => path.startsWith(`/embed/v1/texts/${name}.de-`))).toBe(true);
    expect(new Set(waves[1]).size).toBe(waves[1]?.length);
  });

test('the module snippet with its preloads is on screen after one round trip', async ({
  page,
  partner,
  product,
}) => {
  const manifest = (await (await fetch(`${product.site}/embed/v1/manifest.json`)).json()) as {
    widgets: Record<string, {preload: Record<string, readonly string[]>}>;
  };
  const preloads = (manifest.widgets['quote-form']?.preload['es'] ?? [])
    .map((file) => `<link rel="modulepreload" crossorigin href="${product.site}/embed/v1/${file}">`)
    .join('');
  const head = `${preloads}<script type="module" src="${product.site}/embed/v1/quote-form.js"></script>`;
  const body = '<lamplight-quote-form lang="es"></lamplight-quote-form>';
  const waves = await wavesOf(page, partner.publish({head, body}), product.site);
  expect(waves.length, JSON.stringify(waves)).toBe(1);
});

test('the banner requests its campaigns when its script runs, and does not wait for its texts', async ({
  page,
  partner,
  product,
}) => {
  await page.route(/\/texts\//, () => undefined); // never answered
  const asked = page.waitForRequest(/\/api\/campaigns$/);
  const body = '<lamplight-enrollment-banner></lamplight-enrollment-banner>';
  await page.goto(partner.publish({head: loaderTag(product.site), body}), {waitUntil: 'commit'});
  await asked;
});
