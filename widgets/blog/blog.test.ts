import {allArticles} from 'virtual:lamplight/all-articles';
import {articles as lists, type ListedArticle, loadArticle} from 'virtual:lamplight/articles';
import {expect, test} from 'vitest';
import {articleCategories} from '../../agency/articles/article.ts';
import {articlesToShow, type BlogState, filters} from './blog.model.ts';
import {readRest} from './read-rest.ts';
import {relatedTo} from './related.ts';

// The articles of the specification, whichever others an agency has.
const specified = new Set([
  'the-400-percent-cliff-2027',
  'special-enrollment-sixty-days',
  'medicare-at-65-dates',
  'bronze-silver-gold-texas',
  'how-much-life-insurance',
  'retirement-income-four-percent',
  'what-cancer-insurance-pays',
]);
const articles = (await allArticles('en')).articles.filter(({id}) => specified.has(id));

const state: BlogState = {
  articles,
  total: articles.length,
  filter: 'all',
  open: null,
  text: null,
  load: loadArticle,
};

const offline = () => Promise.reject(new TypeError('offline'));

const article = (id: string): ListedArticle => {
  const found = articles.find((one) => one.id === id);
  if (!found) throw new Error(`no article ${id}`);
  return found;
};

test('the filter offers All and every category of the articles, in the order of the specification', () => {
  expect(filters).toEqual(['all', ...Object.keys(articleCategories)]);
});

test('six articles are in the list first, all of them after Load More', () => {
  expect(articlesToShow(state)).toMatchObject({shown: {length: 6}, hasMore: true});
  expect(articlesToShow({...state, isExpanded: true})).toMatchObject({shown: {length: 7}, hasMore: false});
});

test('only the first screen loads with the texts; Load More loads the rest with the tags', async () => {
  const first = await lists('en');
  const all = await allArticles('en');
  expect(first.articles.length).toBeLessThan(all.articles.length);
  expect(first.total).toBe(all.articles.length);
  expect(articlesToShow({...state, ...first})).toMatchObject({shown: {length: 6}, hasMore: true});
  expect(all.articles.every(({tags}) => tags)).toBe(true);
});

test('a category shows only its own articles, and no Load More for six or fewer', () => {
  const {shown, hasMore} = articlesToShow({...state, filter: 'aca-marketplace'});
  expect(shown.map(({id}) => id)).toEqual(['the-400-percent-cliff-2027', 'special-enrollment-sixty-days']);
  expect(hasMore).toBe(false);
});

test('related articles share the category or a tag, at most three, and never include the article itself', () => {
  const related = relatedTo(article('the-400-percent-cliff-2027'), articles);
  // The same category and two tags come before one tag.
  expect(related.map(({id}) => id)).toEqual(['special-enrollment-sixty-days', 'bronze-silver-gold-texas']);
  const alike: ListedArticle[] = articles.map((one) => ({...one, tags: ['same']}));
  for (const one of alike) {
    const others = relatedTo(one, alike);
    expect(others).toHaveLength(3);
    expect(others).not.toContain(one);
  }
});

test('an article alone in its category and tags has none', () => {
  const alone = {...article('medicare-at-65-dates'), tags: ['alone']};
  expect(relatedTo(alone, articles)).toEqual([]);
});

test('a text is blocks; a text that cannot be loaded says so; an unknown article has none', async () => {
  const {text} = await readRest({...state, open: 'medicare-at-65-dates'}, 'en');
  expect(text?.key).toBe('en/medicare-at-65-dates');
  expect(text?.content.length).toBeGreaterThan(10);
  expect((await readRest({load: offline, open: 'medicare-at-65-dates'}, 'en')).text).toMatchObject({
    key: 'en/medicare-at-65-dates',
    content: 'lost',
  });
  expect((await readRest({...state, open: 'no-such-article'}, 'en')).text?.content).toBe('none');
});
