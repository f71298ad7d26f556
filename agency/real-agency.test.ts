import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {loadArticles} from './articles/load-articles.ts';
import {loadCampaigns} from './campaigns.ts';
import {loadContent} from './content.ts';
import {LANGUAGES} from '../contract/language.ts';
import {loadAgency, sampleFolder} from './load.ts';
import {INSURANCE_TYPES} from '../contract/insurance-type.ts';
import {loadServicePage} from './services/load-service-page.ts';

/** A real agency with only its configuration, and without claims. */
const folder = mkdtempSync(join(tmpdir(), 'agency-'));
const env = {AGENCY_CONFIG: join(folder, 'agency.json')};
writeFileSync(
  env.AGENCY_CONFIG,
  JSON.stringify({
    ...loadAgency({}),
    isSample: false,
    licensedName: 'Ana Real',
    agencyName: 'Real Insurance',
    licenseNumber: '1234567',
    npn: '12345678',
    phone: {display: '713-222-3344', e164: '+17132223344'},
    email: 'ana@agency.com',
    claims: {},
    links: {
      booking: 'https://agency.com/book',
      healthQuote: 'https://agency.com/health',
      acaEnroll: 'https://agency.com/aca',
      medicareEnroll: 'https://agency.com/medicare',
      medicareGuide: 'https://agency.com/guide',
      social: [],
    },
  }),
);
afterAll(() => rmSync(folder, {recursive: true}));

test('it contains no invented review and no text about nursing', () => {
  const content = loadContent('en', env);
  expect(content.testimonials).toEqual([]);
  expect(content.hero.nurse).toBeNull();
});

test('it contains nothing of the sample agency in any language', () => {
  const everything = JSON.stringify(LANGUAGES.map((lang) => loadContent(lang, env)));
  expect(everything).not.toMatch(/Nora Ellison|Bayou Light|\.example|555-01/);
  expect(everything).toContain('Ana Real');
});

test('its service pages have its name, no text about a nurse and only its own articles', () => {
  const pages = LANGUAGES.flatMap((lang) => INSURANCE_TYPES.map((id) => loadServicePage(id, lang, env)));
  expect(JSON.stringify(pages)).not.toMatch(/Nora Ellison|Bayou Light|\.example|555-01/);
  expect(JSON.stringify(pages)).toContain('Ana Real');
  expect(pages.map(({nurse}) => nurse)).toEqual(pages.map(() => undefined));
  expect(pages.flatMap(({related}) => related)).toEqual([]);
});

test('its campaigns link to its own pages', () => {
  const addresses = new Set(loadCampaigns(env).map(({ctaUrl}) => ctaUrl));
  expect([...addresses]).toEqual(['https://agency.com/aca', 'https://www.medicare.gov/plan-compare/']);
});

test('it is not the author of the sample’s articles; its own articles are shown', () => {
  expect(loadArticles('en', env)).toEqual([]);
  const articles = join(folder, 'articles');
  mkdirSync(articles);
  for (const lang of LANGUAGES)
    copyFileSync(
      join(sampleFolder, `articles/medicare-at-65-dates.${lang}.md`),
      join(articles, `medicare-at-65-dates.${lang}.md`),
    );
  expect(loadArticles('de', env).map(({id}) => id)).toEqual(['medicare-at-65-dates']);
});
