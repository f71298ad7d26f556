import {legalPageNames} from '../../agency/legal-pages/legal-page.ts';
import {INSURANCE_TYPES, type InsuranceType, isInsuranceType} from '../../contract/insurance-type.ts';

/**
 * The pages of the site and their addresses below the language's prefix; `:id` stands for one part of the address. A new page is
 * one line here and one line in `host/page/pages.ts`; a page with `:id` also has an entry in `idPages`.
 */
const addresses = {
  home: '',
  blog: 'blog',
  article: 'blog/:id',
  service: 'services/:id',
  'ai-workflow': 'ai-workflow',
  embed: 'embed',
  glossary: 'glossary',
  privacy: 'privacy',
  terms: 'terms',
  disclosures: 'disclosures',
  accessibility: 'accessibility',
} as const;

type Addresses = typeof addresses;

/** The name of an existing page. */
export type PageName = keyof Addresses;

type IdPageName = {
  [Name in PageName]: Addresses[Name] extends `${string}:id` ? Name : never;
}[PageName];

/** The lists of ids of pages. */
export type PageLists = {readonly articles: readonly {readonly id: string}[]};

type IdRoute = Extract<Route, {readonly id: string}>;

/** The pages with an id in their address: the existing ids, in the order of their lists, and the page of an id. */
const idPages: Readonly<
  Record<
    IdPageName,
    {
      readonly ids: (lists: PageLists) => readonly string[];
      readonly routeOf: (id: string) => IdRoute | undefined;
    }
  >
> = {
  // A missing article has a page that says so.
  article: {ids: ({articles}) => articles.map(({id}) => id), routeOf: (id) => ({page: 'article', id})},
  service: {
    ids: () => INSURANCE_TYPES,
    routeOf: (id) => (isInsuranceType(id) ? {page: 'service', id} : undefined),
  },
};

/** A screen of the site, in any language. */
export type Route =
  | {
      [Name in PageName]: Name extends IdPageName
        ? {readonly page: Name; readonly id: Name extends 'service' ? InsuranceType : string}
        : {readonly page: Name};
    }[PageName]
  | {readonly page: 'not-found'};

/** The names of the pages, in the order of the table. */
const pageNames = Object.keys(addresses) as readonly PageName[];

const hasIds = (page: PageName): page is IdPageName => page in idPages;

/** Lists every screen that exists in a language. */
export const routesOf = (lists: PageLists): readonly Route[] =>
  pageNames.flatMap((page): readonly Route[] =>
    hasIds(page) ? idPages[page].ids(lists).flatMap((id) => idPages[page].routeOf(id) ?? []) : [{page}],
  );

/** Returns the page at the parts of an address, without the language. Never throws. */
export const routeAt = (parts: readonly string[]): Route => {
  for (const page of pageNames) {
    const pattern = addresses[page].split('/').filter((part) => part !== '');
    if (pattern.length !== parts.length) continue;
    if (!pattern.every((part, index) => part === ':id' || part === parts[index])) continue;
    const route: Route | undefined = hasIds(page) ? idPages[page].routeOf(parts.at(-1) ?? '') : {page};
    if (route) return route;
  }
  return {page: 'not-found'};
};

/** Returns the address of a screen below the language's prefix. */
export const addressOf = (route: Exclude<Route, {page: 'not-found'}>): string =>
  'id' in route ? addresses[route.page].replace(':id', route.id) : addresses[route.page];

/** Returns whether a page is a page of legal text. */
export const isLegalPage = (page: string): page is (typeof legalPageNames)[number] =>
  legalPageNames.some((name) => name === page);
