import {expect, test} from 'vitest';
import {parseArticle} from './parse-article.ts';

const head = {
  id: 'an-article',
  title: '"One: two"',
  excerpt: 'What it says.',
  category: 'Life Insurance',
  tags: 'one, two',
  publishedDate: '2026-11-03',
  author: 'Nora Ellison',
  featured: 'true',
};

const source = (changes: Partial<typeof head & {searchTitle: string}> = {}, body = 'Text.'): string =>
  `---\n${Object.entries({...head, ...changes})
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n${body}`;

const parse = (text: string, lang = 'en') =>
  parseArticle({file: 'x.en.md', text, lang, values: {licensedName: 'Nora: "N" Ellison'}});

test('reads the fields, and the text as blocks', () => {
  expect(parse(source())).toEqual({
    ...head,
    title: 'One: two',
    searchTitle: 'One: two',
    category: 'life-insurance',
    tags: ['one', 'two'],
    readTime: 1,
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

test('search engines get the short title, and the title of an article without one', () => {
  expect(parse(source({searchTitle: 'Two'}))).toMatchObject({title: 'One: two', searchTitle: 'Two'});
  expect(parse(source()).searchTitle).toBe('One: two');
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
  [{title: 'One: two'}, /should have fields in YAML/],
  [{featured: 'yes'}, /featured should be true or false/],
  [{title: '""'}, /title should be/],
  [{searchTitle: 'x'.repeat(61)}, /searchTitle should be .*at most 60 characters/],
])('names the field that is wrong in %o', (change, message) => {
  expect(() => parse(source(change))).toThrow(message);
});

test('names the file with a forbidden link', () => {
  expect(() => parse(source({}, '[x](javascript:void)'))).toThrow(/x\.en\.md .*\n.*a link may lead to/);
});

test('refuses a file without fields', () => {
  expect(() => parse('Text only')).toThrow(/should begin with fields/);
});

test('a name with a colon and quotes is inserted correctly in the fields', () => {
  expect(parse(source({author: '"{{licensedName}}"'})).author).toBe('Nora: "N" Ellison');
});

test.each([
  ['en', 228],
  ['es', 218],
  ['fr', 195],
  ['de', 179],
])('counts four minutes for four minutes of words in %s', (lang, perMinute) => {
  expect(parse(source({}, 'word '.repeat(4 * perMinute)), lang).readTime).toBe(4);
});

test('counts Chinese by characters', () => {
  expect(parse(source({}, '保险'.repeat(255)), 'zh').readTime).toBe(2);
});

test('links the law and the sites that the last chapter cites, and nothing before', () => {
  const {content} = parse(
    source(
      {},
      '45 CFR 147.102\n\n## Sources\n\n- A: 45 CFR 155.305(g) and Public Law 119-21, section 1.\n- [B](https://b.example): 91 Federal Register 1797; Rev. Proc. 2026-5; Medicare.gov decides.',
    ),
  );
  const links = JSON.stringify(content).match(/"link":"[^"]+"/gu);
  expect(links).toEqual([
    '"link":"https://www.ecfr.gov/current/title-45/section-155.305"',
    '"link":"https://www.govinfo.gov/link/plaw/119/public/21"',
    '"link":"https://b.example"',
    '"link":"https://www.federalregister.gov/citation/91-FR-1797"',
    '"link":"https://www.irs.gov/pub/irs-drop/rp-26-05.pdf"',
    '"link":"https://www.medicare.gov/"',
  ]);
  expect(content[0]).toEqual({kind: 'paragraph', text: ['45 CFR 147.102']});
});
