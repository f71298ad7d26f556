import {schemaOrgHours} from '../../agency/hours.ts';
import {languageCodes} from '../../agency/languages.ts';
import {agency, agencyConfig} from '../content/agency-data.ts';
import type {Screen} from '../content/screen.ts';
import type {Text} from '../content/site-context.ts';
import {pathOf} from '../routing/path.ts';

/** Describes a screen for search engines: the agency on every page, the questions on the landing page, an article and the way to it on its page, the terms of the glossary. */
export const structuredData = (screen: Screen): readonly object[] => [
  agencyData(screen),
  ...(screen.route.page === 'home' ? [questionsData(screen)] : []),
  ...articleData(screen),
  ...trailData(screen),
  ...glossaryData(screen),
];

const agencyData = ({texts, lang}: Screen): object => {
  const {street, city, state, zip} = agencyConfig.postalAddress;
  return {
    '@context': 'https://schema.org',
    '@type': 'InsuranceAgency',
    '@id': `${agency.siteOrigin}/#agency`,
    name: agency.agencyName,
    url: agency.siteOrigin + pathOf(lang, {page: 'home'}),
    telephone: agencyConfig.phone.e164,
    email: agency.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    areaServed: {'@type': 'State', name: 'Texas'},
    knowsLanguage: languageCodes,
    openingHours: schemaOrgHours(agencyConfig.hours),
    sameAs: agencyConfig.links.social.map(({url}) => url),
    makesOffer: texts.content.services.map(({name, description}) => ({
      '@type': 'Offer',
      itemOffered: {'@type': 'Service', name, description},
    })),
  };
};

const questionsData = ({texts, lang}: Screen): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: lang,
  mainEntity: texts.content.faq.map(({question, answer}) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: plain(answer)},
  })),
});

const articleData = ({articles, lang, route}: Screen): readonly object[] => {
  const article = route.page === 'article' ? articles.find(({id}) => id === route.id) : undefined;
  if (!article) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.excerpt,
      datePublished: article.publishedDate,
      inLanguage: lang,
      mainEntityOfPage: agency.siteOrigin + pathOf(lang, route),
      author: {'@type': 'Person', name: article.author},
      publisher: {'@id': `${agency.siteOrigin}/#agency`},
    },
  ];
};

const trailData = ({texts, articles, lang, route}: Screen): readonly object[] => {
  const article = route.page === 'article' ? articles.find(({id}) => id === route.id) : undefined;
  if (!article) return [];
  const t = texts.i18n.t as Text;
  const steps = [
    {name: agency.agencyName, path: pathOf(lang, {page: 'home'})},
    {name: t('blogTitle'), path: pathOf(lang, {page: 'blog'})},
    {name: article.title, path: pathOf(lang, route)},
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({name, path}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: agency.siteOrigin + path,
      })),
    },
  ];
};

const glossaryData = ({glossary, lang, route}: Screen): readonly object[] => {
  if (!glossary) return [];
  const {title, description, terms} = glossary.terms;
  const page = agency.siteOrigin + pathOf(lang, route);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'DefinedTermSet',
      '@id': page,
      name: title,
      description,
      inLanguage: lang,
      hasDefinedTerm: terms.map(({id, term, text}) => ({
        '@type': 'DefinedTerm',
        '@id': `${page}#${id}`,
        name: term,
        description: text,
        inDefinedTermSet: page,
      })),
    },
  ];
};

/** Removes the marks of bold text and links. */
const plain = (markup: string): string =>
  markup.replaceAll('**', '').replaceAll(/\[([^\]]+)\]\([^)]+\)/gu, '$1');
