import type {Page} from '@playwright/test';
import translations from '../../../agency/translations/en.json' with {type: 'json'};
import {LANGUAGES} from '../../../contract/language.ts';
import {textIn} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

// While the banner announces ACA enrollment: its title is among the texts that follow the language.
test.beforeEach(({page}) => page.clock.setFixedTime('2026-11-21T12:00:00-06:00'));

const saved = (page: Page) => page.evaluate(() => localStorage.getItem('selectedLanguage'));

const choose = async (page: Page, name: string): Promise<void> => {
  await page.locator('.topline .select').click();
  await page.getByRole('option', {name}).click();
};

const save = (page: Page, lang: string) =>
  page.addInitScript((code) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('selectedLanguage', code);
  }, lang);

test('the language starts as English', spec('s4-language-english', 's1-anonymous'), async ({page, site}) => {
  await site.visit('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(textIn('en', 'site', 'heroTitle'));
  await expect(page.locator('lamplight-enrollment-banner .title')).toHaveText('ACA Open Enrollment');
  expect(await saved(page)).toBeNull();
});

test(
  'an unprefixed address moves to the saved language, with its query and anchor',
  spec('s4-language-saved', 's4-language-switch'),
  async ({page, site}) => {
    await save(page, 'es');
    await page.goto(`${site.address('/blog')}?from=mail#all`);
    await expect(page).toHaveURL(`${site.address('/blog', 'es')}?from=mail#all`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(textIn('es', 'site', 'blogTitle'));
  },
);

test(
  'an address of a language is in that language whatever was saved',
  spec('s4-language-address'),
  async ({page, site}) => {
    await save(page, 'es');
    await site.visit('/', 'fr');
    await expect(page).toHaveURL(site.address('/', 'fr'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(textIn('fr', 'site', 'heroTitle'));
    await expect(page.locator('lamplight-enrollment-banner .title')).toHaveText(
      textIn('fr', 'site', 'acaBannerTitle'),
    );
  },
);

test(
  'a saved choice that is no known code changes nothing',
  spec('s4-language-unknown'),
  async ({page, site}) => {
    await save(page, 'xx');
    await site.visit('/');
    await expect(page).toHaveURL(site.address('/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test(
  'choosing a language switches all text at once and saves the choice',
  spec('s4-language-switch', 's3-translations', 's1-anonymous'),
  async ({page, site}) => {
    await site.visit('/');
    for (const [lang, name] of [
      ['es', 'Español'],
      ['fr', 'Français'],
      ['de', 'Deutsch'],
      ['zh', '中文'],
      ['en', 'English'],
    ] as const) {
      await choose(page, name);
      await expect(page).toHaveURL(site.address('/', lang));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(textIn(lang, 'site', 'heroTitle'));
      await expect(page.locator('#services h2')).toHaveText(textIn(lang, 'site', 'servicesTitle'));
      await expect(page.locator('#root > footer')).toContainText(textIn(lang, 'site', 'followUs'));
      await expect(page.locator('lamplight-enrollment-banner .title')).toHaveText(
        textIn(lang, 'site', 'acaBannerTitle'),
      );
      await expect(page.locator('lamplight-quote-form form button.button')).toHaveText(
        textIn(lang, 'quote', 'send'),
      );
      const calculator = await site.element('retirement-calculator');
      await expect(calculator.locator('.opener')).toHaveText(textIn(lang, 'retirement', 'open'));
      expect(await saved(page)).toBe(lang);
    }
  },
);

test('a lookup with no entry returns the key itself', spec('s4-missing-key'), async ({page, site}) => {
  await page.route(/\/(assets|texts)\/.*\.js/u, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll(/\b(acaBannerTitle|servicesTitle)(["']?:)/gu, '$1Gone$2');
    await route.fulfill({response: answer, body: text});
  });
  await site.visit('/');
  await expect(page.locator('lamplight-enrollment-banner .title')).toHaveText('acaBannerTitle');
  await page.getByRole('banner').getByRole('link', {name: 'Blog', exact: true}).click();
  await page.getByRole('banner').getByRole('link', {name: 'Calculators', exact: true}).click();
  await expect(page.locator('#services h2')).toHaveText('servicesTitle');
});

/** A served script's texts as displayed: minifiers write some characters as escapes. */
const unescaped = (script: string): string =>
  script
    .replaceAll(/\\u\{?([0-9a-fA-F]{4,5})\}?/gu, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\x([0-9a-fA-F]{2})/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(["'`])/gu, '$1');

for (const lang of LANGUAGES)
  test(
    `${lang}: every text key of the specification has its text in what is served`,
    spec('s3-translations'),
    async ({page, site}) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.text());
      });
      await site.visit('/', lang);
      await page.waitForLoadState('networkidle');
      const served = unescaped((await Promise.all(scripts)).join('\n'));
      const isServed = (key: string): boolean =>
        [`"`, `'`, '`'].some((quote) =>
          [`${key}:`, `"${key}":`, `'${key}':`].some((name) =>
            served.includes(`${name}${quote}${textIn(lang, 'site', key)}${quote}`),
          ),
        );
      expect(Object.keys(translations).filter((key) => !isServed(key))).toEqual([]);
    },
  );
