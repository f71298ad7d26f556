import {ordinalFirst} from '../../agency/day-in-words.ts';
import {AGENCY_ZONE} from '../../contract/agency-zone.ts';
import type {Language} from '../../contract/language.ts';
import {catalogTexts} from '../messages/catalog-texts.ts';
import type en from './messages/en.json';

/** The name of a text of the private page or of the copy by mail. */
export type ResultTextKey = keyof typeof en;

/** Returns a text in a language, with the placeholders filled in. */
export const resultText = await catalogTexts<ResultTextKey>(new URL('messages/', import.meta.url));

/** Formats the day of a moment in Texas time. */
export const dayInWords = (language: Language, instant: string | Date): string =>
  ordinalFirst(
    new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: AGENCY_ZONE}).format(new Date(instant)),
    language,
  );
