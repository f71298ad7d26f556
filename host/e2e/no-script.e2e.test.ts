import type {Page} from '@playwright/test';
import {everyPage, kindsOfPage, pageIn} from './every-page.ts';
import {expect, test} from './page-test.ts';

test.use({javaScriptEnabled: false});

/** Lists visible controls, shadow roots included, that no form sends. */
const deadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dead: string[] = [];
    const walk = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        // Lines to copy are there to be read.
        const isControl = element.matches('button, input, select, textarea:not([readonly])');
        if (!isControl || !element.checkVisibility()) continue;
        if (element.closest<HTMLFormElement>('form[method=post][action]') === null)
          dead.push(`${element.localName} ${element.getAttribute('name') ?? element.textContent.trim()}`);
      }
    };
    walk(document);
    return dead;
  });

for (const lang of ['de', 'zh'] as const)
  test(`${lang}: without JavaScript every kind of page can be read, and no page shows a control that does nothing`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    for (const path of kindsOfPage) {
      await page.goto(product.site + pageIn(lang, path).address);
      await expect(page.getByRole('heading', {level: 1}).first(), path).toBeVisible();
      await expect(page.locator('main p:visible').first(), path).toBeVisible();
      expect(await deadControls(page), path).toEqual([]);
    }
  });

test('without JavaScript every article can be reached from the blog', async ({page, product}) => {
  await page.goto(`${product.site}/es/blog`);
  const shown = await page
    .locator('main a:visible')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const articles = everyPage.filter(
    ({lang, path, status}) => lang === 'es' && status === 200 && path.startsWith('/blog/'),
  );
  expect(articles.map(({address}) => address).filter((address) => !shown.includes(address))).toEqual([]);
});

test('without JavaScript links replace the menu and the language list', async ({page, product}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(`${product.site}/de`);
  await page.locator('.noscript a[lang=fr]').click();
  await expect(page).toHaveURL(`${product.site}/fr`);
  await expect(page.locator('.noscript a[href="#site-map"]')).toBeVisible();
  await page.locator('#site-map a[href="/fr/terms"]').click();
  await expect(page).toHaveURL(`${product.site}/fr/terms`);
});

test('without JavaScript the quote form of the page is sent, and thanked for in its language', async ({
  page,
  product,
}) => {
  await page.goto(`${product.site}/de`);
  const form = page.locator('lamplight-quote-form form');
  await form.locator('[name=firstName]').fill('Rosa');
  await form.locator('[name=lastName]').fill('Delgado');
  await form.locator('[name=email]').fill('rosa@example');
  await form.locator('[name=insuranceType]').selectOption('health');
  await form.locator('button').click();
  const fault = 'Geben Sie eine E\u2011Mail-Adresse wie name@example.com ein.';
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.locator('#email-fault')).toHaveText(fault);
  await page.getByRole('link', {name: `E\u2011Mail: ${fault}`}).click();
  await expect(page).toHaveURL(/#email$/u);
  await expect(page.locator('[name=firstName]')).toHaveValue('Rosa');
  await page.locator('[name=email]').fill('rosa@example.com');
  await page.locator('button').click();
  await expect(page).toHaveURL(`${product.site}/de/forms/thanks`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Vielen Dank, Ihre Anfrage ist angekommen');
});

test('without JavaScript a message and a quote request of a service page are sent, too', async ({
  page,
  product,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(product.site);
  const message = page.locator('lamplight-contact-form form');
  await message.locator('[name=name]').fill('Rosa Delgado');
  await message.locator('[name=email]').fill('rosa@example.com');
  await message.locator('[name=message]').fill('Do you work on Saturdays?');
  await message.locator('button').click();
  await expect(page).toHaveURL(`${product.site}/forms/thanks`);
  await page.goto(`${product.site}/services/cancer`);
  const quote = page.locator('lamplight-quote-form form');
  await expect(quote.locator('[name=insuranceType]')).toHaveValue('cancer');
  await quote.locator('[name=firstName]').fill('Inés');
  await quote.locator('[name=lastName]').fill('Delgado');
  await quote.locator('[name=email]').fill('ines@example.com');
  await quote.locator('button').click();
  await expect(page).toHaveURL(`${product.site}/forms/thanks`);
  const kept = await product.leads('list');
  expect(kept).toContain('Rosa Delgado');
  expect(kept).toContain('Inés Delgado');
});
