/** The coming days off as text. Separate from `hours.ts`, which pages include: this file formats dates with Intl, only on the server. */
import type {Hours} from './config.schema.ts';
import {dayInWords} from './day-in-words.ts';
import {hoursLine} from './hours.ts';
import type {Language} from '../contract/language.ts';
import {fillPlaceholders} from './legal/values.ts';
import {addDays} from '../insurance/calendar/day.ts';

// An earlier notice would concern a day that is not relevant to visitors yet.
const AHEAD_DAYS = 14;

const sentences: Record<Language, {day: string; span: string}> = {
  en: {day: 'Closed on {{from}}.', span: 'Closed from {{from}} to {{to}}.'},
  es: {day: 'Cerrado el {{from}}.', span: 'Cerrado del {{from}} al {{to}}.'},
  fr: {day: 'Fermé le {{from}}.', span: 'Fermé du {{from}} au {{to}}.'},
  de: {day: 'Geschlossen am {{from}}.', span: 'Geschlossen vom {{from}} bis zum {{to}}.'},
  zh: {day: '{{from}}休息。', span: '{{from}}至{{to}}休息。'},
};

/** Lists the days off of today and the next two weeks: "Closed on November 26, 2026." Returns '' when there are none. */
export const daysOffLine = ({daysOff = []}: Pick<Hours, 'daysOff'>, lang: Language, today: string): string =>
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

/** Formats the hours and the coming days off for the chat: "Mon-Fri 8AM-8PM CT. Closed on November 26, 2026." */
export const hoursWithDaysOff = (hours: Hours, lang: Language, today: string): string => {
  const closed = daysOffLine(hours, lang, today);
  return closed === ''
    ? hoursLine(hours, lang)
    : `${hoursLine(hours, lang)}${lang === 'zh' ? '。' : '. '}${closed}`;
};
