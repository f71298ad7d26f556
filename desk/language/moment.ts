import {AGENCY_ZONE} from '../../contract/agency-zone.ts';
import type {Language} from '../../contract/language.ts';

// Whoever opens the desk in another zone sees the agency's hours, which are those of the permissions, and which zone they are of.
const isElsewhere = (): boolean => Intl.DateTimeFormat().resolvedOptions().timeZone !== AGENCY_ZONE;

/** A moment on the agency's clock, such as `Nov 22, 2026, 9:30 AM`; `short` for places with little room. */
export const momentText = (
  language: Language,
  iso: string,
  dateStyle: 'short' | 'medium' | 'full' = 'medium',
): string => {
  const date = new Date(iso);
  const text = date.toLocaleString(language, {dateStyle, timeStyle: 'short', timeZone: AGENCY_ZONE});
  return isElsewhere() ? `${text} ${zoneName(language, date)}` : text;
};

// `timeZoneName` does not go together with the styles.
const zoneName = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(language, {timeZone: AGENCY_ZONE, timeZoneName: 'short'})
    .formatToParts(date)
    .find(({type}) => type === 'timeZoneName')?.value ?? '';

/** A day in words: that of a moment on the agency's clock, or a plain day, such as that of a follow-up, which has no time zone. */
export const dayText = (language: Language, day: string, dateStyle: 'medium' | 'full' = 'medium'): string =>
  new Date(day).toLocaleDateString(language, {
    dateStyle,
    timeZone: day.length > '2026-11-22'.length ? AGENCY_ZONE : 'UTC',
  });
