import type {ArticleSummary} from '../agency/articles/article.ts';
import {loadArticles} from '../agency/articles/load-articles.ts';
import {loadAgency} from '../agency/load.ts';
import {publicAgency} from '../agency/public.ts';
import {ARTICLES_AT_FIRST} from '../widgets/blog/blog.model.ts';

/** An article as the blog lists it. Drawings come in their own file. */
type Summary = Omit<ArticleSummary, 'drawing'>;

/** Lists the articles of one language, newest first. */
export const articleSummaries = (lang: string): readonly Summary[] =>
  loadArticles(lang).map(
    ({content: _content, drawing: _drawing, searchTitle: _searchTitle, ...summary}) => summary,
  );

/** Returns whether an article is in the list at first: one of the newest, or a featured article. */
export const isOnFirstScreen = (summaries: readonly Summary[], place: number): boolean =>
  place < ARTICLES_AT_FIRST || summaries[place]?.featured === true;

/** Returns the address of the agency's booking page. */
export const bookingPage = (): string => publicAgency(loadAgency(process.env)).bookingUrl;

/**
 * Returns the data that load with the blog's first texts: the articles of the first screen without their tags,
 * which no list shows, the number of all articles, and the address of the agency's booking page.
 */
export const firstArticles = (lang: string): object => {
  const all = articleSummaries(lang);
  const articles = all
    .filter((_, place) => isOnFirstScreen(all, place))
    .map(({tags: _tags, ...shown}) => shown);
  return {articles, total: all.length, bookingPage: bookingPage()};
};

/**
 * Returns the data that load with the blog's first texts: the articles of the first screen without their tags,
 * which no list shows, the number of all articles, and the address of the agency's booking page.
 */
export const otherArticles = (lang: string): object => {
  const all = articleSummaries(lang);
  return all.map((summary, place) =>
    isOnFirstScreen(all, place) ? {id: summary.id, tags: summary.tags} : summary,
  );
};
