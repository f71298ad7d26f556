import type {ArticleCategory, Block, ListedArticle, loadArticle} from 'virtual:lamplight/articles';
import type {Drawings} from 'virtual:lamplight/drawings';
import type {Translate} from '../element/translate.ts';
import type * as readerFile from './reader.tsx';

/** How many articles stand in the list before Load More (site-spec section 9). */
export const articlesAtFirst = 6;

/** The choices of the filter buttons, in their order. */
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

/** The text of one article, or that it could not be had. */
export type ArticleText = {
  /** Which article in which language: `de/medicare-at-65-dates`. */
  readonly key: string;
  /** `lost` when a file could not be had; `none` when there is no such article. */
  readonly content: readonly Block[] | 'lost' | 'none';
  /** The late texts. */
  readonly late?: Translate;
};

/** The state of the element. */
export type BlogState = {
  /** The articles in the language on screen, newest first: those of the first screen until more are wanted. */
  readonly articles: readonly ListedArticle[];
  /** How many there are in all. */
  readonly total: number;
  readonly filter: Filter;
  /** Load More was pressed; it stays so when the filter changes. */
  readonly isExpanded: boolean;
  /** The visitor has filtered or loaded more: the number of articles is said. */
  readonly hasActed: boolean;
  /** The article that is read; null in the list. Perhaps the id of none. */
  readonly open: string | null;
  readonly text: ArticleText | null;
  /** The part that shows articles, once the visitor has touched the list or an article is open. */
  readonly reader: typeof readerFile | null;
  /** Loads the text of an article. */
  readonly load: typeof loadArticle;
  /** The outcome of sharing: the link is in the clipboard, or could not be put there. */
  readonly shared: 'copied' | 'not-copied' | null;
  /** The drawings by article; null until they were asked for, empty until they are here. */
  readonly drawings: Drawings | null;
  /** The address of the booking page; it comes with the list. */
  readonly bookingPage: string;
  /** The same at the month that now still has room; empty until the month is known. */
  readonly booking: string;
};

/** Whether all articles are here, not those of the first screen only. */
export const isWhole = ({articles, total}: BlogState): boolean => articles.length >= total;

/** Names an article's text. */
export const textKey = (lang: string, id: string): string => `${lang}/${id}`;

/** The articles under the filter, as many as are shown, and whether there are more. */
export const articlesToShow = ({
  articles,
  total,
  filter,
  isExpanded,
}: BlogState): {readonly shown: readonly ListedArticle[]; readonly hasMore: boolean} => {
  const matching = articles.filter(({category}) => filter === 'all' || category === filter);
  const shown = isExpanded ? matching : matching.slice(0, articlesAtFirst);
  return {shown, hasMore: shown.length < matching.length || (filter === 'all' && shown.length < total)};
};
