import {expect, test} from 'vitest';
import {parseArticle} from './parse-article.ts';

const head = {
  id: 'an-article',
  title: 'One: two',
  excerpt: 'What it says.',
  category: 'Life Insurance',
  tags: 'one, two',
  publishedDate: '2026-11-03',
  readTime: '5',
  author: 'Nora Ellison',
  featured: 'true',
};

const source = (changes: Partial<typeof head> = {}, body = 'Text.'): string =>
  `---\n${Object.entries({...head, ...changes})
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n${body}`;

const parse = (text: string, lang = 'en') => parseArticle({file: 'x.en.md', text, lang});

test('reads the fields, and the text as blocks', () => {
  expect(parse(source())).toEqual({
    ...head,
    category: 'life-insurance',
    tags: ['one', 'two'],
    readTime: 5,
    featured: true,
    publishedInWords: 'November 3, 2026',
    content: [{kind: 'paragraph', text: ['Text.']}],
  });
});

test.each([
  ['es', '3 de noviembre de 2026'],
  ['fr', '3 novembre 2026'],
  ['de', '3. November 2026'],
  ['zh', '2026年11月3日'],
])('writes the date in %s as %s', (lang, words) => {
  expect(parse(source(), lang).publishedInWords).toBe(words);
});

test('reads Chinese commas between tags', () => {
  expect(parse(source({tags: '人寿保险，家庭保障、计算器'})).tags).toEqual([
    '人寿保险',
    '家庭保障',
    '计算器',
  ]);
});

test.each([
  [{category: 'Pets'}, /category should be one of ACA Marketplace/],
  [{publishedDate: '2026-02-30'}, /publishedDate should be/],
  [{readTime: 'long'}, /readTime should be/],
  [{featured: 'yes'}, /featured should be true or false/],
  [{title: ''}, /title should be/],
])('names the field that is wrong in %o', (change, message) => {
  expect(() => parse(source(change))).toThrow(message);
});

test('names the file whose text links where it may not', () => {
  expect(() => parse(source({}, '[x](javascript:void)'))).toThrow(/x\.en\.md .*\n.*safe links/);
});

test('refuses a file without fields', () => {
  expect(() => parse('Text only')).toThrow(/should begin with fields/);
});
