import type {Page} from '@playwright/test';
import {widgetNames, type WidgetName} from '../../widgets/embed/names.ts';
import type {PartnerServer} from './partner-page.ts';
import {allReady, loaderTag} from './partner-test.ts';

/** The widths at which heights are measured, in CSS pixels of the element. */
export const measuredWidths = [280, 320, 360, 390, 430, 520, 640, 768, 900, 1024, 1280] as const;

/** CSS pixels by element. */
export type Heights = Readonly<Record<WidgetName, number>>;

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
  const body = widgetNames.map((name) => {
    const place = heights ? ` style="display: block; min-height: ${heights[name]}px"` : '';
    return `<lamplight-${name} lang="${lang}"${place}></lamplight-${name}><p>The partner’s own text.</p>`;
  });
  await page.goto(partner.publish({head: style + loaderTag(site), body: body.join('')}));
};

/** Measures each element's height after its first drawing, before any touch. */
export const naturalHeights = async (page: Page, measurement: Measurement): Promise<Heights> => {
  await openPlainPage(page, measurement);
  await allReady(page);
  // The testimonials have a placeholder until the API has answered.
  await page.locator('lamplight-testimonials [aria-busy=true]').waitFor({state: 'detached'});
  const heights = await page.evaluate(
    (names) =>
      names.map((name) =>
        Math.ceil(document.querySelector(`lamplight-${name}`)?.getBoundingClientRect().height ?? 0),
      ),
    widgetNames,
  );
  // There is one height for each name, in the order of the names.
  return Object.fromEntries(widgetNames.map((name, at) => [name, heights[at] ?? 0])) as Heights;
};
