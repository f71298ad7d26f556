import {languages} from '../../../agency/languages.ts';
import {LANGUAGES} from '../../../contract/language.ts';
import {contentIn, textIn, shownLanguages, worded} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

const questionnaireTitle = {
  en: 'ACA Marketplace Qualification Questionnaire',
  es: textIn('es', 'host', 'titleQuestionnaire').split(' {{year}}')[0] ?? '',
};

for (const lang of shownLanguages) {
  test(`${lang}: / is the landing page with all its sections`, spec('s2-landing'), async ({page, site}) => {
    await site.visit('/', lang);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('banner')).toBeVisible();
    const sections = await page.locator('main section[id]').evaluateAll((all) => all.map(({id}) => id));
    expect(sections).toEqual(['hero', 'services', 'calculators', 'testimonials', 'faq', 'contact']);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(textIn(lang, 'site', 'heroTitle'));
    await expect(page.locator('#services h2')).toHaveText(textIn(lang, 'site', 'servicesTitle'));
    await expect(page.locator('#calculators h2')).toHaveText(textIn(lang, 'site', 'calculatorsTitle'));
    await expect(page.locator('#contact-title')).toHaveText(
      worded(lang, 'Get In Touch', 'site', 'contactTitle'),
    );
    await expect(page.locator('#root > footer')).toBeVisible();
  });

  test(`${lang}: /blog is the article list`, spec('s2-blog-route'), async ({page, site}) => {
    await site.visit('/blog', lang);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      worded(lang, 'Insurance Insights & Tips', 'site', 'blogTitle'),
    );
  });

  test(
    `${lang}: /ai-workflow is the questionnaire, with title, description and keywords that go when it is left`,
    spec('s2-questionnaire-route', 's2-questionnaire-head', 's2-questionnaire-heading'),
    async ({page, site}) => {
      await page.clock.setFixedTime('2026-11-21T12:00:00-06:00');
      await site.visit('/ai-workflow', lang);
      await expect(page).toHaveTitle(new RegExp(questionnaireTitle[lang]));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /2027/);
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /ACA/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        worded(
          lang,
          'ACA Marketplace Qualification Questionnaire & Cancer Insurance Assessment {{year}}',
          'questionnaire',
          'title',
        ).replace('{{year}}', '2027'),
      );
      await page
        .locator('footer')
        .getByRole('link', {name: textIn(lang, 'site', 'blog'), exact: true})
        .click();
      await expect(page).toHaveURL(site.address('/blog', lang));
      await expect(page).not.toHaveTitle(new RegExp(questionnaireTitle[lang]));
      await expect(page.locator('meta[name=keywords]')).toHaveCount(0);
    },
  );

  test(
    `${lang}: any other path answers 404 with the specified text and links back`,
    spec('s2-not-found'),
    async ({page, site}) => {
      const answer = await page.goto(site.address('/no/such/page', lang));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        worded(lang, '404 Page Not Found', 'host', 'notFoundTitle'),
      );
      await expect(
        page.getByText(worded(lang, 'Did you forget to add the page to the router?', 'host', 'notFoundText')),
      ).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(worded(lang, '404 Page Not Found', 'host', 'notFoundTitle')));
      await page
        .locator('main')
        .getByRole('link', {name: textIn(lang, 'site', 'blog'), exact: true})
        .click();
      await expect(page).toHaveURL(site.address('/blog', lang));
      await expect(page.locator('lamplight-blog')).toBeVisible();
    },
  );

  test(
    `${lang}: an unknown article says so, with a way back`,
    spec('s2-article-unknown'),
    async ({page, site}) => {
      const answer = await page.goto(site.address('/blog/no-such-article', lang));
      expect(answer?.status()).toBe(404);
      const main = page.locator('main');
      await expect(
        main.getByText(worded(lang, 'Article Not Found', 'host', 'articleNotFound')),
      ).toBeVisible();
      await expect(
        main.getByText(
          worded(lang, "The article you're looking for doesn't exist.", 'host', 'articleNotFoundText'),
        ),
      ).toBeVisible();
      await main.getByRole('link', {name: worded(lang, 'Back to Blog', 'site', 'backToBlog')}).click();
      await expect(page).toHaveURL(site.address('/blog', lang));
    },
  );

  for (const name of ['privacy', 'terms', 'disclosures'] as const) {
    test(`${lang}: the footer leads to /${name}`, spec('s2-legal'), async ({page, site}) => {
      await site.visit('/', lang);
      const label = contentIn(lang).footer[name];
      await page.locator('footer').getByRole('link', {name: label, exact: true}).click();
      await expect(page).toHaveURL(site.address(`/${name}`, lang));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(1_500);
      expect((await page.goto(site.address(`/${name}`, lang)))?.status()).toBe(200);
    });
  }
}

test(
  'each route has an address in each of the five languages, and answers a first request without a cookie',
  spec('s1-anonymous'),
  async ({request, site}) => {
    const titles = new Set<string>();
    const slug = 'medicare-at-65-dates';
    for (const lang of LANGUAGES)
      for (const path of [
        '/',
        '/blog',
        `/blog/${slug}`,
        '/ai-workflow',
        '/privacy',
        '/terms',
        '/disclosures',
      ]) {
        const answer = await request.get(site.address(path, lang));
        expect(answer.status(), `${lang} ${path}`).toBe(200);
        const html = await answer.text();
        expect(html).toContain(`<html lang="${lang}"`);
        expect(html).not.toContain('type="password"');
        expect(answer.headers()['set-cookie']).toBeUndefined();
        titles.add(/<title>(.*?)<\/title>/u.exec(html)?.[1] ?? '');
      }
    expect(titles.size).toBe(35);
  },
);

test(
  'every article has its page, at least the seven of the specification',
  spec('s2-article-route', 's2-blog-list', 's2-article-card'),
  async ({request, site}) => {
    const html = await (await request.get(site.address('/blog'))).text();
    const slugs = new Set([...html.matchAll(/href="\/blog\/([^"#?]+)"/gu)].map(([, slug]) => slug));
    expect(slugs.size).toBeGreaterThanOrEqual(7);
    for (const slug of slugs) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/u);
      expect((await request.get(site.address(`/blog/${slug ?? ''}`))).status()).toBe(200);
    }
  },
);

test(
  'the plan year of the heading goes with the day',
  spec('s2-questionnaire-heading'),
  async ({page, site}) => {
    await page.clock.setFixedTime('2027-11-02T12:00:00-06:00');
    await site.visit('/ai-workflow');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'ACA Marketplace Qualification Questionnaire & Cancer Insurance Assessment 2028',
    );
  },
);

test(
  'a language has a code and a name in the picker, and no flag',
  spec('s2-language-picker'),
  async ({page, site}) => {
    await site.visit('/');
    await page.locator('.topline .select').click();
    const options = page.locator('.select-option');
    await expect(options).toHaveText(['English', 'Español', 'Français', 'Deutsch', '中文']);
    const codes = await options.evaluateAll((all) => all.map((option) => option.getAttribute('lang')));
    expect(codes).toEqual([...LANGUAGES]);
    for (const {flag} of languages) {
      expect(flag).not.toBe('');
      await expect(page.getByText(flag)).toHaveCount(0);
    }
  },
);
