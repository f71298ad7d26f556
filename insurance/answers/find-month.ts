import {addMonths, firstOfMonth, partsOf, type Day} from '../calendar/day.ts';
import {monthOf} from './find-day.ts';
import {plainWidth} from './plain-width.ts';

/** A month without a day counts only after a word that precedes months: "may", "march" and "ago" are other words, too. */
const written =
  /(?<=(?<!\p{L})(?:in|en|im|this|next|early|mid|late|of|de|du|ce|este|diesen|anfang|mitte|ende|début|fin|vers)[ -])(?<month>\p{L}{3,10})(?!\p{L})(?! \d{1,2}(?!\d))(?:,?(?: del?)? (?<year>\d{4}))?/giu;

const chinese =
  /(?:(?<year>\d{4}) ?年 ?)?(?<month>\d{1,2}|十[一二]?|[一二三四五六七八九]) ?月(?! ?\d{1,2} ?[日号])/gu;

const chineseMonths = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

const numberOf = (month: string): number =>
  /^\d/.test(month) ? Number(month) : chineseMonths.indexOf(month) + 1 || monthOf(month);

/**
 * Finds the month of a text, as its first day: with its year, otherwise the next month of that name, the present month
 * included. Null without a month, and when a text has two.
 */
export const findMonth = (text: string, today: Day): Day | null => {
  const plain = plainWidth(text).replace(/\s+/gu, ' ');
  const found = [...plain.matchAll(written), ...plain.matchAll(chinese)].flatMap(({groups = {}}) => {
    const month = numberOf(groups['month'] ?? '');
    if (month < 1 || month > 12) return [];
    const {year, month: now} = partsOf(today);
    const named = groups['year'] === undefined ? year + (month < now ? 1 : 0) : Number(groups['year']);
    return [addMonths(firstOfMonth(`${named}-01-01`), month - 1)];
  });
  const [first = null, ...more] = [...new Set(found)];
  return more.length > 0 ? null : first;
};
