import {allReady, expect, loaderTag, test} from './partner-test.ts';

const form = '<lamplight-quote-form partner="tag-manager" insurance-type="health"></lamplight-quote-form>';

test('events reach the named array, which contains no typed text', async ({page, partner, product}) => {
  const head = loaderTag(product.site).replace('async', 'async data-layer="events"');
  await page.goto(partner.publish({head, body: form}));
  await allReady(page);
  const quote = page.locator('lamplight-quote-form');
  await quote.locator('[name=firstName]').fill('Rosa');
  await quote.locator('[name=lastName]').fill('Delgado');
  await quote.locator('[name=email]').fill('rosa@example.com');
  await quote.locator('button[type=submit]').click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as {events?: object[]}).events))
    .toContainEqual({
      event: 'lamplight-submitted',
      lamplight: {element: 'lamplight-quote-form', kind: 'lead'},
    });
  const events = JSON.stringify(
    await page.evaluate(() => [(globalThis as {events?: object[]}).events, 'dataLayer' in globalThis]),
  );
  expect(events).not.toMatch(/Rosa|Delgado|rosa@/);
  expect(events).toContain('false'); // an array without a name
});

test('a page that does not request an array gets none', async ({page, partner, product}) => {
  await page.goto(partner.publish({head: loaderTag(product.site), body: form}));
  await allReady(page);
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
});

test('queued work runs when the script has loaded', async ({page, partner, product}) => {
  const queue = `<script>window.Lamplight = window.Lamplight || {q: []};
    Lamplight.q.push((lamplight) => lamplight.chooseLanguage('de'));</script>`;
  await page.goto(partner.publish({head: queue + loaderTag(product.site), body: form}));
  await expect(page.locator('lamplight-quote-form').locator('.lamplight')).toHaveAttribute('lang', 'de');
});
