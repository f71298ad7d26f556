import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from 'vitest';

import {INSURANCE_TYPES, SERVICE_TEXT_KEYS} from '../contract/insurance-type.ts';
import {shownClaims} from './claims.ts';
import {textsIn, unmatchedPaths, untranslated, wrongPlaceholders} from './testing/compare-catalogs.ts';
import {ContentSchema} from './content.schema.ts';
import {contentFile, loadContent} from './content.ts';
import {LANGUAGES, type Language} from '../contract/language.ts';
import {forbiddenNotaryWords} from './testing/forbidden-words.ts';
import {linkTarget} from './links.ts';
import {loadAgency} from './load.ts';
import {readJson} from './read-json.ts';
import {translations} from './translations/catalog.ts';

const others = LANGUAGES.filter((code) => code !== 'en');
const stored = (lang: Language) =>
  ContentSchema.parse(readJson(contentFile(join('content', `${lang}.json`), {})));
const english = textsIn(stored('en'));

/** Names and choices, which are the same in every language. */
const sameAsEnglish =
  /^(services\.\d+\.(id|icon|colour|ctaLink|moreLink|notice)|faq\.\d+\.(id|notice)|testimonials\.\d+\.(name|service|initials|colour))$/;
const names = new Set(['Medicare']);

test.each(others)(
  '%s has the shape, choices and placeholders of English, every sentence translated',
  (lang) => {
    const texts = textsIn(stored(lang));
    expect(unmatchedPaths(english, texts)).toEqual([]);
    expect(wrongPlaceholders(english, texts)).toEqual([]);
    const same = untranslated(english, texts).filter((path) => !names.has(english.get(path) ?? ''));
    expect(same.filter((path) => !sameAsEnglish.test(path))).toEqual([]);
    expect([...english.keys()].filter((path) => sameAsEnglish.test(path) && !same.includes(path))).toEqual(
      [],
    );
  },
);

test.each(LANGUAGES)('%s has the seven services under the names of the translation keys', (lang) => {
  const {services} = loadContent(lang, {});
  const t = translations[lang];
  expect(services.map(({id}) => id)).toEqual(INSURANCE_TYPES);
  expect(services.map(({name}) => name)).toEqual(INSURANCE_TYPES.map((id) => t[SERVICE_TEXT_KEYS[id]]));
});

test.each(LANGUAGES)('%s has five questions and five sample reviews, each marked as a sample', (lang) => {
  const {faq, testimonials} = loadContent(lang, {});
  expect(faq).toHaveLength(5);
  expect(testimonials.map(({isSample}) => isSample)).toEqual([true, true, true, true, true]);
});

test.each(LANGUAGES)('%s never uses the title of a civil-law jurist', (lang) => {
  expect([...textsIn(stored(lang)).values()].filter((text) => forbiddenNotaryWords.test(text))).toEqual([]);
});

const figures = (lang: Language) =>
  stored(lang).faq.map(({answer}) =>
    (answer.match(/\d{1,3}(?:[.,\u202F]\d{3})+/g) ?? []).map((figure) => figure.replaceAll(/\D/g, '')),
  );

test('figures are the same in every language', () => {
  for (const lang of others) expect(figures(lang)).toEqual(figures('en'));
  expect(figures('en')[0]).toEqual(['63840', '86560', '109280', '132000', '15960', '33000']);
});

test('only placeholders that a page fills in remain', () => {
  const open = [...textsIn(loadContent('en', {}))].filter(([, text]) => text.includes('{{'));
  expect(open.map(([path]) => path).toSorted()).toEqual([
    'footer.copyright',
    'links.carrierHealthQuote',
    'links.social',
  ]);
});

test("buttons lead to the agency's own pages or to the configured pages", () => {
  const config = loadAgency({});
  expect(linkTarget('quote', config)).toMatchObject({href: '/#hero', isExternal: false});
  expect(linkTarget('booking', config)).toMatchObject({href: config.links.booking, isExternal: true});
});

test('no button leads to Medicare enrollment or the guide before the TPMO numbers are configured', () => {
  const config = loadAgency({});
  const tpmo = {organizations: 7, products: 41, allPlans: false};
  for (const name of ['medicareEnroll', 'medicareGuide'] as const) {
    expect(linkTarget(name, config)).toBeUndefined();
    expect(linkTarget(name, {...config, tpmo})?.href).toBe(config.links[name]);
  }
});

test('a claim is shown with its source and date, and only if the configuration contains it', () => {
  const [families, years, rating, nurse] = loadContent('en', {}).claims;
  expect(families?.text).toBe('500+ families protected');
  expect(families?.proof).toBe(
    'Source: Sample: an invented agency has no client register. As of November 20, 2026.',
  );
  expect(years?.text).toBe('15+ years of experience');
  expect(rating?.text).toBe('A+ rating, Sample Business Bureau');
  expect(nurse?.kind).toBe('nurse');
  expect(shownClaims({claims: {}}, stored('en').claims, 'en')).toEqual([]);
});

// Doctors' names, policies and life changes are typed in freely and may be about health.
test.each([
  ['en', 'doctors’ names', 'policies', 'life changes'],
  ['es', 'nombres de médicos', 'pólizas', 'cambios de vida'],
  ['fr', 'noms de médecins', 'contrats', 'changements de vie'],
  ['de', 'Namen von Ärzten', 'bestehende Versicherungen', 'Lebensereignisse'],
  ['zh', '医生姓名', '保单', '生活变化'],
] as const)(
  'the privacy notice in %s names doctors, policies and life changes among what is collected',
  (lang, ...named) => {
    const notice = readFileSync(new URL(`sample/legal-pages/${lang}/privacy.md`, import.meta.url), 'utf8');
    const collected = notice.split('\n').filter((line) => line.startsWith('- **'));
    const line = collected.find((text) => named.every((name) => text.includes(name)));
    expect(line, 'one point of the list of collected data names all three').toBeDefined();
  },
);

// A person whose request about data is refused needs both ways: the appeal to us, and the office above us.
test.each(LANGUAGES)(
  'the privacy notice in %s says how to appeal, and names the Attorney General of Texas',
  (lang) => {
    const notice = readFileSync(new URL(`sample/legal-pages/${lang}/privacy.md`, import.meta.url), 'utf8');
    const appeal = notice.split('\n').find((line) => line.includes('texasattorneygeneral.gov'));
    expect(appeal).toContain('{{email}}');
  },
);
