import type {Translate} from '../element/translate.ts';

/**
 * A day (`YYYY-MM-DD`) in words, from the catalog's `date` and `months`: the first Intl.DateTimeFormat of a page costs a
 * slow phone about 200 ms, and a date may stand on screen before the visitor has done anything.
 */
export const dateInWords = (t: Translate<'date' | 'months'>, day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = t('months').split('|')[Number(month) - 1] ?? month;
  // Only French puts a bare number first, and writes the first of a month as an ordinal.
  return t('date', {year, month: name, day: Number(date)}).replace(/^1 (?!de )/, '1er ');
};
