import {ordinalFirst} from '../../agency/day-in-words.ts';
import {percentDigits, shownPercent} from '../../insurance/aca/shown-percent.ts';
import type {Language} from '../../contract/language.ts';
import {LOCALES} from '../../contract/locale.ts';

/** The formats of one language for amounts, shares and days. */
export type Writer = {
  /** Formats dollars, with cents if there are any. */
  readonly money: (dollars: number) => string;
  /** Formats whole dollars, because an estimate to the cent would suggest false precision. */
  readonly roundMoney: (dollars: number) => string;
  /** Formats a percentage, whole or with two decimals: 6.78 becomes 6.78 %, 6.6 becomes 6.60 %. */
  readonly percent: (percent: number) => string;
  /** Formats a day `YYYY-MM-DD` in words. */
  readonly day: (day: string) => string;
  /** Returns the name of an enrollment site; only HealthCare.gov has names in other languages. */
  readonly site: (site: string) => string;
};

// Spanish speakers know the Marketplace by its Spanish site; the English name follows in parentheses, as in the
// glossary.
const federalSites: Readonly<Partial<Record<Language, string>>> = {
  es: 'CuidadoDeSalud.gov (HealthCare.gov en inglés)',
};

const made = new Map<Language, Writer>();

const make = (language: Language): Writer => {
  const locale = LOCALES[language];
  const dollars = {style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol'} as const;
  const whole = new Intl.NumberFormat(locale, {...dollars, maximumFractionDigits: 0});
  const cents = new Intl.NumberFormat(locale, {...dollars, minimumFractionDigits: 2});
  const percent = {style: 'percent', maximumFractionDigits: 2} as const;
  const wholePercent = new Intl.NumberFormat(locale, percent);
  const finePercent = new Intl.NumberFormat(locale, {...percent, minimumFractionDigits: 2});
  const day = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'});
  return {
    money: (amount) => (Number.isInteger(amount) ? whole : cents).format(amount),
    roundMoney: (amount) => whole.format(amount),
    percent: (value) =>
      (percentDigits(value) === 0 ? wholePercent : finePercent).format(shownPercent(value) / 100),
    day: (text) => ordinalFirst(day.format(new Date(`${text}T00:00:00Z`)), locale),
    site: (name) => (name === 'HealthCare.gov' ? (federalSites[language] ?? name) : name),
  };
};

/** Returns the formats of a language; cached, because Intl objects are expensive. */
export const writerOf = (language: Language): Writer => {
  let writer = made.get(language);
  if (!writer) {
    writer = make(language);
    made.set(language, writer);
  }
  return writer;
};

/**
 * Writes a point's parameter in words. The name determines the format: `site`, `...Day`, `...Percent`,
 * `...MonthlyDollars` with cents, other `...Dollars` as whole dollars; any other value is unchanged. The ends of a range of
 * incomes are the whole dollars inside the range, as in the cards of the result.
 */
export const writtenParam = (name: string, value: string | number, writer: Writer): string => {
  if (typeof value === 'string') {
    if (name === 'site') return writer.site(value);
    return name.endsWith('Day') ? writer.day(value) : value;
  }
  if (name.endsWith('Percent')) return writer.percent(value);
  if (!name.endsWith('Dollars')) return String(value);
  if (name === 'incomeFromDollars') return writer.roundMoney(Math.ceil(value));
  if (name === 'incomeToDollars') return writer.roundMoney(Math.floor(value));
  return /monthlyDollars$|^income/i.test(name) ? writer.money(toCents(value)) : writer.roundMoney(value);
};

const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;
