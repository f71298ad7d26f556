import escapeHtml from 'escape-html';
import type {Hours} from '../../agency/config.schema.ts';
import {daysOffLine} from '../../agency/days-off.ts';
import {answerLine, hoursLine, schemaOrgHours} from '../../agency/hours.ts';
import {isLanguage, LANGUAGES, type Language} from '../../contract/language.ts';
import type {Campaign} from '../../contract/campaign.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {campaignSpans} from '../../insurance/campaign/campaign-span.ts';
import type {PageChange} from './changed-pages.ts';

type Parts = {
  /** The hours at the time of the build. */
  readonly built: Hours;
  readonly readHours: () => Hours;
  readonly readCampaigns: () => readonly Campaign[];
  readonly edits: {readonly stamp: number; readonly current: {readonly campaigns: readonly unknown[]}};
  readonly now: () => Date;
};

/**
 * Updates the agency's pages with edits since the build: the hours, the coming days off, and the days of the campaigns, for which the head
 * of a page reserves space. The facts are also written into attributes of `<html>`, from which the page's scripts render the same.
 */
export const createPageChange = ({
  built,
  readHours,
  readCampaigns,
  edits,
  now,
}: Parts): (() => PageChange | undefined) => {
  let known: {readonly stamp: string; readonly change: PageChange | undefined} | undefined;
  return () => {
    const today = chicagoDay(now().getTime());
    const stamp = `${edits.stamp}-${today}`;
    if (known?.stamp === stamp) return known.change;
    const hours = readHours();
    const campaigns = edits.current.campaigns.length === 0 ? undefined : readCampaigns();
    const isAsBuilt = isSame(hours, built) && daysOffLine(hours, 'en', today) === '';
    const change =
      isAsBuilt && !campaigns
        ? undefined
        : {stamp, apply: changing({built, hours: isAsBuilt ? undefined : hours, campaigns, today})};
    known = {stamp, change};
    return change;
  };
};

const isSame = (one: Hours, other: Hours): boolean =>
  LANGUAGES.every((lang) => hoursLine(one, lang) === hoursLine(other, lang));

type Change = {
  readonly built: Hours;
  readonly hours: Hours | undefined;
  readonly campaigns: readonly Campaign[] | undefined;
  readonly today: string;
};

const changing =
  ({built, hours, campaigns, today}: Change): PageChange['apply'] =>
  (text) => {
    const lang = /<html lang="(\w+)"/u.exec(text)?.[1];
    // The file is llms.txt, which has no language.
    if (!isLanguage(lang)) return hours ? withNotation(text, built, hours) : text;
    const attributes = [
      ...(hours ? [attribute('hours', servedHours(hours, today))] : []),
      ...(campaigns
        ? [attribute('campaigns', campaignSpans(campaigns.filter(({endDate}) => endDate >= today)))]
        : []),
    ].join('');
    const page = hours ? withHours(text, lang, {built, hours, today}) : text;
    return page.replace('<html', `<html${attributes}`);
  };

const attribute = (name: string, value: unknown): string =>
  ` data-${name}="${escapeHtml(JSON.stringify(value))}"`;

const servedHours = (hours: Hours, today: string): object => {
  const {regular, byAppointment, zone} = hours;
  const closed = LANGUAGES.map((lang) => [lang, daysOffLine(hours, lang, today)] as const);
  return {
    regular,
    byAppointment,
    zone,
    ...(closed.some(([, text]) => text !== '') ? {closed: Object.fromEntries(closed)} : {}),
  };
};

// Writes the hours in the same format as `host/ui/hours-lines.tsx`.
const linesOf = (hours: Hours, lang: Language, closed: string): string =>
  [hoursLine(hours, lang), answerLine(hours, lang), ...(closed === '' ? [] : [closed])]
    .map((line) => escapeHtml(line))
    .join('<br/>');

const withHours = (
  page: string,
  lang: Language,
  {built, hours, today}: {readonly built: Hours; readonly hours: Hours; readonly today: string},
): string =>
  withNotation(
    page
      .replaceAll(linesOf(built, lang, ''), () => linesOf(hours, lang, daysOffLine(hours, lang, today)))
      .replaceAll(escapeHtml(hoursLine(built, lang)), () => escapeHtml(hoursLine(hours, lang))),
    built,
    hours,
  );

// Replaces the hours in the data for search engines and in llms.txt.
const withNotation = (text: string, built: Hours, hours: Hours): string => {
  const [before, after] = [schemaOrgHours(built), schemaOrgHours(hours)];
  return text
    .replace(`"openingHours":${JSON.stringify(before)}`, () => `"openingHours":${JSON.stringify(after)}`)
    .replace(`- Hours: ${before.join('; ')} (`, () => `- Hours: ${after.join('; ')} (`);
};
