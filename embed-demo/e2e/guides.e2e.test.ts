/* The guides of docs/guides, each on a page with the markup that the platform documents for its block. */
import {expect, loaderTag, test} from './partner-test.ts';

const form = '<lamplight-quote-form partner="guide" insurance-type="life"></lamplight-quote-form>';

/** Pages by platform: the block as the platform writes it around what a partner pastes. */
const pages: Readonly<Record<string, (lines: string) => {readonly head?: string; readonly body: string}>> = {
  Squarespace: (lines) => ({
    head: '<style>.sqs-block-content *{letter-spacing:.02em;line-height:1.8}</style>',
    body: `<div class="sqs-block code-block sqs-block-code" data-block-type="23"><div class="sqs-block-content">${lines}</div></div>`,
  }),
  Shopify: (lines) => ({
    head: '<style>html{font-size:62.5%}body{font-size:1.6rem}.page-width{max-width:120rem}</style>',
    body: `<section id="shopify-section-custom" class="shopify-section section"><div class="custom-liquid page-width">${lines}</div></section>`,
  }),
  Webflow: (lines) => ({
    head: '<style>.w-embed:before,.w-embed:after{content:" ";display:table;grid-area:1/1/2/2}.w-embed:after{clear:both}</style>',
    body: `<div class="w-layout-blockcontainer w-container"><div class="html-embed w-embed w-script">${lines}</div></div>`,
  }),
  'Google Tag Manager': (lines) => ({
    // The container runs a Custom HTML tag by writing its script anew, long after the page.
    body: `${lines.replace(/<script.*/, '')}<script>
      window.dataLayer = [{'gtm.start': Date.now(), event: 'gtm.js'}];
      setTimeout(() => {
        const box = document.createElement('div');
        box.hidden = true;
        const tag = document.createElement('script');
        const [, src] = /src="([^"]+)"/.exec(${JSON.stringify(lines).replaceAll('<', '\\u003c')});
        tag.src = src;
        tag.setAttribute('data-layer', '');
        tag.async = true;
        box.append(tag);
        document.body.append(box);
      }, 50);
    </script>`,
  }),
};

for (const [platform, around] of Object.entries(pages))
  test(`a lead arrives from a page as ${platform} writes it`, async ({page, partner, product}) => {
    const lines = `${form}${loaderTag(product.site)}`;
    await page.goto(partner.publish(around(lines)));
    const element = page.locator('lamplight-quote-form');
    await element.locator('[name=firstName]').fill('Rosa');
    await element.locator('[name=lastName]').fill(`From ${platform}`);
    await element.locator('[name=email]').fill('rosa@example.com');
    await element.locator('button[type=submit]').click();
    await expect.poll(() => product.leads('list')).toContain(`From ${platform}`);
  });

test('the tag of Google Tag Manager counts the lead', async ({page, partner, product}) => {
  const around = pages['Google Tag Manager'];
  if (!around) throw new Error('no such guide');
  await page.goto(partner.publish(around(`${form}${loaderTag(product.site)}`)));
  const element = page.locator('lamplight-quote-form');
  await element.locator('[name=firstName]').fill('Rosa');
  await element.locator('[name=lastName]').fill('Counted');
  await element.locator('[name=email]').fill('rosa@example.com');
  await element.locator('button[type=submit]').click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify((globalThis as {dataLayer?: unknown}).dataLayer)))
    .toContain('lamplight-submitted');
});
