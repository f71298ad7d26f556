/* An element moves nothing on the page: neither where its place is reserved, nor when its files load late. */
import type {Page} from '@playwright/test';
import {LANGUAGES} from '../../contract/language.ts';
import {isFull} from '../../host/e2e/every-page.ts';
import {heightSteps} from '../../contract/reserved-room.ts';
import type {WidgetName} from '../../widgets/embed/names.ts';
import {DIALOG} from '../../widgets/embed/reserved-heights.ts';
import {
  heightsAtWidth,
  type MeasuredName,
  measuredNames,
  measuredWidths,
  naturalHeights,
  openPlainPage,
  widthsBetween,
  type Heights,
} from './natural-heights.ts';
import {allReady, expect, test} from './partner-test.ts';

/** Makes a page sum up its layout shifts from the start. Returns a function that reads the sum. */
const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as {shifts: number[]}).shifts.reduce((sum, shift) => sum + shift, 0),
    );
};

/** Every width in every language in full runs; otherwise one of each kind. */
const reservedPlaces = isFull
  ? LANGUAGES.flatMap((lang) => measuredWidths.map((width) => ({lang, width})))
  : [
      {lang: 'es', width: 320},
      {lang: 'de', width: 768},
    ];

type Steps = Readonly<Record<string, Readonly<Record<string, number>>>>;

type Reserved = Readonly<Record<MeasuredName, Steps>>;

/** The heights of the manifest, by element and placement. */
const reservedOf = async (site: string): Promise<Reserved> => {
  const {widgets} = (await (await fetch(`${site}/embed/v1/manifest.json`)).json()) as {
    widgets: Record<string, {reserve: Steps; reserveDialog?: Steps}>;
  };
  const stepsOf = (name: MeasuredName): Steps => {
    const widget = widgets[name.replace(DIALOG, '') as WidgetName];
    return (name.endsWith(DIALOG) ? widget?.reserveDialog : widget?.reserve) ?? {};
  };
  return Object.fromEntries(measuredNames.map((name) => [name, stepsOf(name)])) as Reserved;
};

for (const lang of isFull ? LANGUAGES : (['zh'] as const))
  test(`the steps of a snippet reserve enough between the measured widths, too: ${lang}`, async ({
    page,
    product,
    partner,
  }) => {
    const reserved = await reservedOf(product.site);
    await naturalHeights(page, {partner, site: product.site, width: 280, lang});
    for (const width of widthsBetween(isFull ? 5 : 25)) {
      const natural = await heightsAtWidth(page, width);
      for (const name of measuredNames) {
        const steps = heightSteps(reserved[name][lang] ?? {});
        const kept = steps.findLast(([from]) => from <= width)?.[1] ?? 0;
        expect.soft(natural[name], `${name} at ${width} px`).toBeLessThanOrEqual(kept + 1);
      }
    }
  });

for (const {lang, width} of reservedPlaces)
  test(`moves nothing where the manifest’s heights are reserved: ${lang}, ${width} px`, async ({
    page,
    product,
    partner,
  }) => {
    const reserved = await reservedOf(product.site);
    const heights = Object.fromEntries(
      measuredNames.map((name) => [name, reserved[name][lang]?.[width] ?? 0]),
    ) as Heights;
    const measurement = {partner, site: product.site, width, lang};
    const shifted = await watchShifts(page);
    // The elements load long after the page's first paint.
    await page.route(/\/embed\/v1\/(?!manifest)/u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
    await openPlainPage(page, measurement, heights);
    await allReady(page);
    expect(await shifted()).toBeLessThan(0.01);
    // The reserved space is used completely: otherwise run `npm run measure:heights`.
    const natural = await naturalHeights(page, measurement);
    for (const name of measuredNames)
      expect(Math.abs(natural[name] - heights[name]), name).toBeLessThan(8 + heights[name] * 0.02);
  });

test('moves nothing on a page that reserves the places of its snippets', async ({page, product}) => {
  const shifted = await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await page.goto(product.demo);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 300) {
        window.scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    });
    await allReady(page);
    expect(await shifted()).toBeLessThan(0.01);
  }
});
