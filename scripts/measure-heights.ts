/* `npm run measure:heights`: measures the height to reserve for each element, by language and width, so that nothing on a partner's page
   moves when the element loads. Writes widgets/embed/reserved-heights.json, which the build publishes in the manifest. Needs a current
   build. */
import {writeFileSync} from 'node:fs';
import {chromium} from 'playwright-core';
import {LANGUAGES} from '../contract/language.ts';
import {chromiumFlags, chromiumPath} from '../build/find-browser.ts';
import {
  type Heights,
  heightsAtWidth,
  measuredNames,
  measuredWidths,
  naturalHeights,
  widthsBetween,
  withPeaks,
} from '../embed-demo/e2e/natural-heights.ts';
import {startPartner} from '../embed-demo/e2e/partner-page.ts';
import {startProduct} from '../reliability/running-product.ts';
import {createProgram, readArguments} from '../server/cli/program.ts';
import {ensureFonts} from './find-chromium.ts';

readArguments(
  createProgram('npm run measure:heights --', {
    summary: 'Measures how much room to keep for each element, by language and width.',
    notes: 'Writes widgets/embed/reserved-heights.json, which the build publishes. Needs a current build.',
    examples: ['npm run -s measure:heights'],
  }),
);

// The tests compare the heights on a machine with these fonts.
ensureFonts();
const executablePath = chromiumPath();
const partner = await startPartner();
const product = await startProduct({PARTNER_ORIGINS: partner.origin});
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath ? {executablePath} : {}),
});
const published: Record<string, Record<string, Readonly<Record<number, number>>>> = {};
try {
  const page = await browser.newPage();
  for (const lang of LANGUAGES) {
    const measured = new Map<number, Heights>();
    for (const width of measuredWidths)
      measured.set(width, await naturalHeights(page, {partner, site: product.site, width, lang}));
    const between = new Map<number, Heights>();
    for (const width of widthsBetween()) between.set(width, await heightsAtWidth(page, width));
    for (const name of measuredNames) {
      const heightsOf = (all: ReadonlyMap<number, Heights>) =>
        new Map([...all].map(([width, heights]) => [width, heights[name]]));
      (published[name] ??= {})[lang] = withPeaks(heightsOf(measured), heightsOf(between));
    }
  }
} finally {
  await browser.close();
  await product.dispose();
  await partner.close();
}
const file = new URL('../widgets/embed/reserved-heights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(published, undefined, 2)}\n`);
console.log(
  `measured ${measuredNames.length} elements and placements at ${measuredWidths.length} widths, and between them, in ${LANGUAGES.length} languages`,
);
