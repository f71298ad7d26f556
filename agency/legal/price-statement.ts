import {LOCALES} from '../../contract/locale.ts';
import {elidedCounty} from '../county-in-words.ts';
import type {Language} from '../../contract/language.ts';
import {rateTexts} from './required-texts.ts';
import type {LegalKey} from './catalog.ts';

/** The texts of a price statement, for a widget's `shared-texts.json`. */
export const priceTexts = [
  ...rateTexts,
  'pricePlace',
  'priceAnyGender',
  'priceBasis',
  'priceBasisVisitor',
  'priceOlderYear',
] as const satisfies readonly LegalKey[];

/** The name of one of these texts. */
export type PriceText = (typeof priceTexts)[number];

/** The facts of a price. */
export type PriceFacts = {
  /** The plan year for which the household chooses plans. */
  readonly planYear: number;
  /** The plan year of the price. */
  readonly year: number;
  /** A Texas county's name without "County". */
  readonly county: string;
  readonly ratingArea: number;
  readonly ages: readonly number[];
  /** Whether the visitor entered the price from HealthCare.gov. */
  readonly isVisitorsPrice: boolean;
};

declare const complete: unique symbol;

/**
 * The sentences beside every price: its year, place and ages, that gender does not change it, and the four sentences of Texas Ins. Code
 * 1214.003. Only `priceStatement` makes a value of this type, so that a function with such a parameter always receives the sentences.
 */
export type PriceStatement = {
  readonly [complete]: true;
  /** The basis of the price; for an earlier year's price with a reference to HealthCare.gov. */
  readonly basis: readonly string[];
  /** The four sentences of the law, the first with ages, gender and place. */
  readonly sentences: readonly string[];
};

type Say = (key: (typeof priceTexts)[number], values?: Readonly<Record<string, string | number>>) => string;

/** Writes the statement of a price in one language. */
export const priceStatement = (facts: PriceFacts, say: Say, lang: Language): PriceStatement => {
  const {planYear, year, county, ratingArea, isVisitorsPrice} = facts;
  const place = elidedCounty(say('pricePlace', {county}), lang);
  const listed = new Intl.ListFormat(LOCALES[lang]).format(facts.ages.map(String));
  // Chinese text has a space after numerals here.
  const ages = listed.replaceAll(/(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu, ' ');
  const words = {year, place, area: ratingArea, ages};
  const statement: Omit<PriceStatement, typeof complete> = {
    basis: [
      say(isVisitorsPrice ? 'priceBasisVisitor' : 'priceBasis', words),
      ...(year === planYear ? [] : [say('priceOlderYear', {planYear})]),
    ],
    sentences: rateTexts.map((key) => say(key, {age: ages, gender: say('priceAnyGender'), location: place})),
  };
  return statement as PriceStatement; // the one place where a statement becomes complete
};
