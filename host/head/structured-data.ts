import {schemaOrgHours} from '../../agency/hours.ts';
import {textOf} from '../../agency/articles/article.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {agency, agencyConfig} from '../content/agency-data.ts';
import type {Screen} from '../content/screen.ts';
import type {Text} from '../content/site-context.ts';
import {pathOf} from '../routing/path.ts';

/**
 * Describes a screen for search engines: the agency on every page, the questions of the landing page and of a service,
 * an article or a service with its breadcrumbs, the terms of the glossary.
 */
export const structuredData = (screen: Screen): readonly object[] => [
  agencyData(screen),
  ...questionsData(screen),
  ...serviceData(screen),
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
    knowsLanguage: LANGUAGES,
    openingHours: schemaOrgHours(agencyConfig.hours),
    sameAs: agencyConfig.links.social.map(({url}) => url),
    makesOffer: texts.content.services.map(({name, description}) => ({
      '@type': 'Offer',
      itemOffered: {'@type': 'Service', name, description},
    })),
  };
};

type PlainQuestion = {readonly question: string; readonly text: string};

/** Lists the questions on the page, with answers as plain text. */
const questionsOn = ({route, texts, service}: Screen): readonly PlainQuestion[] => {
  if (route.page === 'home')
    return texts.content.faq.map(({question, answer}) => ({question, text: plain(answer)}));
  return (service?.page.questions ?? []).map(({question, answer}) => ({
    question,
    text: answer
      .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
      .map(textOf)
      .join('\n\n'),
  }));
};

const questionsData = (screen: Screen): readonly object[] => {
  const questions = questionsOn(screen);
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: screen.lang,
      mainEntity: questions.map(({question, text}) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: {'@type': 'Answer', text},
      })),
    },
  ];
};

const serviceData = ({lang, route, service}: Screen): readonly object[] =>
  service
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'Service',
          name: service.page.heading,
          description: service.page.description,
          inLanguage: lang,
          url: agency.siteOrigin + pathOf(lang, route),
          areaServed: {'@type': 'State', name: 'Texas'},
          provider: {'@id': `${agency.siteOrigin}/#agency`},
        },
      ]
    : [];

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

type Step = {readonly name: string; readonly path: string};

/** Lists the pages between the landing page and the screen, the screen last; none if the screen is one step away. */
const stepsTo = ({texts, articles, lang, route, service}: Screen): readonly Step[] => {
  const t = texts.i18n.t as Text;
  const path = pathOf(lang, route);
  const home = pathOf(lang, {page: 'home'});
  if (service)
    return [
      {name: t('services'), path: `${home}#services`},
      {name: service.page.heading, path},
    ];
  const article = route.page === 'article' ? articles.find(({id}) => id === route.id) : undefined;
  if (!article) return [];
  return [
    {name: t('blogTitle'), path: pathOf(lang, {page: 'blog'})},
    {name: article.title, path},
  ];
};

const trailData = (screen: Screen): readonly object[] => {
  const onward = stepsTo(screen);
  if (onward.length === 0) return [];
  const steps = [{name: agency.agencyName, path: pathOf(screen.lang, {page: 'home'})}, ...onward];
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
  const {title, description, terms} = glossary;
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
