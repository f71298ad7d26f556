import {expect, test} from 'vitest';
import {legalCatalogs} from '../legal/catalog.ts';
import {namedFigures} from './named-figures.ts';
import {loadServicePage} from './load-service-page.ts';
import {parseServicePage} from './parse-service-page.ts';
import {writtenFigure} from './written-figure.ts';

const head = `---
title: Health
description: About health.
heading: Health insurance
lede: In one sentence.
nurse: What a nurse says.
updated: 2026-11-22
---
`;
const chapters = ['what', 'for', 'not-for', 'cost', 'tool']
  .map((id) => `## About ${id} {#${id}}\n\nText with {{figure}}.\n`)
  .join('\n');
const questions = '## Questions {#questions}\n\n### First?\n\nYes.\n\n- If so\n\n### Second?\n\nNo.\n';
const law =
  '## Law {#law}\n\n- A: 26 U.S.C. 36B.\n- B: Tex. Ins. Code 1214.003.\n- C: Tex. Gov’t Code 406.017.\n';

const parse = (body: string, claims: readonly {kind: 'nurse'; text: string; proof: string}[] = []) =>
  parseServicePage({
    id: 'health',
    lang: 'en',
    file: 'health.en.md',
    markup: head + body,
    legal: legalCatalogs.en,
    tpmo: null,
    isSample: true,
    claims,
    values: {figure: '$12,000'},
  });

test('reads the chapters, and each question with its answer', () => {
  const page = parse(chapters + questions + law);
  expect(page.parts.cost).toEqual({
    id: 'cost',
    title: 'About cost',
    blocks: [{kind: 'paragraph', text: ['Text with $12,000.']}],
  });
  expect(page.questions).toEqual([
    {
      question: 'First?',
      answer: [
        {kind: 'paragraph', text: ['Yes.']},
        {kind: 'list', isOrdered: false, items: [['If so']]},
      ],
    },
    {question: 'Second?', answer: [{kind: 'paragraph', text: ['No.']}]},
  ]);
});

test('links the statutes that the text names', () => {
  const links = JSON.stringify(parse(chapters + questions + law).parts.law).match(/"link":"[^"]+"/gu);
  expect(links).toEqual([
    '"link":"https://www.govinfo.gov/link/uscode/26/36B"',
    '"link":"https://statutes.capitol.texas.gov/Docs/IN/htm/IN.1214.htm#1214.003"',
    '"link":"https://statutes.capitol.texas.gov/Docs/GV/htm/GV.406.htm#406.017"',
  ]);
});

test("shows a nurse's text only with proof of a nursing license", () => {
  expect(parse(chapters + questions + law).nurse).toBeUndefined();
  const claims = [{kind: 'nurse', text: 'Registered Nurse', proof: 'Source.'}] as const;
  expect(parse(chapters + questions + law, claims).nurse).toBe('What a nurse says.');
});

test('names the file of a page that lacks a chapter, or names a missing figure', () => {
  expect(() => parse(chapters + law)).toThrow(
    /health\.en\.md[\s\S]*the chapters should be what for not-for/u,
  );
  expect(() => parse(chapters + questions + law.replace('A:', '{{premium}}'))).toThrow(/\{\{premium\}\}/u);
});

const say = (name: string, lang: 'en' | 'es' | 'fr' | 'de' | 'zh', day = '2026-11-22'): string => {
  const figure = namedFigures(day, {})[name];
  return figure ? writtenFigure(figure, lang).replaceAll(/[\u00a0\u202f]/gu, ' ') : '';
};

test('writes a figure in the notation of each language', () => {
  expect((['en', 'es', 'fr', 'de', 'zh'] as const).map((lang) => say('outOfPocketSelf', lang))).toEqual([
    '$12,000',
    '$12,000',
    '12 000 $',
    '12.000 $',
    '12,000 美元',
  ]);
  expect((['en', 'es', 'fr', 'de', 'zh'] as const).map((lang) => say('shareHigh', lang))).toEqual([
    '10.22%',
    '10.22%',
    '10,22 %',
    '10,22 %',
    '10.22%',
  ]);
  expect((['en', 'es', 'fr', 'de', 'zh'] as const).map((lang) => say('openStart', lang))).toEqual([
    'November 1, 2026',
    '1 de noviembre de 2026',
    '1er novembre 2026',
    '1. November 2026',
    '2026年11月1日',
  ]);
  expect(say('annualStart', 'en')).toBe('October 15');
  expect(say('partBPremium', 'de')).toBe('202,90 $');
});

test('follows the plan year of the day, and the installation’s own figures', () => {
  expect(say('outOfPocketSelf', 'en', '2026-10-31')).toBe('$10,600');
  expect(say('creditEndsFour', 'en', '2026-10-31')).toBe('$128,600');
  expect(say('creditEndsFour', 'en')).toBe('$132,000');
  const own = {'aca.open-enrollment.2027': {value: {start: '', newYear: '', end: '2026-12-15'}}};
  expect(namedFigures('2026-11-22', own)['openEnd']?.value).toBe('2026-12-15');
});

test('lists the source of each figure that a page names, and reports a due check', () => {
  const {sources} = loadServicePage('cancer', 'en', {}, '2026-11-22');
  expect(sources).toEqual([
    {
      source: 'CMS, premium adjustment percentage guidance for benefit year 2027, 2026-01-29',
      checkedInWords: 'November 21, 2026',
      isDue: false,
    },
  ]);
  expect(loadServicePage('cancer', 'en', {}, '2027-10-31').sources[0]?.isDue).toBe(false);
  expect(loadServicePage('medicare', 'en', {}, '2027-01-01').sources.some(({isDue}) => isDue)).toBe(true);
});
