// Modules that build/widget-modules.ts generates.
// Types come by `import()`: a relative import declaration inside a declared module is an error, and silently `any`.

declare module 'virtual:lamplight/catalogs/*' {
  export const catalogs: import('./element/element-class.ts').Catalogs;
}

declare module 'virtual:lamplight/late-catalogs/*' {
  export const lateCatalogs: import('./element/element-class.ts').Catalogs;
}

declare module 'virtual:lamplight/agency' {
  type Agency = import('../agency/public.ts').PublicAgency;
  export const isSample: Agency['isSample'];
  export const agencyName: Agency['agencyName'];
  export const licensedName: Agency['licensedName'];
  export const phone: Agency['phone'];
  export const phoneHref: Agency['phoneHref'];
  export const email: Agency['email'];
  export const emailHref: Agency['emailHref'];
  export const siteOrigin: Agency['siteOrigin'];
  export const bookingUrl: Agency['bookingUrl'];
  export const acaEnrollUrl: Agency['acaEnrollUrl'];
  export const medicareEnrollUrl: Agency['medicareEnrollUrl'];
  export const tpmo: Agency['tpmo'];
  export const figures: Agency['figures'];
}

declare module 'virtual:lamplight/graph' {
  type Graph = import('../build/element-graph.ts').ElementGraph;
  /** The shared files by their positions, as digits. */
  export const shared: Readonly<Record<string, Graph['shared'][number]>>;
  export const elements: Graph['elements'];
  export const textsId: Graph['textsId'];
}

declare module 'virtual:lamplight/campaigns' {
  export const campaigns: readonly import('../contract/campaign.ts').Campaign[];
}

declare module 'virtual:lamplight/articles' {
  export type ArticleCategory = import('../agency/articles/article.ts').ArticleCategory;
  export type Block = import('../agency/articles/article.ts').Block;
  export type Inline = import('../agency/articles/article.ts').Inline;
  type Summary = Omit<import('../agency/articles/article.ts').ArticleSummary, 'drawing' | 'tags'>;
  /** An article of the list. The tags come with the whole list. */
  export type ListedArticle = {readonly tags?: readonly string[]} & Summary;
  /** Articles, newest first, how many there are in all, and the address of the agency's booking page. */
  export type ArticleList = {
    readonly articles: readonly ListedArticle[];
    readonly total: number;
    readonly bookingPage: string;
  };
  type Language = import('../contract/language.ts').Language;
  /** The articles of the first screen: the newest and the featured ones. */
  export const articles: (lang: Language) => ArticleList | Promise<ArticleList>;
  /** Loads the text of an article. Rejects when there is no such article, or its file could not be had. */
  export const loadArticle: (lang: Language, id: string) => Promise<readonly Block[]>;
}

declare module 'virtual:lamplight/all-articles' {
  /** All articles, which come with the late texts. */
  export const allArticles: typeof import('virtual:lamplight/articles').articles;
}

declare module 'virtual:lamplight/drawings' {
  /** The drawings by the id of their article. */
  export type Drawings = Readonly<
    Record<string, import('../agency/articles/article.ts').ArticleSummary['drawing']>
  >;
  export const drawings: Drawings;
}

declare module 'virtual:lamplight/testimonials' {
  type BuiltIn = import('../agency/testimonials/built-in.ts').BuiltInTestimonial;
  type Language = import('../contract/language.ts').Language;
  export const testimonials: (lang: Language) => readonly BuiltIn[] | Promise<readonly BuiltIn[]>;
}

declare module 'virtual:lamplight/texas-zips' {
  /** Reads with `readZipTable`. */
  export const texasZips: string;
}
