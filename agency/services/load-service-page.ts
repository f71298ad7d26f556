/** Reads the agency's service pages from disk. Node only. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {InsuranceType} from '../../contract/insurance-type.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {isPastReview} from '../../insurance/figures/figure.ts';
import {loadArticles} from '../articles/load-articles.ts';
import {contentFile, loadContent} from '../content.ts';
import {dayInWords} from '../day-in-words.ts';
import type {Language} from '../../contract/language.ts';
import {legalCatalogs} from '../legal/catalog.ts';
import {agencyValues} from '../legal/values.ts';
import {loadAgency, type AgencyEnvironment} from '../load.ts';
import {publicAgency} from '../public.ts';
import {namedFigures, type NamedFigure} from './named-figures.ts';
import {parseServicePage} from './parse-service-page.ts';
import {serviceOfCategory} from './service-of-category.ts';
import type {FigureSource, RelatedArticle, ServicePage} from './service-page.ts';
import {writtenFigure} from './written-figure.ts';

/** A page links to three articles at most. */
const MAX_RELATED = 3;

/**
 * Returns the page of one service in one language, from the agency's own file or the sample's, with the figures of a
 * day. Throws a ConfigError that names the file and the fault.
 */
export const loadServicePage = (
  id: InsuranceType,
  lang: Language,
  env: AgencyEnvironment = process.env,
  day = chicagoDay(Date.now()),
): ServicePage => {
  const config = loadAgency(env);
  const agency = publicAgency(config);
  const file = contentFile(join('services', `${id}.${lang}.md`), env);
  const markup = readFileSync(file, 'utf8');
  const figures = namedFigures(day, agency.figures);
  const written = Object.entries(figures).map(
    ([name, figure]) => [name, writtenFigure(figure, lang)] as const,
  );
  const page = parseServicePage({
    id,
    lang,
    file,
    markup,
    legal: legalCatalogs[lang],
    tpmo: agency.tpmo,
    isSample: agency.isSample,
    claims: loadContent(lang, env).claims,
    values: {...agencyValues(agency), ...Object.fromEntries(written)},
  });
  const used = Object.entries(figures).filter(([name]) => markup.includes(`{{${name}}}`));
  return {
    ...page,
    sources: sourcesOf(
      used.map(([, figure]) => figure),
      lang,
      day,
    ),
    related: relatedTo(id, lang, env),
  };
};

/** Returns each source once, in the order in which the figures are listed. */
const sourcesOf = (figures: readonly NamedFigure[], lang: Language, day: string): readonly FigureSource[] => {
  const sources = figures.flatMap(({figure}) =>
    figure
      ? [
          {
            source: figure.source,
            checkedInWords: dayInWords(figure.checkedOn, lang),
            isDue: isPastReview(figure, day),
          },
        ]
      : [],
  );
  return [...new Map(sources.map((source) => [source.source, source])).values()];
};

const relatedTo = (id: InsuranceType, lang: Language, env: AgencyEnvironment): readonly RelatedArticle[] =>
  loadArticles(lang, env)
    .filter(({category}) => serviceOfCategory[category] === id)
    .slice(0, MAX_RELATED)
    .map(({id: article, title, excerpt}) => ({id: article, title, excerpt}));
