import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {PROBLEM_CODES} from '../../contract/problem.ts';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import {CATALOGS, message} from './messages.ts';
import {readCatalogs} from './read-catalogs.ts';

test.each(LANGUAGES)('every problem code has a title and a detail in %s', (language) => {
  const keys = PROBLEM_CODES.flatMap((code) => [`${code}.title`, `${code}.detail`] as const);
  expect(Object.keys(CATALOGS[language]).sort()).toEqual([...keys].sort());
  for (const key of keys) {
    expect(message(language, key)).toBe(CATALOGS[language][key]);
    expect(message(language, key)).not.toBe('');
  }
});

test('no text was left in English by mistake', () => {
  for (const language of LANGUAGES.filter((each) => each !== 'en'))
    for (const code of PROBLEM_CODES)
      expect(CATALOGS[language][`${code}.detail`], `${language} ${code}`).not.toBe(
        CATALOGS.en[`${code}.detail`],
      );
});

test.each([
  ['lacks', {title: 'Titel'}],
  ['has beside', {title: 'Titel', text: 'Text', extra: 'Mehr'}],
])('a text that a language %s is named before anybody reads a page', (_what, german) => {
  const folder = temporaryFolder();
  for (const language of LANGUAGES)
    writeFileSync(
      join(folder, `${language}.json`),
      JSON.stringify(language === 'de' ? german : {title: 'Title', text: 'Text'}),
    );
  expect(() => readCatalogs(pathToFileURL(`${folder}/`))).toThrow(/de\.json.*(?:text|extra)$/u);
});
