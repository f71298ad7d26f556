/* The pages of the services in a browser: their text is HTML, which React leaves unchanged, and links within
   the site draw it. */
import {contentIn} from './specification/texts.ts';
import {complaintsAbout, expect, settled, test} from './page-test.ts';

const cardOf = (lang: 'en' | 'es', id: string) =>
  contentIn(lang).services.find((service) => service.id === id)?.name ?? '';

test('a service page as served downloads no script that carries its text, and keeps the text once React is there', async ({
  page,
  product,
}) => {
  const complaints = complaintsAbout(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(`${product.site}/services/notary`);
  await settled(page);
  // React has taken over: the calendar's address contains a month, which the served page lacks.
  const calendar = page.locator('#tool a[target=_blank]');
  await expect(calendar).toHaveAttribute('href', /[?&]month=\d{4}-\d{2}/u);
  const sentence = 'The seal says who signed, where, and on which day.';
  await expect(page.getByText(sentence)).toBeVisible();
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((text) => text.includes(sentence))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('"Learn More" on a card leads to the service; language, Back and the next service follow without a page load', async ({
  page,
  product,
}) => {
  const complaints = complaintsAbout(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(product.site);
  await settled(page);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  const heading = page.getByRole('heading', {level: 1});
  await page
    .locator('#life-insurance')
    .getByRole('link', {name: /Learn More/u})
    .click();
  await expect(page).toHaveURL(`${product.site}/services/life`);
  await expect(heading).toHaveText('Life insurance that fits the people it is for');
  await expect(page).toHaveTitle(/^Life Insurance in Texas \| /u);
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: cardOf('en', 'cancer')})
    .click();
  await expect(heading).toHaveText('Cancer and critical-illness insurance');
  await page.locator('.topline .select').click();
  await page.getByRole('option', {name: 'Español'}).click();
  await expect(page).toHaveURL(`${product.site}/es/services/cancer`);
  await expect(heading).toHaveText('Seguro contra el cáncer y enfermedades graves');
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText('Life insurance that fits the people it is for');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a page as served gives way to the next one, and Back draws it again', async ({page, product}) => {
  await page.goto(`${product.site}/services/cancer`);
  await settled(page);
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('Cancer and critical-illness insurance');
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: cardOf('en', 'health')})
    .click();
  await expect(heading).toHaveText('Health insurance for you and your family');
  await page.goBack();
  await expect(heading).toHaveText('Cancer and critical-illness insurance');
  await expect(heading).toHaveCount(1);
});

test('each service has the tool that fits: a calculator, the quote form with the service chosen, the calendar', async ({
  page,
  product,
}) => {
  const tools = {
    health: 'lamplight-aca-calculator',
    life: 'lamplight-life-calculator',
    retirement: 'lamplight-retirement-calculator',
  };
  for (const [id, tool] of Object.entries(tools)) {
    await page.goto(`${product.site}/services/${id}`);
    await page.locator('#tool').scrollIntoViewIfNeeded();
    await expect(page.locator(`#tool ${tool}`), id).toBeVisible();
  }
  await page.goto(`${product.site}/services/life`);
  // In the flow of the page, with space: no dialog above it.
  await page.locator('#tool lamplight-life-calculator .opener').click();
  await expect(page.locator('#tool lamplight-life-calculator [name=income]')).toBeVisible();
  await expect(page.locator('#tool lamplight-life-calculator dialog:modal')).toHaveCount(0);
  for (const id of ['cancer', 'disability', 'medicare']) {
    await page.goto(`${product.site}/services/${id}`);
    await page.locator('#tool').scrollIntoViewIfNeeded();
    await expect(page.locator('#tool lamplight-quote-form [name=insuranceType]'), id).toHaveValue(id);
  }
});

test('the Medicare page carries the sentences of the law and leads to no enrollment', async ({
  page,
  product,
}) => {
  await page.goto(`${product.site}/es/services/medicare`);
  const notice = page.locator('.page-head .notice');
  await expect(notice).toContainText(
    'Not connected with or endorsed by the United States government or the federal Medicare program.',
  );
  await expect(notice).toContainText('1-800-MEDICARE (TTY 1-877-486-2048), 24 hours a day, 7 days a week.');
  const leadsTo = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(leadsTo.filter((href) => href.includes('enroll'))).toEqual([]);
});
