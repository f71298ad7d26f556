import {AGENCY_ZONE} from '../../contract/agency-zone.ts';
import type {Language} from '../../contract/language.ts';

// Times are shown in the agency's time zone, which permissions also use, and name that zone.
const isElsewhere = (): boolean => Intl.DateTimeFormat().resolvedOptions().timeZone !== AGENCY_ZONE;

/** Formats a moment in the agency's time zone, such as `Nov 22, 2026, 9:30 AM`; `short` omits the year. */
export const momentText = (
  language: Language,
  iso: string,
  dateStyle: 'short' | 'medium' | 'full' = 'medium',
): string => {
  const date = new Date(iso);
  const text = date.toLocaleString(language, {dateStyle, timeStyle: 'short', timeZone: AGENCY_ZONE});
  return isElsewhere() ? `${text} ${zoneName(date)}` : text;
};

// `timeZoneName` cannot be combined with `dateStyle` and `timeStyle`. English has the name that the agency uses, `CST`; other languages say
// `GMT-6`, which breaks at the hyphen.
const zoneName = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', {timeZone: AGENCY_ZONE, timeZoneName: 'short'})
    .formatToParts(date)
    .find(({type}) => type === 'timeZoneName')?.value ?? '';

/** Formats a time of day, such as `14:05`, as the language writes it: `2:05 PM` in English. */
export const clockText = (language: Language, time: string): string =>
  new Date(`1970-01-01T${time}Z`).toLocaleTimeString(language, {timeStyle: 'short', timeZone: 'UTC'});

/** Formats the day of a moment in the agency's time zone, or a plain day without a time zone, such as that of a follow-up. */
export const dayText = (language: Language, day: string, dateStyle: 'medium' | 'full' = 'medium'): string =>
  new Date(day).toLocaleDateString(language, {
    dateStyle,
    timeZone: day.length > '2026-11-22'.length ? AGENCY_ZONE : 'UTC',
  });

/**
 * Returns the day of a moment in the agency's time zone as `YYYY-MM-DD`, the format of en-CA; without a moment,
 * the current day.
 */
export const agencyDay = (moment: Date = new Date()): string =>
  moment.toLocaleDateString('en-CA', {timeZone: AGENCY_ZONE});
