import type {ArticleCategory, Block, ListedArticle} from 'virtual:lamplight/articles';
import {bookingMonth} from '../../insurance/calendar/booking-month.ts';

/** How many articles stand in the list before Load More (site-spec section 9). */
export const articlesAtFirst = 6;

const relatedAtMost = 3;

/** What the filter buttons choose, in their order. */
export const filters = [
  'all',
  'aca-marketplace',
  'cancer-insurance',
  'health-insurance',
  'life-insurance',
  'medicare',
  'retirement-planning',
] as const satisfies readonly ('all' | ArticleCategory)[];

/** One of them. */
export type Filter = (typeof filters)[number];

/** The text of one article, for the language and article in `key`. */
export interface ArticleText {
  /** Which article in which language: `de/medicare-at-65-dates`. */
  readonly key: string;
  /** Null: it could not be had. */
  readonly content: readonly Block[] | null;
}

/** What the element knows. */
export interface BlogState {
  /** All articles in the language on screen, newest first. */
  readonly articles: readonly ListedArticle[];
  readonly filter: Filter;
  /** Load More was pressed; it stays so when the filter changes. */
  readonly isExpanded: boolean;
  /** The visitor has filtered or loaded more: the number of articles is said. */
  readonly hasActed: boolean;
  /** The article that is read; null in the list. Perhaps the id of none. */
  readonly open: string | null;
  readonly text: ArticleText | null;
  /** What became of sharing: the link is in the clipboard, or could not be put there. */
  readonly shared: 'copied' | 'not-copied' | null;
}

/** Names an article's text. */
export const textKey = (lang: string, id: string): string => `${lang}/${id}`;

/** The articles under the filter, as many as are shown, and whether there are more. */
export const articlesToShow = ({
  articles,
  filter,
  isExpanded,
}: BlogState): {readonly shown: readonly ListedArticle[]; readonly hasMore: boolean} => {
  const matching = articles.filter(({category}) => filter === 'all' || category === filter);
  const shown = isExpanded ? matching : matching.slice(0, articlesAtFirst);
  return {shown, hasMore: shown.length < matching.length};
};

/** Up to three others of the same category or with a shared tag, those with the most in common first. */
export const relatedTo = (
  article: ListedArticle,
  articles: readonly ListedArticle[],
): readonly ListedArticle[] =>
  articles
    .map((other) => ({other, inCommon: commonTo(article, other)}))
    .filter(({other, inCommon}) => inCommon > 0 && other.id !== article.id)
    .toSorted((one, other) => other.inCommon - one.inCommon)
    .slice(0, relatedAtMost)
    .map(({other}) => other);

const commonTo = (one: ListedArticle, other: ListedArticle): number =>
  Number(one.category === other.category) + one.tags.filter((tag) => other.tags.includes(tag)).length;

/** The booking page at the month that still has room. Without a time, as in prerendered pages, without a month. */
export const bookingAddress = (bookingUrl: string, nowMs: number | null): string => {
  if (nowMs === null) return bookingUrl;
  const address = new URL(bookingUrl);
  address.searchParams.set('month', bookingMonth(nowMs));
  return address.href;
};
