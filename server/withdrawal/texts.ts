import {ordinalFirst} from '../../agency/day-in-words.ts';
import {AGENCY_ZONE} from '../../contract/agency-zone.ts';
import type {Language} from '../../contract/language.ts';
import {catalogTexts} from '../messages/catalog-texts.ts';
import type en from './messages/en.json';

/** The name of a text of the receipt or of the page that withdraws. */
export type TextKey = keyof typeof en;

/** Returns a text in a language, with the placeholders filled in. */
export const text = await catalogTexts<TextKey>(new URL('messages/', import.meta.url));

/** Formats the day and the time of a moment in Texas time. */
export const moment = (language: Language, instant: string): string =>
  ordinalFirst(
    new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: AGENCY_ZONE,
    }).format(new Date(instant)),
    language,
  );
