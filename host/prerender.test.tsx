import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {articleIds} from '../agency/articles/load-articles.ts';
import {MAX_SEARCH_TITLE} from '../agency/articles/front-matter.schema.ts';
import {legalCatalogs} from '../agency/legal/catalog.ts';
import {texts} from 'virtual:lamplight/host/languages';
import {LANGUAGES} from '../contract/language.ts';
import {agency, pages, renderPage, type PageRequest} from './prerender.tsx';

const draw = (page: PageRequest) =>
  renderPage(page, {
    script: '/assets/start.js',
    later: ['/assets/client.js'],
    modulePreloads: ['/assets/en.js'],
    widgetMarkup: (name) => `<template shadowrootmode="open"><h1>${name}</h1></template>`,
  });

const articleCount = articleIds(fileURLToPath(new URL('../agency/sample/articles', import.meta.url))).length;

/** Without the elements' roots, which have their own headings. */
const light = (html: string) => html.replaceAll(/<template[\s\S]*?<\/template>/g, '');
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;
const all = await pages();
const drawn = await Promise.all(
  all.map(
    async (page) => [`${page.lang} ${page.path} ${page.status ?? 200}`, page, await draw(page)] as const,
  ),
);
const find = (path: string, status?: 404) => {
  const found = drawn.find(([, page]) => page.path === path && page.status === status);
  if (!found) throw new Error(`no page ${path}`);
  return found[2];
};

/** The pieces of a page's text that stay on one line. */
const unbroken = (path: string) =>
  [...find(path).html.matchAll(/<span class="unbroken">([^<]+)</g)].map(([, number]) => number);

describe('the pages', () => {
  test('are every route in every language, and two kinds of 404 in each', () => {
    expect(all).toHaveLength(LANGUAGES.length * (1 + 1 + articleCount + 7 + 1 + 2 + 4 + 2));
    expect(all).toContainEqual({path: '/zh/disclosures', lang: 'zh'});
    expect(all).toContainEqual({path: '/', lang: 'en', status: 404});
    expect(all).toContainEqual({path: '/de/blog', lang: 'de', status: 404});
  });

  test.each(drawn)('%s is complete: language, one h1, landmarks, no missing texts', (_, page, {html}) => {
    const text = light(html);
    expect(html).toContain(`<html lang="${page.lang}"`);
    expect(count(text, /<h1[ >]/g)).toBe(1);
    expect(count(text, /<main[ >]/g)).toBe(1);
    expect(count(text, /<header[ >]/g)).toBe(1);
    expect(count(text, /<footer[ >]/g)).toBe(1);
    expect(count(text, /<title>[^<]+<\/title>/g)).toBe(1);
    expect(text).not.toMatch(/\{\{\w+\}\}/);
    expect(text).not.toMatch(/>\s*undefined|\[object Object\]/);
  });

  test.each(drawn)(
    '%s runs under a strict policy: no inline style or handler, every script listed',
    (_, _page, drawnPage) => {
      const {html, inlineScripts} = drawnPage;
      expect(html).not.toMatch(/ style="/);
      expect(html).not.toMatch(/ on[a-z]+="/);
      const inline = [...html.matchAll(/<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g)];
      expect(inline.map(([, text]) => text)).toEqual(inlineScripts);
    },
  );
});

describe('the head', () => {
  test('redirects to the saved language on English pages only', () => {
    expect(find('/').html).toContain('selectedLanguage');
    expect(find('/es').html).not.toContain('selectedLanguage');
  });

  test('contains no campaign that is over, and no date of one in words', () => {
    expect(find('/').html).not.toContain('aca-2025');
    expect(find('/').html).not.toContain('medicare-2024');
  });

  // Search engines cut a longer title. A Chinese character is as wide as two letters.
  test.each(drawn)('%s has a title that a search engine shows whole', (_, _page, {html}) => {
    const title = /<title>([^<]+)<\/title>/u.exec(html)?.[1] ?? '';
    const own = title.split(' | ').filter((part) => part !== agency.agencyName);
    expect(own).toHaveLength(1);
    const shown = own.join('').replaceAll(/&#?\w+;/gu, "'");
    expect(shown.replaceAll(/\p{Script=Han}/gu, 'xx').length, shown).toBeLessThanOrEqual(MAX_SEARCH_TITLE);
  });

  test('gives search engines the short title of an article, and readers the heading', () => {
    const {html} = find('/blog/the-400-percent-cliff-2027');
    expect(html).toContain('<title>The 400% cliff: one dollar can cost the whole 2027 credit | ');
    expect(html).toContain(
      '"headline":"The 400% cliff: how a single dollar can cost you the whole 2027 credit"',
    );
  });

  test('names the address of the page in each language', () => {
    const {html} = find('/de/blog');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/de\/blog"/);
    for (const lang of LANGUAGES) expect(html).toContain(`hreflang="${lang}"`);
    expect(html).toMatch(/hreflang="x-default" href="[^"]+\/blog"/);
  });

  test('has keywords on the questionnaire and nowhere else', () => {
    expect(find('/ai-workflow').html).toContain('<meta name="keywords"');
    expect(find('/').html).not.toContain('<meta name="keywords"');
  });

  test('describes the agency and the questions for search engines, as valid JSON', () => {
    const kinds = [
      ...find('/').html.matchAll(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/g),
    ].map(([, text = '']) => (JSON.parse(text) as {'@type': string})['@type']);
    expect(kinds).toEqual(['InsuranceAgency', 'FAQPage']);
    expect(find('/blog/medicare-at-65-dates').html).toContain('"BlogPosting"');
  });

  test.each(LANGUAGES)('says on the page about retirement who is no investment adviser, in %s', (lang) => {
    const [, sentence = ''] = legalCatalogs[lang].notInvestmentAdviser.split('{{licensedName}}');
    expect(sentence.length).toBeGreaterThan(20);
    const at = lang === 'en' ? '' : `/${lang}`;
    expect(light(find(`${at}/services/retirement`).html)).toContain(sentence);
    expect(light(find(`${at}/disclosures`).html)).toContain(sentence);
    expect(light(find(`${at}/services/cancer`).html)).not.toContain(sentence);
  });

  test('describes the questions of a service as on the page, with its breadcrumbs', () => {
    const {html} = find('/de/services/cancer');
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/g)].map(
      ([, text = '']) =>
        JSON.parse(text) as {
          '@type': string;
          mainEntity?: readonly {name: string; acceptedAnswer: {text: string}}[];
        },
    );
    expect(data.map((each) => each['@type'])).toEqual([
      'InsuranceAgency',
      'FAQPage',
      'Service',
      'BreadcrumbList',
    ]);
    const questions = data[1]?.mainEntity ?? [];
    expect(questions).toHaveLength(7);
    const shown = light(html).replaceAll(/<[^>]+>/g, '\n');
    for (const {name, acceptedAnswer} of questions)
      for (const text of [name, acceptedAnswer.text.split('. ')[0] ?? '']) expect(shown).toContain(text);
  });

  test('keeps missing pages out of the index', () => {
    expect(find('/', 404).html).toContain('<meta name="robots" content="noindex"');
    expect(find('/', 404).html).not.toContain('rel="canonical"');
  });
});

describe('the landing page', () => {
  const anchors = [
    'hero',
    'services',
    'calculators',
    'testimonials',
    'faq',
    'contact',
    'health-insurance',
    'cancer-insurance',
    'life-insurance',
    'medicare-insurance',
    'retirement-insurance',
    'notary-insurance',
  ];

  test.each(anchors)('has #%s', (anchor) => expect(find('/').html).toContain(` id="${anchor}"`));

  test('passes its language and no picker to every element, and reserves their drawn content', () => {
    const {html} = find('/fr');
    const tags = [...html.matchAll(/<lamplight-([a-z-]+) [^>]*>(<template)?/g)];
    expect(tags.length).toBeGreaterThanOrEqual(7);
    for (const [tag, , root] of tags) {
      expect(tag).toContain('lang="fr"');
      expect(tag).toContain('picker="off"');
      expect(root).toBe('<template');
    }
  });

  test('an article does not link its reader to the agency’s site', () => {
    expect(find('/blog/the-400-percent-cliff-2027').html).toMatch(/<lamplight-blog [^>]*links="site"/);
  });

  test('links stay in the page’s language', () => {
    expect(find('/zh').html).toContain('href="/zh/blog"');
    expect(light(find('/zh').html)).not.toMatch(/<a [^>]*href="\/(blog|ai-workflow|privacy)/);
  });

  test('keep the digits of a telephone number on one line', () => {
    expect(unbroken('/de/services/medicare')).toEqual(
      expect.arrayContaining(['1-800-MEDICARE', '1-800-252-9240']),
    );
    expect(unbroken('/services/health')).toContain('2-1-1');
  });

  test('shows five questions and seven services', () => {
    expect(count(find('/').html, /<details/g)).toBe(5);
    expect(count(find('/').html, /<article id="[a-z]+-insurance"/g)).toBe(7);
  });
});

/** The anchors of the glossary's terms on its page. */
const termIds = (html: string) =>
  [...html.matchAll(/<div id="([\w-]+)" class="glossary-term"/g)].map(([, id]) => id);

describe('the glossary', () => {
  test.each(LANGUAGES)('in %s describes every term on the page for search engines', (lang) => {
    const {html} = find(`${lang === 'en' ? '' : `/${lang}`}/glossary`);
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as {'@type': string; hasDefinedTerm?: {'@id': string}[]},
    );
    const set = data.find((one) => one['@type'] === 'DefinedTermSet');
    expect(set?.hasDefinedTerm?.map((one) => one['@id'].split('#')[1])).toEqual(termIds(html));
    expect(termIds(html).length).toBeGreaterThanOrEqual(40);
  });

  test.each(LANGUAGES)('in %s is the target of the answers’ links, at most once per term', (lang) => {
    const prefix = lang === 'en' ? '' : `/${lang}`;
    const known = termIds(find(`${prefix}/glossary`).html);
    const page = light(find(prefix || '/').html);
    const links = [...page.matchAll(/<a href="([^"]*)\/glossary#([\w-]+)"/g)];
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter(([, before, id]) => before !== prefix || !known.includes(id ?? ''))).toEqual([]);
    expect(new Set(links.map(([, , id]) => id)).size).toBe(links.length);
    expect(page).not.toMatch(/<h[1-6][^>]*>[^<]*<a [^>]*\/glossary#/);
  });
});

test('every page links to the statement on accessibility, which says when an answer comes', () => {
  for (const path of ['/', '/blog', '/glossary']) expect(find(path).html).toContain('href="/accessibility"');
  const {html} = find('/accessibility');
  expect(html).toContain('We answer within two working days.');
  expect(html).toContain('Last changed November 23, 2026');
});

test('the 404 page has the specification’s exact text', () => {
  const {html} = find('/', 404);
  expect(html).toContain('<h1>404 Page Not Found</h1>');
  expect(html).toContain('<span>Did you forget to add the page to the router?</span>');
});

test('an unknown article is reported', () => {
  const {html} = find('/blog', 404);
  expect(html).toContain('<h1>Article Not Found</h1>');
  expect(html).toContain('The article you&#x27;re looking for doesn&#x27;t exist.');
});

test('every page that is not English has the notary notice, in English and translated', () => {
  for (const lang of LANGUAGES.filter((code) => code !== 'en')) {
    const {html} = find(`/${lang}/terms`);
    expect(html).toContain('I AM NOT AN ATTORNEY LICENSED TO PRACTICE LAW IN TEXAS');
    expect(html).toContain('class="notice-label"');
  }
});

test('a missing text fails the build and names the key', async () => {
  const {store} = (await texts.fr()).texts.i18n;
  const catalog = store.data['fr']?.['translation'] as Record<string, string>;
  const {heroTitle} = catalog;
  delete catalog['heroTitle'];
  await expect(draw({path: '/fr', lang: 'fr'})).rejects.toThrow('/fr (fr) lacks heroTitle');
  catalog['heroTitle'] = heroTitle ?? '';
});
