import type {Page} from '@playwright/test';
import {widgetNames, type WidgetName} from '../../widgets/embed/names.ts';
import {placeableForms} from '../../widgets/embed/placeable.ts';
import {DIALOG} from '../../widgets/embed/reserved-heights.ts';
import type {PartnerServer} from './partner-page.ts';
import {allReady, loaderTag} from './partner-test.ts';

/** The widths at which the height of every element is measured, in CSS pixels of the element. */
export const measuredWidths = [280, 320, 360, 390, 430, 520, 640, 768, 900, 1024, 1280] as const;

/** An element, or a form behind a button. */
export type MeasuredName = WidgetName | `${WidgetName}${typeof DIALOG}`;

/** Everything that is measured. */
export const measuredNames: readonly MeasuredName[] = [
  ...widgetNames,
  ...placeableForms.map((name): MeasuredName => `${name}${DIALOG}`),
];

/** CSS pixels by element. */
export type Heights = Readonly<Record<MeasuredName, number>>;

/** The page and the widths at which elements are measured. */
export type Measurement = {
  readonly partner: PartnerServer;
  /** The origin that serves the elements. */
  readonly site: string;
  readonly width: number;
  readonly lang: string;
};

/** A plain page in the system's font that shows one of each element across its whole width, in open enrollment. */
export const openPlainPage = async (
  page: Page,
  {partner, site, width, lang}: Measurement,
  heights?: Heights,
): Promise<void> => {
  await page.setViewportSize({width, height: 900});
  await page.clock.setFixedTime('2026-11-21T12:00:00-06:00');
  const style = '<style>html { font: 16px/1.5 system-ui; scrollbar-width: none } body { margin: 0 }</style>';
  const body = measuredNames.map((name) => {
    const tag = `lamplight-${name.replace(DIALOG, '')}`;
    const placement = name.endsWith(DIALOG) ? ' placement="dialog"' : '';
    const place = heights ? ` style="display: block; min-height: ${heights[name]}px"` : '';
    return `<${tag} lang="${lang}" data-measured="${name}"${placement}${place}></${tag}><p>The partner’s own text.</p>`;
  });
  await page.goto(partner.publish({head: style + loaderTag(site), body: body.join('')}));
};

/** The distance of the widths between the measured ones at which a height may need a width of its own, in CSS pixels. */
const STEP = 5;

/** Lists the widths between the measured ones, narrow first. */
export const widthsBetween = (step = STEP): readonly number[] => {
  const [first] = measuredWidths;
  const last = measuredWidths.at(-1) ?? first;
  return Array.from({length: (last - first) / step + 1}, (_, place) => first + place * step);
};

/** Measures each element's height now. */
const heightsNow = async (page: Page): Promise<Heights> => {
  const heights = await page.evaluate(
    (names) =>
      names.map((name) =>
        Math.ceil(document.querySelector(`[data-measured="${name}"]`)?.getBoundingClientRect().height ?? 0),
      ),
    measuredNames,
  );
  // There is one height for each name, in the order of the names.
  return Object.fromEntries(measuredNames.map((name, at) => [name, heights[at] ?? 0])) as Heights;
};

/** Measures each element's height after its first drawing, before any touch. */
export const naturalHeights = async (page: Page, measurement: Measurement): Promise<Heights> => {
  await openPlainPage(page, measurement);
  await allReady(page);
  // The testimonials have a placeholder until the API has answered.
  await page.locator('lamplight-testimonials [aria-busy=true]').waitFor({state: 'detached'});
  return heightsNow(page);
};

/** Measures each element's height at another width of the page that `naturalHeights` has opened. */
export const heightsAtWidth = async (page: Page, width: number): Promise<Heights> => {
  await page.setViewportSize({width, height: 900});
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return heightsNow(page);
};

/**
 * Chooses the widths to publish: the measured ones, and between two of them the width of the greatest height, until the greater height of
 * two neighbors suffices at each width between them. Pictures grow with the column and text needs fewer lines, so heights rise and fall.
 */
export const withPeaks = (
  measured: ReadonlyMap<number, number>,
  between: ReadonlyMap<number, number>,
): Readonly<Record<number, number>> => {
  const kept = new Map(measured);
  for (;;) {
    const widths = [...kept.keys()].toSorted((one, other) => one - other);
    const heightOf = (width: number | undefined): number => kept.get(width ?? 0) ?? 0;
    const [peak] = [...between]
      .filter(
        ([width, height]) =>
          height >
          Math.max(
            heightOf(widths.findLast((one) => one <= width)),
            heightOf(widths.find((one) => one >= width)),
          ),
      )
      .toSorted(([, one], [, other]) => other - one);
    if (!peak) return Object.fromEntries(kept);
    kept.set(...peak);
  }
};
