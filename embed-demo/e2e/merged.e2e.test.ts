/* Our files as part of the page's own script, without a tag of ours: what a script optimizer makes of them, and a
   partner's build. The elements may take only the agency's own site for their origin. */
import type {Page} from '@playwright/test';
import {loadAgency} from '../../agency/load.ts';
import {everyElement} from './hostile-page.ts';
import {allReady, expect, test} from './partner-test.ts';

const {siteOrigin} = loadAgency();

/** Answers the requests to the agency's own site from the running product. Returns the requested addresses of all origins. */
const hear = async (page: Page, site: string): Promise<readonly string[]> => {
  const heard: string[] = [];
  page.on('request', (request) => heard.push(`${request.method()} ${request.url()}`));
  await page.route(`${siteOrigin}/**`, async (route) => {
    const response = await route.fetch({url: route.request().url().replace(siteOrigin, site)});
    await route.fulfill({response});
  });
  return heard;
};

// An answer that is still on its way at the end of a test finds its page gone, and must not fail the test.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const textOf = async (address: string): Promise<string> => {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  return await response.text();
};

// The page stored values under the same names.
const stored = {selectedLanguage: 'de', dismissedBanners: '["theirs"]'};
const theirs = `<script>Object.assign(localStorage, ${JSON.stringify(stored)});</script>`;

test('a standalone file inside the page’s own script sends to the agency, and leaves the page’s storage alone', async ({
  page,
  partner,
  product,
}) => {
  const heard = await hear(page, product.site);
  const own = await textOf(`${product.site}/embed/v1/standalone/quote-form.js`);
  const address = partner.publish({
    head: theirs,
    body: `<lamplight-quote-form></lamplight-quote-form><script>${own}</script>`,
  });
  await page.goto(address);
  const form = page.locator('lamplight-quote-form');
  // The page's own `selectedLanguage` is not the visitor's choice.
  await expect(form.locator('.lamplight')).toHaveAttribute('lang', 'en');
  await form.locator('[part=picker]').selectOption('es');
  for (const [field, value] of [
    ['firstName', 'Ana'],
    ['lastName', 'Merged'],
    ['email', 'ana@example.com'],
  ] as const)
    await form.locator(`[name=${field}]`).fill(value);
  await form.locator('[name=insuranceType]').selectOption('health');
  expect(
    await page.evaluate(() =>
      [localStorage, sessionStorage].map((store) => Object.fromEntries(Object.entries(store))),
    ),
  ).toEqual([{...stored, 'lamplight:selectedLanguage': 'es'}, {}]);
  const sent = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('lamplight-submitted', resolve, {once: true})),
  );
  await form.locator('button[type=submit]').click();
  await sent;
  expect(heard.filter((line) => line.startsWith('POST') && line.endsWith('/api/leads'))).toEqual([
    `POST ${siteOrigin}/api/leads`,
  ]);
  expect(heard.filter((line) => line.includes(partner.origin))).toEqual([`GET ${address}`]);
  expect(await product.leads('list')).toContain('Merged');
});

test('the questionnaire inside the page’s own script asks no health question there', async ({
  page,
  partner,
  product,
}) => {
  await hear(page, product.site);
  const own = await textOf(`${product.site}/embed/v1/standalone/questionnaire.js`);
  await page.goto(
    partner.publish({body: `<lamplight-questionnaire></lamplight-questionnaire><script>${own}</script>`}),
  );
  const questionnaire = page.locator('lamplight-questionnaire');
  await questionnaire.locator('[name=age]').fill('42');
  await questionnaire.locator('#group-health').click();
  await expect(questionnaire.locator('.health a')).toHaveAttribute(
    'href',
    new RegExp(`^${siteOrigin}/ai-workflow`),
  );
  await expect(questionnaire.locator('[name^=healthInfo], [name=healthConsent]')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the loader inside the page’s own script loads every element from the agency, in the page’s language', async ({
  page,
  partner,
  product,
}) => {
  const heard = await hear(page, product.site);
  const own = await textOf(`${product.site}/embed/v1/lamplight.js`);
  const address = partner.publish({head: theirs, body: `${everyElement()}<script>${own}</script>`});
  await page.goto(address);
  await allReady(page);
  expect(heard.filter((line) => line.includes(partner.origin))).toEqual([`GET ${address}`]);
  // The page's own `selectedLanguage` is not the visitor's choice.
  expect(heard.filter((line) => line.includes('/texts/') && !line.includes('.en-'))).toEqual([]);
});
