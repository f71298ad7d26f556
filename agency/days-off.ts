/** The coming days off in words. Beside `hours.ts`, which pages carry: this file writes dates with Intl, on the server only. */
import type {Hours} from './config.schema.ts';
import {dayInWords} from './day-in-words.ts';
import {hoursLine} from './hours.ts';
import {type LanguageCode} from './languages.ts';
import {fillPlaceholders} from './legal/values.ts';
import {addDays} from '../insurance/calendar/day.ts';

// Earlier, a visitor who wants to call today reads about a day that does not concern anybody yet.
const AHEAD_DAYS = 14;

const sentences: Record<LanguageCode, {day: string; span: string}> = {
  en: {day: 'Closed on {{from}}.', span: 'Closed from {{from}} to {{to}}.'},
  es: {day: 'Cerrado el {{from}}.', span: 'Cerrado del {{from}} al {{to}}.'},
  fr: {day: 'Fermé le {{from}}.', span: 'Fermé du {{from}} au {{to}}.'},
  de: {day: 'Geschlossen am {{from}}.', span: 'Geschlossen vom {{from}} bis zum {{to}}.'},
  zh: {day: '{{from}}休息。', span: '{{from}}至{{to}}休息。'},
};

/** Says which days off there are today and in the next two weeks: "Closed on November 26, 2026." Returns '' when there are none. */
export const daysOffLine = (
  {daysOff = []}: Pick<Hours, 'daysOff'>,
  lang: LanguageCode,
  today: string,
): string =>
  daysOff
    .filter(({from, to}) => to >= today && from <= addDays(today, AHEAD_DAYS))
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({from, to}) =>
      fillPlaceholders(sentences[lang][from === to ? 'day' : 'span'], {
        from: dayInWords(from, lang),
        to: dayInWords(to, lang),
      }),
    )
    .join(lang === 'zh' ? '' : ' ');

/** Writes the hours, and the days off that come soon, as the chat says them: "Mon-Fri 8AM-8PM CT. Closed on November 26, 2026." */
export const hoursWithDaysOff = (hours: Hours, lang: LanguageCode, today: string): string => {
  const closed = daysOffLine(hours, lang, today);
  return closed === ''
    ? hoursLine(hours, lang)
    : `${hoursLine(hours, lang)}${lang === 'zh' ? '。' : '. '}${closed}`;
};
