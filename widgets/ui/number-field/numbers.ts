import {LOCALES} from '../../../contract/locale.ts';
import {percentDigits, shownPercent} from '../../../insurance/aca/shown-percent.ts';
import type {Language} from '../../../contract/language.ts';

/** The notation of numbers in one language. Amounts are in dollars, percent in percent (7 is 7 %). */
export type Numbers = {
  /** The form in a field: `75,000`, at most two decimals. */
  readonly plain: (value: number) => string;
  /** A bare factor, at most seven decimals, because a power of it multiplies what is cut off: `0.9761905`. */
  readonly factor: (value: number) => string;
  /** Whole dollars: `$75,000`. */
  readonly money: (value: number) => string;
  /** Short, for the axis of a chart: `$1.5M`. */
  readonly shortMoney: (value: number) => string;
  /**
   * At most one decimal, two to avoid a whole number that is not reached and for a value with exactly two, as it was typed: `2.5%`,
   * `79.99%`, `2.25%`.
   */
  readonly percent: (value: number) => string;
  /** With cents if there are any: `$21,226.80`, `$63,840`. */
  readonly exactMoney: (value: number) => string;
  /** Whole or with two decimals, and never a whole number that is not reached: `6.78%`, `400%`, `400.01%`. */
  readonly exactPercent: (value: number) => string;
};

const made = new Map<Language, Numbers>();

/** Returns whether a value has exactly two decimals, as a typed percentage may; the sums beside it count both. */
const hasTwoDecimals = (value: number): boolean => {
  const hundredths = Math.round(value * 100);
  return hundredths % 10 !== 0 && Math.abs(value * 100 - hundredths) < 1e-9;
};

/** Returns whether a value is whole after rounding to hundredths. */
const looksWhole = (value: number): boolean => Number.isInteger(Math.round(value * 100) / 100);

const make = (locale: string): Numbers => {
  const lazy = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
    let format: Intl.NumberFormat | undefined;
    return (value) => (format ??= new Intl.NumberFormat(locale, options)).format(value);
  };
  const dollars = {style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol'} as const;
  const inPercent = lazy({style: 'percent', maximumFractionDigits: 1});
  const inHundredths = lazy({style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2});
  const money = lazy({...dollars, maximumFractionDigits: 0});
  const inCents = lazy({...dollars, minimumFractionDigits: 2, maximumFractionDigits: 2});
  return {
    plain: lazy({maximumFractionDigits: 2}),
    factor: lazy({maximumFractionDigits: 7}),
    money,
    shortMoney: lazy({...dollars, notation: 'compact', maximumFractionDigits: 1}),
    percent: (value) => {
      if (hasTwoDecimals(value)) return inHundredths(value / 100);
      const tenths = Math.round(value * 10) / 10;
      // 79.99996 % is not yet the 80 % at which a rating begins.
      return Number.isInteger(tenths) && tenths > value
        ? inHundredths(Math.floor(value * 100) / 10_000)
        : inPercent(value / 100);
    },
    exactMoney: (value) => (looksWhole(value) ? money : inCents)(value),
    exactPercent: (value) =>
      (percentDigits(value) === 0 ? inPercent : inHundredths)(shownPercent(value) / 100),
  };
};

/**
 * Returns the number formats of a language. An Intl object is created at the first number of its kind, so nothing on
 * screen before the visitor acts may use one: a page's first Intl object costs a slow phone about 200 ms.
 */
export const numbersIn = (lang: Language): Numbers => {
  let numbers = made.get(lang);
  if (!numbers) {
    numbers = make(LOCALES[lang]);
    made.set(lang, numbers);
  }
  return numbers;
};

/** Returns where the language puts the dollar sign, without Intl. */
export const dollarStands = (lang: Language): 'before' | 'after' =>
  lang === 'fr' || lang === 'de' ? 'after' : 'before';
