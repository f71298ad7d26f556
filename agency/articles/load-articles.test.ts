import {expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {articleCategories, textOf} from './article.ts';
import {loadGlossary} from '../definitions/load-glossary.ts';
import {loadArticle, loadArticles} from './load-articles.ts';

const english = loadArticles('en', {});

test.each(LANGUAGES)('all articles of the specification, and the others, exist in %s', (lang) => {
  const articles = loadArticles(lang, {});
  expect(articles.length).toBeGreaterThanOrEqual(7);
  const same = ({id, category, publishedDate, featured, author, drawing}: (typeof articles)[number]) => ({
    id,
    category,
    publishedDate,
    featured,
    author,
    drawing,
  });
  expect(articles.map(same)).toEqual(english.map(same));
});

test.each(LANGUAGES)('every tag that connects articles in English connects them in %s, too', (lang) => {
  const pairs = (articles: typeof english): string[] =>
    articles.flatMap((one) =>
      articles
        .filter((other) => one.id < other.id && one.tags.some((tag) => other.tags.includes(tag)))
        .map((other) => `${one.id} ${other.id}`),
    );
  expect(pairs(loadArticles(lang, {})).toSorted()).toEqual(pairs(english).toSorted());
});

test('every category has an article, the newest come first, and no placeholder is left', () => {
  expect(new Set(english.map(({category}) => category))).toEqual(new Set(Object.keys(articleCategories)));
  const days = english.map(({publishedDate}) => publishedDate);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(JSON.stringify(english)).not.toContain('{{');
});

test.each(LANGUAGES)('each article in %s is substantial', (lang) => {
  for (const {content} of loadArticles(lang, {})) {
    const text = content
      .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
      .map(textOf)
      .join(' ');
    // Chinese writes about three characters for two English words.
    const words =
      lang === 'zh' ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 1.5 : text.split(/\s+/u).length;
    expect(words).toBeGreaterThan(500);
  }
});

test('every article has its own drawing', () => {
  const drawings = english.map(({drawing}) => JSON.stringify(drawing));
  expect(new Set(drawings).size).toBe(english.length);
  for (const {drawing} of english)
    expect(new Set(drawing.map(({fill}) => fill))).toEqual(new Set(['teal', 'glow', undefined]));
});

test('the minutes differ by language, as the texts do', () => {
  const minutes = LANGUAGES.map((lang) => loadArticles(lang, {}).map(({readTime}) => readTime));
  expect(new Set(minutes.map(String)).size).toBeGreaterThan(1);
});

test.each(LANGUAGES)('in %s the sources are linked wherever the law is cited', (lang) => {
  const linksIn = (articles: typeof english): string[][] =>
    articles.map(({content}) => JSON.stringify(content).match(/"link":"[^"]+"/gu) ?? []);
  const links = linksIn(loadArticles(lang, {}));
  expect(links).toEqual(linksIn(english));
  expect(links.flat().length).toBeGreaterThan(30);
});

test('one article alone is the same as in the list, links to the glossary included', () => {
  const {terms} = loadGlossary('de');
  const listed = loadArticles('de', {}, terms);
  expect(listed.map(({id}) => loadArticle('de', id, {}, terms))).toEqual(listed);
  expect(JSON.stringify(listed)).toContain('/glossary#');
  expect(loadArticle('de', '../secret', {}, terms)).toBeUndefined();
});
