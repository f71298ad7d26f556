import type {ArticleCategory, Block, ListedArticle} from 'virtual:lamplight/articles';
import type {Drawings} from 'virtual:lamplight/drawings';
import type {ArticleRest} from './article-rest.tsx';

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

/** The text of one article and what shows it, or that they could not be had. */
export type ArticleText = {
  /** Which article in which language: `de/medicare-at-65-dates`. */
  readonly key: string;
} & (
  | {readonly content: readonly Block[]; readonly Rest: typeof ArticleRest}
  | {readonly content: null; readonly Rest: null}
);

/** The state of the element. */
export type BlogState = {
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
  /** The outcome of sharing: the link is in the clipboard, or could not be put there. */
  readonly shared: 'copied' | 'not-copied' | null;
  /** The drawings by article; null until they were asked for, empty until they are here. */
  readonly drawings: Drawings | null;
  /** The address of the booking page. */
  readonly booking: string;
};

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
