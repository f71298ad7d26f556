import {schemaOrgHours} from '../../agency/hours.ts';
import {articles, texts} from 'virtual:lamplight/host/languages';
import {byLanguage, LANGUAGES, type Language} from '../../contract/language.ts';
import {INSURANCE_TYPES, type InsuranceType} from '../../contract/insurance-type.ts';
import {agency, agencyConfig} from '../content/agency-data.ts';
import type {ArticleEntry} from '../content/screen.ts';
import type {SiteTexts} from '../content/site-texts.ts';
import type {Text} from '../content/site-context.ts';
import {feedPath, pathOf} from '../routing/path.ts';
import {routesOf, type Route} from '../routing/route.ts';

/** A page in every language. */
export type IndexedPage = {
  /** The day of the last change, `YYYY-MM-DD`, if known. */
  readonly addresses: Readonly<Record<Language, string>>;
  /** The day of the last change, `YYYY-MM-DD`, where the site knows the day. */
  readonly changedOn?: string;
};

/** The articles of one language, newest first, as a feed. */
export type ArticleFeed = {
  readonly lang: Language;
  /** Path of the feed on the site. */
  readonly path: string;
  /** Address of the list of articles. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly articles: readonly {
    readonly address: string;
    readonly title: string;
    readonly excerpt: string;
    readonly author: string;
    /** A day, `YYYY-MM-DD`. */
    readonly publishedDate: string;
  }[];
};

/** Everything for search engines, feed readers and researchers, apart from the pages. */
export type SiteIndex = {
  readonly origin: string;
  readonly agencyName: string;
  readonly email: string;
  readonly phone: string;
  readonly hours: readonly string[];
  /** The English title and description of the landing page. */
  readonly title: string;
  readonly description: string;
  readonly pages: readonly IndexedPage[];
  /** The pages of the services, in English. */
  readonly services: readonly {
    readonly address: string;
    readonly title: string;
    readonly description: string;
  }[];
  readonly feeds: readonly ArticleFeed[];
};

const absolute = (path: string): string => agency.siteOrigin + path;

const inEveryLanguage = (route: Route): IndexedPage['addresses'] =>
  byLanguage((lang) => absolute(pathOf(lang, route)));

const feedOf = ({lang, i18n}: SiteTexts, entries: readonly ArticleEntry[]): ArticleFeed => {
  const t = i18n.t as Text;
  return {
    lang,
    path: feedPath(lang),
    page: absolute(pathOf(lang, {page: 'blog'})),
    title: t('titleBlog'),
    description: t('descriptionBlog'),
    articles: entries
      .map(({id, ...rest}) => ({address: absolute(pathOf(lang, {page: 'article', id})), ...rest}))
      .toSorted((one, other) => other.publishedDate.localeCompare(one.publishedDate)),
  };
};

const publishedDateOf = (list: readonly ArticleEntry[], route: Route): string | undefined =>
  route.page === 'article' ? list.find(({id}) => id === route.id)?.publishedDate : undefined;

/** A service page in the form of the index. */
type IndexedService = SiteIndex['services'][number] & {
  readonly id: InsuranceType;
  /** The day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
};

const servicesInEnglish = async (): Promise<readonly IndexedService[]> => {
  const {services} = await texts.en();
  return await Promise.all(
    INSURANCE_TYPES.map(async (id) => {
      const {title, description, updated} = (await services[id]()).page;
      return {id, address: absolute(pathOf('en', {page: 'service', id})), title, description, updated};
    }),
  );
};

/** Lists the pages and feeds of the site with their absolute addresses. */
export const siteIndex = async (): Promise<SiteIndex> => {
  const loaded = await Promise.all(
    LANGUAGES.map(async (lang) => ({
      texts: (await texts[lang]()).texts,
      articles: (await articles[lang]()).articles,
    })),
  );
  const services = await servicesInEnglish();
  const english = loaded.find((one) => one.texts.lang === 'en');
  if (!english) throw new Error('the site has no English texts');
  const t = english.texts.i18n.t as Text;
  const newest = english.articles
    .map(({publishedDate}) => publishedDate)
    .toSorted()
    .at(-1);
  const changedOn = (route: Route): Pick<IndexedPage, 'changedOn'> => {
    const day = changeOf(route);
    return day === undefined ? {} : {changedOn: day};
  };
  const changeOf = (route: Route): string | undefined => {
    if (route.page === 'blog') return newest;
    return route.page === 'service'
      ? services.find(({id}) => id === route.id)?.updated
      : publishedDateOf(english.articles, route);
  };
  const pages = routesOf(english).map((route): IndexedPage =>
    Object.assign(changedOn(route), {addresses: inEveryLanguage(route)}),
  );
  return {
    origin: agency.siteOrigin,
    agencyName: agency.agencyName,
    email: agency.email,
    phone: agency.phone,
    hours: schemaOrgHours(agencyConfig.hours),
    title: t('titleHome'),
    description: t('descriptionHome'),
    pages,
    services,
    feeds: loaded.filter((one) => one.articles.length > 0).map((one) => feedOf(one.texts, one.articles)),
  };
};
