import type {Language} from '../../contract/language.ts';

/** A moment in the member's own time zone, such as `Nov 22, 2026, 9:30 AM`. */
export const momentText = (iso: string, language: Language): string =>
  new Date(iso).toLocaleString(language, {dateStyle: 'medium', timeStyle: 'short'});
