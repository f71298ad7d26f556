import type {Locator} from '@playwright/test';
import type {Language} from '../../../contract/language.ts';
import {agency, textIn, shownLanguages, worded} from './texts.ts';
import {loadArticles} from '../../../agency/articles/load-articles.ts';
import {expect, test, type SiteTab} from '../page-test.ts';
import {spec} from './spec.ts';

const categories = [
  ['All', 'all'],
  ['ACA Marketplace', 'aca-marketplace'],
  ['Cancer Insurance', 'cancer-insurance'],
  ['Health Insurance', 'health-insurance'],
  ['Life Insurance', 'life-insurance'],
  ['Medicare', 'medicare'],
  ['Retirement Planning', 'retirement-planning'],
] as const;

const blogIn = async (site: SiteTab, lang: Language): Promise<Locator> => {
  await site.visit('/blog', lang);
  return site.element('blog');
};

const articles = loadArticles('en', {});

const countOf = (category: string): number => articles.filter((one) => one.category === category).length;

const cards = (blog: Locator): Locator => blog.locator('.grid > li');

const press = (blog: Locator, name: string): Promise<void> =>
  blog.locator('.filters').getByRole('button', {name, exact: true}).click();

for (const lang of shownLanguages) {
  test(
    `${lang}: the hero has its title and badges; featured articles and the seven filters stand below it`,
    spec('s2-blog-page'),
    async ({page, site}) => {
      const blog = await blogIn(site, lang);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        worded(lang, 'Insurance Insights & Tips', 'site', 'blogTitle'),
      );
      await expect(page.locator('.badges li')).toHaveCount(3);
      await expect(page.locator('.badges li').first()).toHaveText(textIn(lang, 'host', 'blogBadgeSources'));
      await expect(blog.locator('#featured')).toHaveText(
        worded(lang, 'Featured Articles', 'site', 'featuredArticles'),
      );
      const slugs = await blog
        .locator('.featured a')
        .evaluateAll((all) => all.map((link) => link.dataset['id']));
      expect(new Set(slugs)).toEqual(new Set(['how-much-life-insurance', 'the-400-percent-cliff-2027']));
      await expect(blog.locator('.filters button')).toHaveText(
        categories.map(([english, key]) => worded(lang, english, 'blog', key)),
      );
      await expect(blog.locator('.filters button[aria-pressed=true]')).toHaveText(
        worded(lang, 'All', 'blog', 'all'),
      );
    },
  );

  test(
    `${lang}: six articles show first; Load More shows them all and stays so through every category`,
    spec('s2-blog-list'),
    async ({site}) => {
      const blog = await blogIn(site, lang);
      const more = blog.getByRole('button', {name: worded(lang, 'Load More Articles', 'blog', 'loadMore')});
      const all = textIn(lang, 'blog', 'all');
      await expect(cards(blog)).toHaveCount(6);
      await expect(more).toBeVisible();
      for (const [key, count] of [
        ['aca-marketplace', countOf('aca-marketplace')],
        ['medicare', countOf('medicare')],
        ['health-insurance', countOf('health-insurance')],
      ] as const) {
        await press(blog, textIn(lang, 'blog', key));
        await expect(cards(blog)).toHaveCount(count);
        for (const card of await cards(blog).all())
          await expect(card.locator('.meta b')).toHaveText(textIn(lang, 'blog', key));
        await expect(more).toBeHidden();
      }
      await press(blog, all);
      await expect(cards(blog)).toHaveCount(6);
      await more.click();
      await expect(cards(blog)).toHaveCount(articles.length);
      await expect(more).toBeHidden();
      await press(blog, textIn(lang, 'blog', 'life-insurance'));
      await expect(cards(blog)).toHaveCount(1);
      await press(blog, all);
      await expect(cards(blog)).toHaveCount(articles.length);
    },
  );

  test(
    `${lang}: each card shows what it should and links to its article`,
    spec('s2-article-card', 's2-article-route'),
    async ({page, site}) => {
      const blog = await blogIn(site, lang);
      const names = categories.map(([, key]) => textIn(lang, 'blog', key));
      for (const card of await cards(blog).all()) {
        expect(names).toContain(await card.locator('.meta b').innerText());
        await expect(card.locator('.meta').first()).toContainText(
          new RegExp(textIn(lang, 'blog', 'readTime', {minutes: String.raw`\d`}), 'u'),
        );
        await expect(card.getByRole('link')).toHaveText(/.{10}/u);
        await expect(card.locator('.excerpt')).toHaveText(/.{40}/u);
        await expect(card.locator('time')).toHaveAttribute('datetime', /^2026-\d\d-\d\d$/u);
        await expect(card.locator('time')).toContainText('2026');
        await expect(card).toContainText(agency.licensedName);
        await expect(card.getByRole('link')).toHaveAttribute('href', /\/blog\/[a-z0-9-]+$/u);
      }
      const link = cards(blog).first().getByRole('link');
      const title = await link.innerText();
      await link.click();
      await expect(page).toHaveURL(new RegExp(`^${site.address('/blog', lang)}/[a-z0-9-]+$`, 'u'));
      await expect(page.getByRole('heading', {level: 1}).or(page.locator('#title'))).toHaveText(title);
    },
  );

  test(
    `${lang}: the call to a consultation opens the scheduling page, at the month that has room`,
    spec('s2-booking'),
    async ({page, site}) => {
      const link = page
        .locator('.invitation')
        .getByRole('link', {name: textIn(lang, 'site', 'scheduleConsultation')});
      for (const [day, month] of [
        ['2026-11-10T12:00:00-06:00', '2026-11'],
        // November 2026 ends on a Monday: from the 25th on fewer than five working days are left.
        ['2026-11-28T12:00:00-06:00', '2026-12'],
        ['2026-12-31T12:00:00-06:00', '2027-01'],
      ] as const) {
        await page.clock.setFixedTime(day);
        await blogIn(site, lang);
        await expect(link).toHaveAttribute('href', `${agency.links.booking}?month=${month}`);
        await expect(link).toHaveAttribute('target', '_blank');
      }
    },
  );
}

test('a category has an address: it can be shared, Back leaves it, and Back from an article returns to it', async ({
  page,
  site,
}) => {
  const blog = await blogIn(site, 'en');
  const pressed = blog.locator('.filters [aria-pressed=true]');
  await press(blog, 'Medicare');
  await expect(page).toHaveURL(`${site.address('/blog')}?category=medicare`);
  await expect(cards(blog)).toHaveCount(1);
  await cards(blog).getByRole('link').click();
  await expect(page).toHaveURL(site.address('/blog/medicare-at-65-dates'));
  await page.goBack();
  await expect(page).toHaveURL(`${site.address('/blog')}?category=medicare`);
  await expect(pressed).toHaveText('Medicare');
  await expect(cards(blog)).toHaveCount(1);
  await press(blog, 'Life Insurance');
  await expect(page).toHaveURL(`${site.address('/blog')}?category=life-insurance`);
  await page.goBack();
  await expect(pressed).toHaveText('Medicare');
  await page.goBack();
  await expect(page).toHaveURL(site.address('/blog'));
  await expect(pressed).toHaveText('All');
  await expect(cards(blog)).toHaveCount(6);

  await site.visit('/blog?category=cancer-insurance', 'es');
  await expect(await site.element('blog')).toBeVisible();
  await expect(pressed).toHaveText(textIn('es', 'blog', 'cancer-insurance'));
  await press(blog, textIn('es', 'blog', 'all'));
  await expect(page).toHaveURL(site.address('/blog', 'es'));
  await site.visit('/blog?category=pets');
  await site.element('blog');
  await expect(pressed).toHaveText('All');
});

test('each article has a drawing of its own', async ({site}) => {
  const blog = await blogIn(site, 'en');
  await blog.getByRole('button', {name: 'Load More Articles'}).click();
  const found = cards(blog).locator('.drawing');
  const drawings = () => found.evaluateAll((all) => all.map((drawing) => drawing.innerHTML));
  await expect.poll(async () => new Set(await drawings()).size).toBeGreaterThanOrEqual(7);
  expect(new Set(await drawings()).size).toBe(await found.count());
});
