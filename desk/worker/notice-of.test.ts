import {expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {languageIn, noticeOf} from './notice-of.ts';

test.each(LANGUAGES)('a notification in %s has a title and a text, and no open placeholder', (language) => {
  for (const kind of ['lead', 'visitor', 'test'])
    for (const count of [1, 7]) {
      const {title, body, tag} = noticeOf({kind, count, path: '/desk'}, language);
      expect([title.length > 0, body.includes('{{'), tag]).toEqual([true, false, kind]);
    }
  expect(noticeOf({kind: 'lead', count: 7, path: '/desk'}, language).body).toContain('7');
});

test.each([
  'https://evil.example/desk',
  '//evil.example',
  '/desktop',
  '/desk/../api/desk/me',
  'javascript:alert(1)',
  undefined,
])('a message cannot open %s', (path) => {
  expect(noticeOf({kind: 'lead', count: 1, path}, 'en').path).toBe('/desk');
});

test('every message shows something, in the language of the worker', () => {
  for (const message of [undefined, null, 'text', 4, {kind: 'x', count: 'many'}])
    expect(noticeOf(message, languageIn('?lang=de'))).toMatchObject({
      title: 'Neues am Arbeitsplatz',
      path: '/desk',
    });
  expect(languageIn('?lang=xx')).toBe('en');
});
