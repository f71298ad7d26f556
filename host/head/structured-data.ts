import {schemaOrgHours} from '../../agency/hours.ts';
import {languageCodes} from '../../agency/languages.ts';
import {agency, agencyConfig} from '../content/agency-data.ts';
import type {Screen} from '../content/screen.ts';
import {pathOf} from '../routing/path.ts';

/** Describes a screen for search engines: the agency on every page, the questions on the landing page, an article on its page. */
export const structuredData = (screen: Screen): readonly object[] => [
  agencyData(screen),
  ...(screen.route.page === 'home' ? [questionsData(screen)] : []),
  ...articleData(screen),
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

const articleData = ({texts, lang, route}: Screen): readonly object[] => {
  const article = route.page === 'article' ? texts.articles.find(({id}) => id === route.id) : undefined;
  if (!article) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.excerpt,
      datePublished: article.publishedDate,
      inLanguage: lang,
      author: {'@type': 'Person', name: article.author},
      publisher: {'@id': `${agency.siteOrigin}/#agency`},
    },
  ];
};

/** Removes the marks of bold text and links. */
const plain = (markup: string): string =>
  markup.replaceAll('**', '').replaceAll(/\[([^\]]+)\]\([^)]+\)/gu, '$1');
