import {loadArticles} from '../../../agency/articles/load-articles.ts';
import type {AgencyConfig, Hours} from '../../../agency/config.schema.ts';
import {loadContent} from '../../../agency/content.ts';
import {loadGlossary} from '../../../agency/definitions/load-glossary.ts';
import {agencyValues} from '../../../agency/legal/values.ts';
import type {AgencyEnvironment} from '../../../agency/load.ts';
import {publicAgency} from '../../../agency/public.ts';
import {loadServicePage} from '../../../agency/services/load-service-page.ts';
import type {Campaign} from '../../../contract/campaign.ts';
import {LANGUAGES, type Language} from '../../../contract/language.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
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

/** Returns every passage of the site in one language. Throws the agency's ConfigError. */
export const sitePassages = (
  lang: Language,
  {environment, agency, readCampaigns, readHours, now}: SiteSources,
): readonly Passage[] => {
  const content = loadContent(lang, environment);
  const day = chicagoDay(now().getTime());
  return [
    ...contentPassages(lang, content),
    ...content.services.flatMap(({id}) => servicePassages(lang, loadServicePage(id, lang, environment, day))),
    ...glossaryPassages(lang, loadGlossary(lang, now().getTime())),
    ...loadArticles(lang, environment).flatMap((article) => articlePassages(lang, article)),
    ...agencyPassages(lang, {...agency, hours: readHours()}, day),
    ...datePassages(lang, readCampaigns(), {now: now(), hasTpmoNumbers: Boolean(agency.tpmo)}),
  ].map((passage) =>
    Object.assign(passage, {words: `${passage.words} ${searchWords(lang, passage.source)}`}),
  );
};

const DAY_MS = 86_400_000;

/**
 * Builds the search over the site's content. The content of a language is read at its first question, and again after an edit and after a
 * day, because the sentences about enrollment name dates.
 */
export const searchSite = (sources: SiteSources): ((lang: Language) => FindSources) => {
  const indexes = new Map<
    Language,
    {readonly search: FindSources; readonly builtAt: number; readonly stamp: number}
  >();
  return (lang) => {
    const time = sources.now().getTime();
    const known = indexes.get(lang);
    const stamp = sources.stamp();
    if (known?.stamp === stamp && time - known.builtAt < DAY_MS) return known.search;
    const passages = sitePassages(lang, sources);
    const search = searchTopics(lang, passages, indexPassages(lang, passages));
    indexes.set(lang, {search, builtAt: time, stamp});
    return search;
  };
};

// Indexes are built when the requests that waited for a restart are answered, one language at a time, because each takes 0.3 seconds.
const WARM_AFTER_MS = 30_000;
const WARM_EVERY_MS = 2_000;

/** The chat's answers from the site's content. */
export type SiteAnswers = {
  /** Answers a question. Throws the agency's ConfigError when the content cannot be read. */
  readonly answer: AnswerQuestion;
  /** Cancels the indexes that are still to be built. */
  readonly stop: () => void;
};

/** Builds the answers. The indexes are built shortly after the start, or with the first question in a language. */
export const createSiteAnswers = (sources: SiteSources): SiteAnswers => {
  const shown = publicAgency(sources.agency);
  const searchIn = searchSite(sources);
  const timers = LANGUAGES.map((lang, place) =>
    setTimeout(
      () => {
        try {
          searchIn(lang);
        } catch {
          // The first question reports the error.
        }
      },
      WARM_AFTER_MS + place * WARM_EVERY_MS,
    ).unref(),
  );
  return {
    answer: createAnswers({searchIn, values: agencyValues(shown), tpmo: shown.tpmo}),
    stop: () => timers.forEach(clearTimeout),
  };
};
