import {expect, test} from 'vitest';
import {texasCounties} from '../insurance/premiums/texas-counties.ts';
import {priceStatement} from './legal/price-statement.ts';
import {legalCatalogs} from './legal/catalog.ts';
import {fillPlaceholders} from './legal/values.ts';
import {LANGUAGES, type Language} from '../contract/language.ts';

const basisIn = (lang: Language, county: string): string => {
  const facts = {planYear: 2026, year: 2026, county, ratingArea: 9, isVisitorsPrice: false, ages: [40]};
  const [basis = ''] = priceStatement(
    facts,
    (key, values = {}) =>
      fillPlaceholders(
        legalCatalogs[lang][key],
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
      ),
    lang,
  ).basis;
  return basis;
};

/** The text that each language uses for a county without a preceding word. */
const named: Readonly<Record<Language, (county: string) => string>> = {
  en: (county) => `in ${county} County, Texas`,
  es: (county) => `en el condado de ${county}, Texas`,
  fr: (county) =>
    /^[AEIOU]/.test(county) ? `dans le comté d’${county}, Texas` : `dans le comté de ${county}, Texas`,
  de: (county) => `in ${county} County in Texas`,
  zh: (county) => `德州 ${county} 县`,
};

test.each(LANGUAGES)('each of the 254 counties of Texas has its usual form in %s', (lang) => {
  const counties = texasCounties();
  expect(counties).toHaveLength(254);
  expect(counties.filter((county) => !basisIn(lang, county).includes(named[lang](county)))).toEqual([]);
});

test('French elides only before a vowel', () => {
  expect(basisIn('fr', 'El Paso')).toContain('le comté d’El Paso, Texas');
  expect(basisIn('fr', 'Upshur')).toContain('le comté d’Upshur');
  expect(basisIn('fr', 'Houston')).toContain('le comté de Houston');
  expect(basisIn('fr', 'Young')).toContain('le comté de Young');
});
