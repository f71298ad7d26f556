import {createInstance} from 'i18next';
import {expect, test} from 'vitest';
import {catalogTexts} from '../../build/catalog-texts.ts';
import {widgetNames} from '../embed/names.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {withPlurals} from './plurals.ts';
import {createTranslate} from './translate.ts';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '');

test.each(LANGUAGES)('equals i18next for every key of every widget, with every plural: %s', async (lang) => {
  for (const widget of widgetNames) {
    const catalog = catalogTexts(widget, lang);
    const library = createInstance();
    await library.init({
      lng: lang,
      resources: {[lang]: {translation: catalog}},
      keySeparator: false,
      nsSeparator: false,
      interpolation: {escapeValue: false},
      initAsync: false,
    });
    const t = withPlurals(createTranslate(catalog), lang);
    for (const key of Object.keys(catalog)) {
      const values = Object.fromEntries(placeholders(catalog[key] ?? '').map((name) => [name, `<${name}>`]));
      expect(t(key, values)).toBe(library.t(key, values));
      const plural = key.match(/^(.+)_(?:zero|one|two|few|many|other)$/)?.[1];
      if (!plural) continue;
      for (const count of [0, 1, 2, 5, 1.5, 1_000_000]) {
        const counted = {...values, count};
        expect(t(plural, counted)).toBe(library.t(plural, counted));
      }
    }
  }
});

test('a key without an entry returns the key itself, even a key that every object has', () => {
  const t = withPlurals(createTranslate({}), 'en');
  expect(t('nothing')).toBe('nothing');
  expect(t('constructor')).toBe('constructor');
});
