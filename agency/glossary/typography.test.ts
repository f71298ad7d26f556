import {expect, test} from 'vitest';
import type {Language} from '../../contract/language.ts';
import {readableTexts} from '../testing/texts-in-language.ts';

/** Returns each place where a pattern occurs in the texts of a language. */
const placesOf = (lang: Language, pattern: RegExp): readonly string[] =>
  readableTexts(lang).flatMap(({file, path, text}) =>
    [...text.matchAll(pattern)].map(({0: found}) => `${file} ${path}: "${found}"`),
  );

test.each(['fr', 'de'] as const)('%s keeps a number and its sign on one line', (lang) => {
  expect(placesOf(lang, /\d [%$€]/gu)).toEqual([]);
});

// The consent texts are records of what people agreed to, so they keep their spaces.
test('fr has a narrow no-break space before ; ! ? and a no-break space before :', () => {
  const places = placesOf('fr', /[ \u00A0][;!?]|[ \u202F]:/gu);
  expect(places.filter((place) => !place.startsWith('agency/legal/'))).toEqual([]);
});

// A day in Chinese ends with 日: a space before the next character would be a gap between two characters.
test('zh has no space between a day and the next character', () => {
  expect(
    placesOf('zh', /\{\{\w*(?:[dD]ay|[dD]ate|today)\}\} \p{Script=Han}|[年月日] \p{Script=Han}/gu),
  ).toEqual([]);
});
