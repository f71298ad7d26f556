import {schemaOrgHours} from '../../agency/hours.ts';
import {languageCodes, type LanguageCode} from '../../agency/languages.ts';
import {legalPageNames} from '../../agency/legal-pages/legal-page.ts';
import {texts} from 'virtual:lamplight/host/languages';
import {INSURANCE_TYPES, type InsuranceType} from '../../contract/insurance-type.ts';
import {agency, agencyConfig} from '../content/agency-data.ts';
import type {SiteTexts} from '../content/site-texts.ts';
import type {Text} from '../content/site-context.ts';
import {feedPath, pathOf} from '../routing/path.ts';
import type {Route} from '../routing/route.ts';

/** A page in every language. */
export type IndexedPage = {
  /** The absolute address of the page in each language; every page exists in every language. */
  readonly addresses: Readonly<Record<LanguageCode, string>>;
  /** The day of the last change, `YYYY-MM-DD`, where the site knows the day. */
  readonly changedOn?: string;
};

/** The articles of one language, newest first, as a feed. */
export type ArticleFeed = {
  readonly lang: LanguageCode;
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

/** Everything that search engines, feed readers and researchers are given beside the pages. */
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
  Object.fromEntries(languageCodes.map((lang) => [lang, absolute(pathOf(lang, route))])) as Record<
    LanguageCode,
    string
  >;

const feedOf = ({lang, articles, i18n}: SiteTexts): ArticleFeed => {
  const t = i18n.t as Text;
  return {
    lang,
    path: feedPath(lang),
    page: absolute(pathOf(lang, {page: 'blog'})),
    title: t('titleBlog'),
    description: t('descriptionBlog'),
    articles: articles
      .map(({id, ...rest}) => ({address: absolute(pathOf(lang, {page: 'article', id})), ...rest}))
      .toSorted((one, other) => other.publishedDate.localeCompare(one.publishedDate)),
  };
};

/** A service page as the index needs the page. */
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
  const loaded = await Promise.all(languageCodes.map(async (lang) => (await texts[lang]()).texts));
  const services = await servicesInEnglish();
  const english = loaded.find(({lang}) => lang === 'en');
  if (!english) throw new Error('the site has no English texts');
  const t = english.i18n.t as Text;
  const newest = english.articles
    .map(({publishedDate}) => publishedDate)
    .toSorted()
    .at(-1);
  const pages: readonly IndexedPage[] = [
    {addresses: inEveryLanguage({page: 'home'})},
    {addresses: inEveryLanguage({page: 'blog'}), ...(newest !== undefined && {changedOn: newest})},
    ...english.articles.map(({id, publishedDate}) => ({
      addresses: inEveryLanguage({page: 'article', id}),
      changedOn: publishedDate,
    })),
    ...services.map(({id, updated}) => ({
      addresses: inEveryLanguage({page: 'service', id}),
      changedOn: updated,
    })),
    {addresses: inEveryLanguage({page: 'ai-workflow'})},
    {addresses: inEveryLanguage({page: 'embed'})},
    ...legalPageNames.map((page) => ({addresses: inEveryLanguage({page})})),
  ];
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
    feeds: loaded.filter(({articles}) => articles.length > 0).map(feedOf),
  };
};
