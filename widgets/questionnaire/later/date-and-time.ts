import {ordinalFirst} from '../../../agency/day-in-words.ts';
import type {Language} from '../../../contract/language.ts';

/**
 * Writes a moment in the visitor's own time, in words; the present moment for an invalid one. Call only after the
 * visitor has acted, because this creates an Intl object.
 */
export const dateAndTime = (moment: string | undefined, lang: Language): string => {
  const parsed = new Date(moment ?? Number.NaN);
  const date = Number.isNaN(parsed.getTime()) ? new Date() : parsed;
  return ordinalFirst(
    new Intl.DateTimeFormat(lang === 'en' ? 'en-US' : lang, {dateStyle: 'long', timeStyle: 'short'}).format(
      date,
    ),
    lang,
  );
};
