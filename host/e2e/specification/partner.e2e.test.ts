import type {Page} from '@playwright/test';
import type {RunningProduct} from '../../../reliability/running-product.ts';
import type {Language} from '../../../contract/language.ts';
import {textIn, shownLanguages} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

/** A page of a partner, on an origin that the product allows. */
const partnerPage = async (page: Page, product: RunningProduct, body: string): Promise<void> => {
  const address = `${product.demo}/specification`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html><head><title>A partner</title>
        <script src="${product.site}/embed/v1/lamplight.js" async></script></head><body>${body}</body></html>`,
    }),
  );
  await page.goto(address);
};

test(
  'an element’s language: a choice, its attribute, the saved one, an ancestor’s, English',
  spec('s4-language-order'),
  async ({page, product}) => {
    const title = page.locator('lamplight-enrollment-banner .title');
    const speaks = (lang: Language): Promise<void> =>
      expect(title).toHaveText(textIn(lang, 'site', 'acaBannerTitle'));
    const banner = '<lamplight-enrollment-banner></lamplight-enrollment-banner>';
    await page.clock.setFixedTime('2026-11-21T12:00:00-06:00');
    await partnerPage(page, product, banner);
    await speaks('en');
    await partnerPage(page, product, `<main lang="de-AT">${banner}</main>`);
    await speaks('de');
    await page.evaluate(() => localStorage.setItem('lamplight:selectedLanguage', 'es'));
    await page.reload();
    await speaks('es');
    const french = banner.replace('banner>', 'banner lang="fr">');
    const form = '<lamplight-quote-form lang="fr"></lamplight-quote-form>';
    await partnerPage(page, product, `<main lang="de">${french}${form}</main>`);
    await speaks('fr');
    await page.locator('lamplight-quote-form .footer select').selectOption('zh');
    await speaks('zh');
  },
);

test(
  'on a partner’s page F8 focuses the notification only from inside an element',
  spec('s9-toast-f8-partner'),
  async ({page, product}) => {
    await page.clock.install();
    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 500,
        headers: {'Access-Control-Allow-Origin': new URL(product.demo).origin},
        body: '',
      }),
    );
    await partnerPage(
      page,
      product,
      '<input id="mine"><lamplight-contact-form lang="en"></lamplight-contact-form>',
    );
    const form = page.locator('lamplight-contact-form');
    await form.locator('[name=name]').fill('Rosa');
    await form.locator('[name=email]').fill('rosa@example.com');
    await form.locator('[name=message]').fill('Hello');
    await form.locator('form button.button').click();
    const toast = page.locator('.toast-region .toast');
    await expect(toast).toBeVisible();
    await page.locator('#mine').focus();
    await page.keyboard.press('F8');
    await expect(page.locator('#mine')).toBeFocused();
    await form.locator('[name=name]').focus();
    await page.keyboard.press('F8');
    await expect(toast).toBeFocused();
  },
);

for (const lang of shownLanguages)
  test(
    `${lang}: on another origin the questionnaire asks no health question and links to the agency's page`,
    spec('s4-health-elsewhere'),
    async ({page, product}) => {
      const element = page.locator('lamplight-questionnaire');
      await partnerPage(page, product, `<lamplight-questionnaire lang="${lang}"></lamplight-questionnaire>`);
      await expect(element.locator('[name=location]')).toBeVisible();
      await element.locator('#group-health').click();
      await expect(element.locator('[name=conditions]')).toHaveCount(0);
      await expect(element.locator('[name=healthConsent]')).toHaveCount(0);
      const link = element.locator('.health').getByRole('link');
      await expect(link).toHaveAttribute('href', `${product.site}${lang === 'en' ? '' : '/es'}/ai-workflow`);
      await expect(link).toHaveAttribute('target', '_blank');
    },
  );
