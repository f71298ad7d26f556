// What build/widget-modules.ts makes; see there.

declare module 'virtual:lamplight/catalogs/*' {
  import type {Catalogs} from './element/lamplight-element.tsx';
  export const catalogs: Catalogs;
}

declare module 'virtual:lamplight/agency' {
  import type {PublicAgency} from '../agency/public.ts';
  export const isSample: PublicAgency['isSample'];
  export const agencyName: PublicAgency['agencyName'];
  export const licensedName: PublicAgency['licensedName'];
  export const phone: PublicAgency['phone'];
  export const phoneHref: PublicAgency['phoneHref'];
  export const email: PublicAgency['email'];
  export const emailHref: PublicAgency['emailHref'];
  export const siteOrigin: PublicAgency['siteOrigin'];
  export const bookingUrl: PublicAgency['bookingUrl'];
  export const acaEnrollUrl: PublicAgency['acaEnrollUrl'];
  export const medicareEnrollUrl: PublicAgency['medicareEnrollUrl'];
  export const tpmo: PublicAgency['tpmo'];
}

declare module 'virtual:lamplight/campaigns' {
  import type {Campaign} from '../server/contract/campaign.ts';
  export const campaigns: readonly Campaign[];
}

declare module 'virtual:lamplight/articles' {
  import type {ArticleCategory, ArticleSummary, Block, Inline} from '../agency/articles/article.ts';
  import type {Lang} from './element/language.ts';
  export type {ArticleCategory, ArticleSummary, Block, Inline};
  /** An article of the list, and how to get its text. */
  export interface ListedArticle extends ArticleSummary {
    readonly load: () => Promise<readonly Block[]>;
  }
  export const articles: Readonly<
    Record<Lang, () => readonly ListedArticle[] | Promise<readonly ListedArticle[]>>
  >;
}

declare module 'virtual:lamplight/testimonials' {
  import type {BuiltInTestimonial} from '../agency/testimonials/built-in.ts';
  import type {Lang} from './element/language.ts';
  export const testimonials: Readonly<
    Record<Lang, () => readonly BuiltInTestimonial[] | Promise<readonly BuiltInTestimonial[]>>
  >;
}
