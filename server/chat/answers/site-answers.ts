import {loadArticles} from '../../../agency/articles/load-articles.ts';
import type {AgencyConfig, Hours} from '../../../agency/config.schema.ts';
import {loadContent} from '../../../agency/content.ts';
import {loadGlossary} from '../../../agency/definitions/load-glossary.ts';
import {agencyValues} from '../../../agency/legal/values.ts';
import type {AgencyEnvironment} from '../../../agency/load.ts';
import {publicAgency} from '../../../agency/public.ts';
import {loadServicePage} from '../../../agency/services/load-service-page.ts';
import type {Campaign} from '../../../contract/campaign.ts';
import type {Language} from '../../../contract/language.ts';
import {MS_PER_DAY} from '../../../insurance/calendar/day.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import {inSlices} from '../../http/in-slices.ts';
import {agencyPassages, datePassages} from './agency-passages.ts';
import {createAnswers, type AnswerQuestion} from './answer-question.ts';
import {articlePassages, contentPassages} from './content-passages.ts';
import {glossaryPassages, servicePassages} from './page-passages.ts';
import type {Passage} from './passage.ts';
import {searchWords} from './search-words.ts';
import {indexPassages, type FindSources} from './search-passages.ts';
import {searchTopics} from './topics/search-topics.ts';

/** The content that answers quote. */
export type SiteSources = {
  readonly environment: AgencyEnvironment;
  readonly agency: AgencyConfig;
  readonly readCampaigns: () => readonly Campaign[];
  /** The hours in force. */
  readonly readHours: () => Hours;
  /** A number that changes with every edit of the content. */
  readonly stamp: () => number;
  readonly now: () => Date;
};

/** Reads every passage of the site in one language, one file after the other. Rejects with the agency's ConfigError. */
export const sitePassages = async (
  lang: Language,
  {environment, agency, readCampaigns, readHours, now}: SiteSources,
): Promise<readonly Passage[]> => {
  const content = loadContent(lang, environment);
  const day = chicagoDay(now().getTime());
  const parts: readonly (() => readonly Passage[])[] = [
    () => contentPassages(lang, content),
    ...content.services.map(
      ({id}) =>
        () =>
          servicePassages(lang, loadServicePage(id, lang, environment, day)),
    ),
    () => glossaryPassages(lang, loadGlossary(lang, now().getTime())),
    () => loadArticles(lang, environment).flatMap((article) => articlePassages(lang, article)),
    () => agencyPassages(lang, {...agency, hours: readHours()}, day),
    () => datePassages(lang, readCampaigns(), {now: now(), hasTpmoNumbers: Boolean(agency.tpmo)}),
  ];
  const passages: Passage[] = [];
  for await (const read of inSlices(parts, 1)) passages.push(...read());
  return passages.map((passage) =>
    Object.assign(passage, {words: `${passage.words} ${searchWords(lang, passage.source)}`}),
  );
};

const buildSearch = async (lang: Language, sources: SiteSources): Promise<FindSources> => {
  const passages = await sitePassages(lang, sources);
  return await searchTopics(lang, passages, await indexPassages(lang, passages));
};

/**
 * Builds the search over the site's content. The content of a language is read at its first question, and again after an edit and after a
 * day, because the sentences about enrollment name dates. All questions in a language wait for the same index, which is built in slices:
 * the server handles requests meanwhile. Indexes are built one after the other, because the texts that an index is built from take more memory
 * than the index.
 */
export const searchSite = (sources: SiteSources): ((lang: Language) => Promise<FindSources>) => {
  const indexes = new Map<
    Language,
    {readonly search: Promise<FindSources>; readonly builtAt: number; readonly stamp: number}
  >();
  let former: Promise<unknown> = Promise.resolve();
  return (lang) => {
    const time = sources.now().getTime();
    const known = indexes.get(lang);
    const stamp = sources.stamp();
    if (known?.stamp === stamp && time - known.builtAt < MS_PER_DAY) return known.search;
    const search = former.then(async () => await buildSearch(lang, sources));
    former = search.catch(() => undefined);
    const built = {search, builtAt: time, stamp};
    indexes.set(lang, built);
    built.search.catch(() => {
      // The next question reads the content again.
      if (indexes.get(lang) === built) indexes.delete(lang);
    });
    return built.search;
  };
};

/**
 * Builds the answers. The index of a language is built with the first question in the language, because an index takes 8 MB, also in
 * languages in which nobody asks.
 */
export const createSiteAnswers = (sources: SiteSources): AnswerQuestion => {
  const shown = publicAgency(sources.agency);
  return createAnswers({searchIn: searchSite(sources), values: agencyValues(shown), tpmo: shown.tpmo});
};
