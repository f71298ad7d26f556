import {expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {PROBLEM_CODES} from '../../contract/problem.ts';
import {CATALOGS, message} from './messages.ts';

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
