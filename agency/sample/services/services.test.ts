import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {INSURANCE_TYPES} from '../../../contract/insurance-type.ts';
import {readingGrade} from '../../../server/testing/reading-grade.ts';
import {type Block, type Inline, textOf} from '../../articles/article.ts';
import {placeholdersIn} from '../../testing/compare-catalogs.ts';
import {LANGUAGES, type Language} from '../../../contract/language.ts';
import {legalCatalogs} from '../../legal/catalog.ts';
import {forbiddenNotaryWords} from '../../testing/forbidden-words.ts';
import {loadAgency} from '../../load.ts';
import {loadServicePage} from '../../services/load-service-page.ts';
import type {ServicePage} from '../../services/service-page.ts';

const agencyName = loadAgency({}).agencyName;
const day = '2026-11-22';

const fileOf = (id: string, lang: Language): string =>
  readFileSync(`${import.meta.dirname}/${id}.${lang}.md`, 'utf8');

const linesOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text])).map(textOf);

/** Each paragraph, item, heading and question of a page's chapters. */
const textsOf = ({parts, questions}: ServicePage): readonly string[] => [
  ...Object.values(parts).flatMap(({title, blocks}) => [title].concat(linesOf(blocks))),
  ...questions.flatMap(({question, answer}) => [question].concat(linesOf(answer))),
];

const wordsIn = (texts: readonly string[], lang: Language): number =>
  [...new Intl.Segmenter(lang, {granularity: 'word'}).segment(texts.join('\n'))].filter(
    ({isWordLike}) => isWordLike,
  ).length;

const linksIn = (parts: readonly Inline[]): readonly string[] =>
  parts.flatMap((part) => (typeof part !== 'string' && 'link' in part ? [part.link] : []));

const allLinksIn = ({parts, questions}: ServicePage): readonly string[] =>
  [...Object.values(parts).map(({blocks}) => blocks), ...questions.map(({answer}) => answer)]
    .flat()
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.text))
    .flatMap((part) => linksIn([part]));

const cases = INSURANCE_TYPES.flatMap((id) =>
  LANGUAGES.map((lang) => [id, lang, loadServicePage(id, lang, {}, day)] as const),
);
const english = new Map(cases.flatMap(([id, lang, page]) => (lang === 'en' ? [[id, page] as const] : [])));

describe.each(cases)('%s in %s', (id, lang, page) => {
  test('has 500 words of its own, and five to seven questions', () => {
    expect(wordsIn(textsOf(page), lang)).toBeGreaterThanOrEqual(500);
    expect(page.questions.length).toBeGreaterThanOrEqual(5);
    expect(page.questions.length).toBeLessThanOrEqual(7);
    for (const {question, answer} of page.questions) expect(linesOf(answer).join(''), question).not.toBe('');
  });

  test('fits a list of search results with its title and description', () => {
    expect(`${page.title} | ${agencyName}`.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(155);
    expect(page.description.length).toBeGreaterThanOrEqual(lang === 'zh' ? 40 : 110);
  });

  test('names the figures and legal texts of the English page, and links to the same pages', () => {
    expect(placeholdersIn(fileOf(id, lang))).toEqual(placeholdersIn(fileOf(id, 'en')));
    expect(allLinksIn(page)).toEqual(allLinksIn(english.get(id) ?? page));
  });

  test('types no amount, percentage or year of a figure that ages', () => {
    // Years of a policy, of age and of a rule of thumb are not figures of the law; citations stand in the last chapter.
    const prose = (fileOf(id, lang).split('{#law}')[0] ?? '').replaceAll(
      /\{\{\w+\}\}|\b1-\d{3}-\d{3}-\d{4}\b/gu,
      '',
    );
    expect(prose.replace(/^updated: .*$/mu, '')).not.toMatch(
      /\d[.,\s]?\d{3}\b(?!-)|[$%]|\d ?美元|\b20[2-9]\d\b/u,
    );
  });

  test('links its law, and marks no title that a Texas Notary Public must not use', () => {
    const {law} = page.parts;
    const links = law.blocks.flatMap((block) => (block.kind === 'list' ? block.items.flatMap(linksIn) : []));
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(fileOf(id, lang).replaceAll('Texas Notary Public', '')).not.toMatch(forbiddenNotaryWords);
  });

  test('uses placeholders for the agency and the agent, and fills each placeholder', () => {
    expect(fileOf(id, lang)).not.toMatch(/Ellison|Bayou|713-555/u);
    expect(JSON.stringify(page)).not.toMatch(/\{\{|undefined/u);
  });
});

test('every page has a title, a description and questions of its own', () => {
  for (const lang of LANGUAGES) {
    const pages = cases.filter(([, code]) => code === lang).map(([, , page]) => page);
    for (const of of ['title', 'description', 'heading', 'lede'] as const)
      expect(new Set(pages.map((page) => page[of])).size, `${lang} ${of}`).toBe(INSURANCE_TYPES.length);
  }
});

test.each(INSURANCE_TYPES)('%s reads at grade 8 or below in English', (id) => {
  const page = english.get(id);
  const sentences = (page ? [...textsOf(page), page.lede, page.nurse ?? ''] : []).map((text) =>
    /[.?!:]$/u.test(text) ? text : `${text}.`,
  );
  expect(sentences.length).toBeGreaterThan(30);
  expect(readingGrade(sentences.join('\n'))).toBeLessThanOrEqual(8);
});

test.each(LANGUAGES)('the cancer page in %s says what the benefits are not', (lang) => {
  const page = loadServicePage('cancer', lang, {}, day);
  expect(textsOf(page).join('\n')).toContain(legalCatalogs[lang].limitedBenefits);
});

test.each(LANGUAGES)('the Medicare page in %s invites nobody to enroll in a plan with us', (lang) => {
  // Without the TPMO numbers no plan, no benefit of a plan and no enrollment through the agency may be named.
  const text = textsOf(loadServicePage('medicare', lang, {}, day)).join('\n');
  expect(text).toContain(legalCatalogs[lang].agentContact);
  expect(text).not.toMatch(/Advantage|Enroll Now|medicare\.bayoulight/u);
});
