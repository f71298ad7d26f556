import type {ArticleCategory, Block, ListedArticle, loadArticle} from 'virtual:lamplight/articles';
import type {Translate} from '../element/translate.ts';
import type * as drawingsFile from './drawings.ts';
import type * as readerFile from './reader.tsx';

/** The number of articles in the list before Load More (site-spec section 9). */
export const ARTICLES_AT_FIRST = 6;

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

/** One choice of the filter. */
export type Filter = (typeof filters)[number];

/** The text of one article, or a note that it could not be loaded. */
export type ArticleText = {
  /** The article and its language: `de/medicare-at-65-dates`. */
  readonly key: string;
  /** `lost`: a file could not be loaded; `none`: there is no such article. */
  readonly content: readonly Block[] | 'lost' | 'none';
};

/** The state of the element. */
export type BlogState = {
  /**
   * The articles in the language on screen, newest first. Until the visitor needs more, these are the articles of
   * the first screen.
   */
  readonly articles: readonly ListedArticle[];
  /** The number of all articles. */
  readonly total: number;
  readonly filter: Filter;
  /** Whether Load More was pressed; stays true when the filter changes. */
  readonly isExpanded?: boolean;
  /** Whether the visitor has filtered or loaded more, so that the number of articles is announced. */
  readonly hasActed?: boolean;
  /** The id of the open article; null in the list. The article may not exist. */
  readonly open: string | null;
  readonly text: ArticleText | null;
  /** The part that shows articles, after the visitor has touched the list or opened an article. */
  readonly reader?: typeof readerFile | null;
  /** The late texts in the language of the list, which come with the whole list. */
  readonly late?: Translate | null;
  /** Loads the text of an article. */
  readonly load: typeof loadArticle;
  /** The outcome of sharing: the link is in the clipboard, or copying failed. */
  readonly shared?: 'copied' | 'not-copied' | null;
  /** The file of the drawings; undefined until requested, empty until loaded. */
  readonly drawings?: Partial<typeof drawingsFile>;
  /** The address of the booking page, which comes with the list. */
  readonly bookingPage?: string;
  /** The address of the booking page at the next month with free times, once the month is known. */
  readonly booking?: string | undefined;
};

/** Whether all articles are loaded, not only the articles of the first screen. */
export const isWhole = ({articles, total}: BlogState): boolean => articles.length >= total;

/** Returns the name of an article's text. */
export const textKey = (lang: string, id: string): string => `${lang}/${id}`;

/** Returns the articles under the filter, as many as are shown, and whether there are more. */
export const articlesToShow = ({
  articles,
  total,
  filter,
  isExpanded,
}: BlogState): {readonly shown: readonly ListedArticle[]; readonly hasMore: boolean} => {
  const matching = articles.filter(({category}) => filter === 'all' || category === filter);
  const shown = isExpanded ? matching : matching.slice(0, ARTICLES_AT_FIRST);
  return {shown, hasMore: shown.length < matching.length || (filter === 'all' && shown.length < total)};
};
