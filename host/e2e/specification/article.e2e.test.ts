import type {Locator, Page} from '@playwright/test';
import {loadArticles} from '../../../agency/articles/load-articles.ts';
import type {Language} from '../../../contract/language.ts';
import {agency, textIn, shownLanguages, worded} from './texts.ts';
import {expect, test, type SiteTab} from '../page-test.ts';
import {spec} from './spec.ts';

const slug = 'the-400-percent-cliff-2027';

const articleIn = async (site: SiteTab, lang: Language, id: string = slug): Promise<Locator> => {
  await site.visit(`/blog/${id}`, lang);
  return site.element('blog');
};

/** Reads the header of an article page. */
const topicsOf = async (article: Locator): Promise<{category: string; tags: string[]}> => ({
  category: await article.locator('article > header .meta b').innerText(),
  tags: await article.locator('.tags li').allInnerTexts(),
});

const related = (article: Locator): Locator => article.locator('section:has(#related) .grid > li');

for (const lang of shownLanguages) {
  test(
    `${lang}: the article page shows everything of its article`,
    spec('s2-article-route', 's2-article'),
    async ({page, site}) => {
      await page.clock.setFixedTime('2026-11-10T12:00:00-06:00');
      const article = await articleIn(site, lang);
      await expect(article.locator('header .meta b')).toHaveText(
        worded(lang, 'ACA Marketplace', 'blog', 'aca-marketplace'),
      );
      await expect(article.locator('header .meta')).toContainText(
        new RegExp(textIn(lang, 'blog', 'readTime', {minutes: String.raw`\d`}), 'u'),
      );
      const title = await article.locator('#title').innerText();
      expect(title.length).toBeGreaterThan(10);
      const {searchTitle} = loadArticles(lang, {}).find(({id}) => id === slug) ?? {};
      expect(await page.title()).toContain(searchTitle);
      await expect(article.locator('.lead')).toHaveText(/.{40}/u);
      await expect(article.locator('.byline')).toContainText(agency.licensedName);
      await expect(article.locator('.byline time')).toHaveAttribute('datetime', '2026-11-03');
      await expect(article.getByRole('button', {name: worded(lang, 'Share', 'blog', 'share')})).toBeVisible();
      const text = article.locator('.text');
      expect(await text.getByRole('heading').count()).toBeGreaterThan(2);
      expect(await text.locator('b').count()).toBeGreaterThan(0);
      await expect(text).not.toContainText('##');
      await expect(text).not.toContainText('**');
      expect(await article.locator('.tags li').count()).toBeGreaterThan(2);
      const consultation = article.locator('.consultation').getByRole('link');
      await expect(consultation).toHaveAttribute('href', `${agency.links.booking}?month=2026-11`);
      await expect(consultation).toHaveAttribute('target', '_blank');
      await article.getByRole('link', {name: worded(lang, 'Back to Blog', 'site', 'backToBlog')}).click();
      await expect(page).toHaveURL(site.address('/blog', lang));
    },
  );

  test(
    `${lang}: up to three others of the same category or with a shared tag are related`,
    spec('s2-related'),
    async ({page, site}) => {
      test.slow();
      const article = await articleIn(site, lang);
      await expect(article.locator('#related')).toHaveText(
        worded(lang, 'Related Articles', 'site', 'relatedArticles'),
      );
      const own = await topicsOf(article);
      const links = related(article).getByRole('link');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.length).toBeLessThanOrEqual(3);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const address of addresses) {
        expect(address).not.toContain(slug);
        await page.goto(new URL(address, site.address('/')).href);
        const other = await topicsOf(await site.element('blog'));
        const hasCommon = other.category === own.category || other.tags.some((tag) => own.tags.includes(tag));
        expect(hasCommon, address).toBe(true);
      }
    },
  );
}

const shareWith = (page: Page, hasShare: boolean) =>
  page.addInitScript((isThere) => {
    const shared: unknown[] = [];
    Object.assign(window, {shared});
    const share = async (what: unknown): Promise<void> => {
      shared.push(what);
    };
    Object.defineProperty(navigator, 'share', {value: isThere ? share : undefined, configurable: true});
  }, hasShare);

test('the share button uses the device’s share function', spec('s2-share'), async ({page, site}) => {
  await shareWith(page, true);
  const article = await articleIn(site, 'en');
  await article.getByRole('button', {name: 'Share'}).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as {shared: unknown[]}).shared))
    .toMatchObject([{url: site.address(`/blog/${slug}`)}]);
});

for (const lang of shownLanguages)
  test(
    `${lang}: without a share function the button copies the page’s URL`,
    spec('s2-share'),
    async ({page, site, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await shareWith(page, false);
      const article = await articleIn(site, lang);
      await article.getByRole('button', {name: textIn(lang, 'blog', 'share')}).click();
      await expect(article.locator('.share output')).toHaveText(textIn(lang, 'blog', 'copied'));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        site.address(`/blog/${slug}`, lang),
      );
    },
  );
