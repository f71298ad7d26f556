/** The specification's categories, in the order of the filter buttons. Article files use the English names. */
export const articleCategories = {
  'aca-marketplace': 'ACA Marketplace',
  'cancer-insurance': 'Cancer Insurance',
  'health-insurance': 'Health Insurance',
  'life-insurance': 'Life Insurance',
  medicare: 'Medicare',
  'retirement-planning': 'Retirement Planning',
} as const;

/** The id of a category. Its name in each language is a text of the blog widget. */
export type ArticleCategory = keyof typeof articleCategories;

/**
 * A piece of running text. A link leads to an https page, or (`/...`) into the agency's own site. `lang` marks a sentence that the law
 * requires in English, for the pronunciation of screen readers.
 */
export type Inline =
  | string
  | {readonly bold: readonly Inline[]; readonly lang?: 'en'}
  | {readonly link: string; readonly text: readonly Inline[]};

/**
 * One block of an article. `level` counts from the article's title: 2 is a chapter, 3 a part of one. A note is a paragraph set
 * apart, such as the author's own view. `bars` draws a list: a bar for each item, in percent of the box.
 */
export type Block =
  | {readonly kind: 'heading'; readonly level: 2 | 3; readonly text: readonly Inline[]}
  | {readonly kind: 'paragraph'; readonly text: readonly Inline[]}
  | {readonly kind: 'note'; readonly text: readonly Inline[]}
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Inline[])[];
      readonly bars?: readonly number[];
    };

/** Returns a running text without its markup. */
export const textOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : textOf('bold' in part ? part.bold : part.text)))
    .join('');

/**
 * One path of a drawing: a flat color, or without `fill` a line of ink. An article's drawing has a box of 160 by 90.
 */
export type Stroke = {
  readonly fill?: 'teal' | 'glow' | 'flame';
  readonly line: string;
};

/** The part of an article in a list. */
export type ArticleSummary = {
  /** The slug: the last part of the article's address. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: ArticleCategory;
  readonly tags: readonly string[];
  /** A day, `2026-11-03`. */
  readonly publishedDate: string;
  /** The same day in the article's language, so that a page needs no Intl object to show it. */
  readonly publishedInWords: string;
  /** Minutes, counted from the text. */
  readonly readTime: number;
  readonly author: string;
  readonly featured: boolean;
  readonly drawing: readonly Stroke[];
};

/** One article in one language. */
export type Article = ArticleSummary & {
  /** The title of the page in lists of results; the heading keeps the title. */
  readonly searchTitle: string;
  readonly content: readonly Block[];
};
