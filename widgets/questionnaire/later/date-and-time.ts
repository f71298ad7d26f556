import {ordinalFirst} from '../../../agency/day-in-words.ts';
import type {Lang} from '../../element/language.ts';

/** A moment in the visitor's own time, in words; now when it is none. Only after the visitor has acted: it makes an Intl object. */
export const dateAndTime = (moment: string | undefined, lang: Lang): string => {
  const parsed = new Date(moment ?? Number.NaN);
  const date = Number.isNaN(parsed.getTime()) ? new Date() : parsed;
  return ordinalFirst(
    new Intl.DateTimeFormat(lang === 'en' ? 'en-US' : lang, {dateStyle: 'long', timeStyle: 'short'}).format(
      date,
    ),
    lang,
  );
};
