import {expect, test} from 'vitest';
import {languageCodes} from '../languages.ts';
import {articleCategories, type Inline} from './article.ts';
import {loadArticles} from './load-articles.ts';

const english = loadArticles('en', {});

const wordsOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : wordsOf('bold' in part ? part.bold : part.text)))
    .join('');

test.each(languageCodes)('the seven articles of the specification exist in %s', (lang) => {
  const articles = loadArticles(lang, {});
  expect(articles).toHaveLength(7);
  const same = ({id, category, publishedDate, readTime, featured, author}: (typeof articles)[number]) => ({
    id,
    category,
    publishedDate,
    readTime,
    featured,
    author,
  });
  expect(articles.map(same)).toEqual(english.map(same));
});

test.each(languageCodes)('in %s every tag that joins articles in English joins them too', (lang) => {
  const pairs = (articles: typeof english): string[] =>
    articles.flatMap((one) =>
      articles
        .filter((other) => one.id < other.id && one.tags.some((tag) => other.tags.includes(tag)))
        .map((other) => `${one.id} ${other.id}`),
    );
  expect(pairs(loadArticles(lang, {})).toSorted()).toEqual(pairs(english).toSorted());
});

test('every category has an article, newest come first, and no placeholder is left', () => {
  expect(new Set(english.map(({category}) => category))).toEqual(new Set(Object.keys(articleCategories)));
  const days = english.map(({publishedDate}) => publishedDate);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(JSON.stringify(english)).not.toContain('{{');
});

test.each(languageCodes)('each article in %s is substantial', (lang) => {
  for (const {content} of loadArticles(lang, {})) {
    const text = content
      .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
      .map(wordsOf)
      .join(' ');
    // Chinese writes about three characters for two English words.
    const words =
      lang === 'zh' ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 1.5 : text.split(/\s+/u).length;
    expect(words).toBeGreaterThan(700);
  }
});
