/* Pages on paper: what a visitor cannot use there is gone, what the visitor reads is complete. The result's own sheet: answer.e2e.test.ts. */
import type {Page} from '@playwright/test';
import {expect, test} from './page-test.ts';

/** The width of Letter paper between the margins of the browser, in CSS pixels. */
const PAPER = 736;

const onPaper = async (page: Page): Promise<void> => {
  await page.setViewportSize({width: PAPER, height: 960});
  await page.emulateMedia({media: 'print'});
};

/** The texts of visible parts that do nothing on paper. */
const useless = (page: Page, main: string): Promise<string[]> =>
  page
    .locator(
      `header.header, .topline, .footer-navigation, lamplight-chat .launch, lamplight-enrollment-banner .bar`,
    )
    .or(page.locator(`${main} :is(nav, form, button, .button)`))
    .filter({visible: true})
    .allInnerTexts();

/** Reads the text that the style sheet adds after a link. */
const printedAfter = (link: Element): string => getComputedStyle(link, '::after').content;

/** Measures how far the page sticks out of the paper, in CSS pixels. */
const cutOff = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('de: a printed article has its text, the addresses of its sources, and nothing to press', async ({
  page,
  open,
}) => {
  await open('/de/blog/turning-26-texas');
  const article = page.locator('lamplight-blog article');
  const law = article.locator('a[href^="https://www.ecfr.gov"]').first();
  await expect(law).toBeVisible();
  await onPaper(page);
  expect(await useless(page, 'lamplight-blog')).toEqual([]);
  await expect(
    page.locator('lamplight-blog :is(.back, .related, .grid)').filter({visible: true}),
  ).toHaveCount(0);
  expect(await law.evaluate(printedAfter)).toContain((await law.getAttribute('href')) ?? 'no address');
  // A word of the glossary is explained on the site; its address would only interrupt the sentence.
  expect(await article.locator('.text a[href*="/glossary"]').first().evaluate(printedAfter)).toBe('none');
  expect(await cutOff(page)).toBe(0);
});

test('a printed service has its answers and its law, without contents, forms and buttons', async ({
  page,
  open,
}) => {
  await open('/services/life');
  await onPaper(page);
  expect(await useless(page, 'main')).toEqual([]);
  for (const answer of await page.locator('.faq details > :not(summary)').all())
    await expect(answer).toBeVisible();
  await expect(page.locator('#ask-for-quote')).toBeHidden();
  const source = page.locator('#law a[href^="https://"]').first();
  expect(await source.evaluate(printedAfter)).toContain('https://');
  expect(await cutOff(page)).toBe(0);
});

test('de: the printed landing page has its services and questions, and no closed calculator', async ({
  page,
  open,
}) => {
  await open('/de');
  await onPaper(page);
  await expect(page.locator('#calculators')).toBeHidden();
  await expect(page.locator('#testimonials')).toBeHidden();
  expect(await useless(page, 'main')).toEqual([]);
  expect(await cutOff(page)).toBe(0);
});

test('a printed calculator shows its result with the table, and no other calculator', async ({
  page,
  open,
}) => {
  await open('/');
  const calculator = page.locator('lamplight-retirement-calculator');
  await calculator.locator('[part~=open]').click();
  await calculator.locator('[role=tab]').last().click();
  await calculator.locator('[part~=calculate]').click();
  await expect(calculator.locator('.result h3').first()).toBeFocused();
  await onPaper(page);
  await expect(calculator.locator('.result h3').first()).toBeVisible();
  await expect(calculator.locator('table').first()).toBeVisible();
  await expect(page.locator('#life-calculator')).toBeHidden();
  expect(await cutOff(page)).toBe(0);
});

test('printed saved results have every point with its reason, and no button that deletes the page', async ({
  page,
  product,
}) => {
  const answers = {
    leadData: {
      age: '41',
      location: 'Houston, TX 77002',
      income: '30k-50k',
      filing: 'single',
      householdSize: '1',
    },
    lifestageChanges: ['moved'],
  };
  const contact = {firstName: 'Ana', lastName: 'Ruiz', email: 'ana@mail.example', phone: ''};
  const saved = await page.request.post(`${product.site}/api/ai-workflow/results`, {
    headers: {'Idempotency-Key': crypto.randomUUID()},
    data: {clientId: 'current-client', contact, answers},
  });
  const {resultPath} = (await saved.json()) as {resultPath: string};
  await page.goto(product.site + resultPath);
  const points = page.locator('details:not(:has(form)) li');
  await expect(points.first()).toBeHidden();
  await onPaper(page);
  await expect(points.first()).toBeVisible();
  await expect(points.last()).toBeVisible();
  await expect(page.locator('details:has(form)')).toBeHidden();
  expect(await cutOff(page)).toBe(0);
});
