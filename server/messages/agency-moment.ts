import {ordinalFirst} from '../../agency/day-in-words.ts';
import {AGENCY_ZONE} from '../../contract/agency-zone.ts';
import type {Language} from '../../contract/language.ts';

type Styles = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/** The styles of a day with the time. */
export const DAY_AND_TIME: Styles = {dateStyle: 'long', timeStyle: 'short'};

/** Writes a moment in a language and in Texas time: the day, unless the styles name more. */
export const agencyMoment = (
  language: Language,
  instant: string | Date,
  styles: Styles = {dateStyle: 'long'},
): string =>
  ordinalFirst(
    new Intl.DateTimeFormat(language, {...styles, timeZone: AGENCY_ZONE}).format(new Date(instant)),
    language,
  );
