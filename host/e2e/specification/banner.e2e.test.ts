import type {Page} from '@playwright/test';
import type {Campaign} from '../../../insurance/campaign/campaign.ts';
import {banner, changeCampaigns, TODAY} from './banner-page.ts';
import {agency, textIn, shownLanguages, worded} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

const dismissed = (page: Page) => page.evaluate(() => localStorage.getItem('dismissedBanners'));

const dayIn = {
  en: {
    dec15: 'December 15, 2026',
    jan1: 'January 1, 2027',
    jan15: 'January 15, 2027',
    feb1: 'February 1, 2027',
  },
  es: {
    dec15: '15 de diciembre de 2026',
    jan1: '1 de enero de 2027',
    jan15: '15 de enero de 2027',
    feb1: '1 de febrero de 2027',
  },
} as const;

for (const lang of shownLanguages) {
  test(
    `${lang}: the banner announces ACA open enrollment with its deadline, then Medicare, each with Enroll Now, and each stays dismissed`,
    spec('s4-banner-next', 's4-banner-days', 's2-banner-priority', 's7-medicare-link'),
    async ({page, site}) => {
      await page.clock.setFixedTime(TODAY);
      await site.visit('/', lang);
      const {dec15, jan1, jan15, feb1} = dayIn[lang];
      await expect(banner(page).locator('.title')).toHaveText(
        worded(lang, 'ACA Open Enrollment', 'site', 'acaBannerTitle'),
      );
      await expect(banner(page)).toContainText(
        textIn(lang, 'site', 'acaBannerText', {deadline: dec15, start: jan1}),
      );
      const action = banner(page).getByRole('link', {name: worded(lang, 'Enroll Now', 'site', 'enrollNow')});
      await expect(action).toHaveAttribute('href', agency.links.acaEnroll);
      await expect(action).toHaveAttribute('target', '_blank');
      const close = banner(page).getByRole('button', {name: textIn(lang, 'ui', 'close')});
      await close.click();
      expect(await dismissed(page)).toBe('["aca-2027"]');
      await expect(banner(page).locator('.title')).toHaveText(
        worded(lang, 'Medicare Open Enrollment', 'site', 'medicareBannerTitle'),
      );
      await expect(action).toHaveAttribute('href', /^https:\/\/www\.medicare\.gov/u);
      await page.reload();
      await expect(banner(page).locator('.title')).toHaveText(textIn(lang, 'site', 'medicareBannerTitle'));
      await close.click();
      await expect(banner(page).locator('.title')).toHaveCount(0);
      expect(await dismissed(page)).toBe('["aca-2027","medicare-2026"]');
      await site.visit('/blog', lang);
      await expect(banner(page).locator('.lamplight')).toHaveAttribute('data-live', /.*/u);
      await expect(banner(page).locator('.title')).toHaveCount(0);
      await page.evaluate(() => localStorage.removeItem('dismissedBanners'));
      await page.clock.setFixedTime('2026-12-16T00:00:00-06:00');
      await site.visit('/blog', lang);
      await expect(banner(page)).toContainText(
        textIn(lang, 'site', 'acaBannerText', {deadline: jan15, start: feb1}),
      );
    },
  );

  test(
    `${lang}: past its review day the banner names no end date and leads to the official site`,
    spec('s4-banner-past-review'),
    async ({page, site}) => {
      await page.clock.setFixedTime(TODAY);
      await changeCampaigns(page, () => ({nextReview: '2026-11-20'}));
      await site.visit('/', lang);
      await expect(banner(page)).toContainText(textIn(lang, 'site', 'acaBannerTextUndated'));
      await expect(banner(page).locator('.action')).toHaveAttribute(
        'href',
        /^https:\/\/www\.healthcare\.gov/u,
      );
      await expect(banner(page).locator('.words')).not.toContainText('202');
      await banner(page).locator('.close').click();
      await expect(banner(page)).toContainText(textIn(lang, 'site', 'medicareBannerTextUndated'));
      await expect(banner(page).locator('.action')).toHaveAttribute('href', /^https:\/\/www\.medicare\.gov/u);
    },
  );
}

test(
  'a campaign is active from the first to the last moment of its days in Chicago',
  spec('s4-banner-days'),
  async ({page, site}) => {
    const shows = async (moment: string, title: string | null): Promise<void> => {
      await page.clock.setFixedTime(moment);
      await site.visit('/privacy');
      await expect(banner(page).locator('.lamplight')).toHaveAttribute('data-live', /.*/u);
      const titles = banner(page).locator('.title');
      await expect(titles, moment).toHaveText(title === null ? [] : [title]);
    };
    await shows('2026-10-14T23:59:59-05:00', null);
    await shows('2026-10-15T00:00:00-05:00', 'Medicare Open Enrollment');
    await shows('2026-10-31T23:59:59-05:00', 'Medicare Open Enrollment');
    await shows('2026-11-01T00:00:00-05:00', 'ACA Open Enrollment');
    await shows('2027-01-15T23:59:59-06:00', 'ACA Open Enrollment');
    await shows('2027-01-16T00:00:00-06:00', null);
    await page.evaluate(() => localStorage.setItem('dismissedBanners', '["aca-2027"]'));
    await shows('2026-12-07T23:59:59-06:00', 'Medicare Open Enrollment');
    await shows('2026-12-08T00:00:00-06:00', null);
  },
);

test(
  'the banner is fixed at the top of every page, over a spacer of 5rem',
  spec('s2-banner'),
  async ({page, site}) => {
    await page.clock.setFixedTime(TODAY);
    for (const path of [
      '/',
      '/blog',
      '/blog/medicare-at-65-dates',
      '/ai-workflow',
      '/privacy',
      '/nothing-here',
    ]) {
      await page.goto(site.address(path));
      const bar = banner(page).locator('.bar');
      await expect(bar, path).toBeVisible();
      await expect(banner(page).locator('.spacer')).toHaveCSS('height', '80px');
      await page.evaluate(() => window.scrollTo({top: 500, behavior: 'instant'}));
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
      await expect(bar).toHaveCSS('position', 'fixed');
    }
  },
);

test(
  'prerendered pages carry no campaign, and nothing shifts when the banner comes or has been dismissed',
  spec('s2-banner-before-paint'),
  async ({page, request, site}) => {
    const html = await (await request.get(site.address('/'))).text();
    const drawn = /<lamplight-enrollment-banner.*?<\/lamplight-enrollment-banner>/su.exec(html)?.[0] ?? '';
    expect(drawn).not.toBe('');
    expect(drawn).not.toMatch(/202\d|Enroll by|Medicare/u);
    // The pages contain no campaign that was over when they were built: the last campaign is in them for the
    // longest time.
    const answer = await request.get(site.address('/api/campaigns'));
    const {campaigns} = (await answer.json()) as {campaigns: Campaign[]};
    const days = campaigns.map(({startDate}) => startDate).toSorted((one, other) => one.localeCompare(other));
    await page.clock.setFixedTime(`${days.at(-1) ?? ''}T12:00:00-06:00`);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const all = window as unknown as {shift?: number};
        for (const entry of list.getEntries())
          all.shift = (all.shift ?? 0) + (entry as PerformanceEntry & {value: number}).value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    const shift = () => page.evaluate(() => (window as unknown as {shift?: number}).shift ?? 0);
    await site.visit('/blog');
    await expect(banner(page).locator('.bar')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shift()).toBeLessThan(0.02);
    await page.evaluate(
      (ids) => localStorage.setItem('dismissedBanners', JSON.stringify(ids)),
      campaigns.map(({id}) => id),
    );
    await site.visit('/blog');
    await page.waitForLoadState('networkidle');
    await expect(banner(page).locator('.bar')).toHaveCount(0);
    expect(await shift()).toBeLessThan(0.02);
  },
);
