import type {Translate} from '../element/translate.ts';

/**
 * Writes a day (`YYYY-MM-DD`) in words, from the catalog's `date` and `months`: the first Intl.DateTimeFormat of a page
 * costs a slow phone about 200 ms, and a date may be on screen before the visitor acts.
 */
export const dateInWords = (t: Translate<'date' | 'months'>, day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = t('months').split('|')[Number(month) - 1] ?? month;
  // Only French puts a bare number first, and writes the first of a month as an ordinal.
  return t('date', {year, month: name, day: Number(date)}).replace(/^1 (?!de )/, '1er ');
};
