import type {Language} from '../../../contract/language.ts';

/** A moment in words: day and time, on the member's clock. */
export const momentIn = (language: Language, at: string): string =>
  new Date(at).toLocaleString(language, {dateStyle: 'medium', timeStyle: 'short'});

/** A day in words. A plain day, such as that of a follow-up, has no time zone. */
export const dayIn = (language: Language, day: string): string =>
  new Date(`${day.slice(0, 10)}T00:00:00Z`).toLocaleDateString(language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
