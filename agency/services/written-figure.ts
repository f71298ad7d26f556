import {LOCALES} from '../../contract/locale.ts';
import {dayInWords, ordinalFirst} from '../day-in-words.ts';
import type {Language} from '../../contract/language.ts';
import type {NamedFigure} from './named-figures.ts';

/** Writes a value in the notation of a language: `$12,000`, `12.000 $`, `12,000 美元`, `October 15`. */
export const writtenFigure = ({kind, value}: NamedFigure, lang: Language): string => {
  switch (kind) {
    case 'dollars':
      return dollars(Number(value), lang);
    case 'percent':
      return new Intl.NumberFormat(LOCALES[lang], {style: 'percent', maximumFractionDigits: 2}).format(
        Number(value) / 100,
      );
    case 'day':
      return dayInWords(String(value), lang);
    case 'month-day':
      return ordinalFirst(monthDay(String(value), lang), lang);
    case 'number':
    case 'year':
      return String(value);
  }
};

const dollars = (amount: number, lang: Language): string => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const fractions = {minimumFractionDigits: digits, maximumFractionDigits: digits};
  if (lang === 'zh') return `${new Intl.NumberFormat(lang, fractions).format(amount)} 美元`;
  return new Intl.NumberFormat(LOCALES[lang], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...fractions,
  }).format(amount);
};

/** Writes `10-15` without a year. */
const monthDay = (value: string, lang: Language): string =>
  new Intl.DateTimeFormat(LOCALES[lang], {month: 'long', day: 'numeric', timeZone: 'UTC'}).format(
    new Date(`2000-${value}T00:00:00Z`),
  );
