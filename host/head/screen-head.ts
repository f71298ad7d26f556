import {LANGUAGES, type Language} from '../../contract/language.ts';
import {LOCALES} from '../../contract/locale.ts';
import {planYearOn} from '../../insurance/calendar/plan-year.ts';
import {agency} from '../content/agency-data.ts';
import type {Screen} from '../content/screen.ts';
import type {Text} from '../content/site-context.ts';
import {pages} from '../page/pages.ts';
import {feedPath, pathOf} from '../routing/path.ts';
import {type HeadTag, linkTag, metaTag, propertyTag, titleTag} from './head-tag.ts';

// Open Graph separates language and country by an underscore: `es_US`.
const openGraphLocale = (lang: Language): string => LOCALES[lang].replace('-', '_');

/** Lists the head's tags for a screen: title, description, address in each language, and the look of a shared link. */
export const screenHead = (screen: Screen): readonly HeadTag[] => {
  const {lang, route} = screen;
  const {title, description, keywords} = words(screen);
  const isFound = !isMissing(screen);
  const address = agency.siteOrigin + pathOf(lang, route);
  return [
    titleTag(title),
    metaTag('description', description),
    ...(keywords ? [metaTag('keywords', keywords)] : []),
    ...(isFound ? [...addresses(screen, address), ...feed(screen)] : [metaTag('robots', 'noindex')]),
    propertyTag('og:type', route.page === 'article' ? 'article' : 'website'),
    propertyTag('og:site_name', agency.agencyName),
    propertyTag('og:title', title),
    propertyTag('og:description', description),
    propertyTag('og:locale', openGraphLocale(lang)),
    metaTag('twitter:card', 'summary_large_image'),
  ];
};

// On the pages that lead to articles, where feed readers look for the feed.
const feed = ({lang, route, texts}: Screen): readonly HeadTag[] =>
  texts.hasArticles && ['home', 'blog', 'article'].includes(route.page)
    ? [
        linkTag('feed', {
          rel: 'alternate',
          type: 'application/atom+xml',
          title: (texts.i18n.t as Text)('titleBlog'),
          href: feedPath(lang),
        }),
      ]
    : [];

const addresses = ({lang, route}: Screen, address: string): readonly HeadTag[] => [
  linkTag('canonical', {rel: 'canonical', href: address}),
  ...LANGUAGES.map((code) =>
    linkTag(`alternate-${code}`, {
      rel: 'alternate',
      hreflang: code,
      href: agency.siteOrigin + pathOf(code, route),
    }),
  ),
  linkTag('alternate-default', {
    rel: 'alternate',
    hreflang: 'x-default',
    href: agency.siteOrigin + pathOf('en', route),
  }),
  propertyTag('og:url', address),
  ...LANGUAGES.filter((code) => code !== lang).map((code) =>
    propertyTag('og:locale:alternate', openGraphLocale(code), `og:${code}`),
  ),
];

/** Returns whether the screen reports that the page or article does not exist. */
export const isMissing = ({route, articles}: Screen): boolean =>
  route.page === 'not-found' || (route.page === 'article' && !articles.some(({id}) => id === route.id));

type Words = {
  readonly title: string;
  readonly description: string;
  /** On the questionnaire only; the next screen removes the keywords (site-spec section 2). */
  readonly keywords?: string;
};

const words = ({route, texts, articles, legal, glossary, service, day}: Screen): Words => {
  const t = texts.i18n.t as Text;
  const year = String(planYearOn(day));
  if (route.page === 'article') {
    const article = articles.find(({id}) => id === route.id);
    return article
      ? {title: t('titleArticle', {title: article.searchTitle}), description: article.excerpt}
      : {title: t('titleArticleNotFound'), description: t('articleNotFoundText')};
  }
  // Pages of text have their own texts, which no other page loads.
  const own = glossary ?? service?.page ?? legal;
  if (own) return {title: t('titleArticle', {title: own.title}), description: own.description};
  const entry = pages[route.page];
  const name = 'words' in entry ? entry.words : 'NotFound';
  return {
    title: t(`title${name}`, {year}),
    description: t(`description${name}`, {year}),
    ...(name === 'Questionnaire' && {keywords: t('keywordsQuestionnaire', {year})}),
  };
};
