import {describe, expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {pathInLanguage, pathOf, placeOf} from './path.ts';
import type {Route} from './route.ts';

const routes: readonly Route[] = [
  {page: 'home'},
  {page: 'blog'},
  {page: 'article', id: 'medicare-at-65-dates'},
  {page: 'service', id: 'health'},
  {page: 'service', id: 'notary'},
  {page: 'ai-workflow'},
  {page: 'embed'},
  {page: 'glossary'},
  {page: 'privacy'},
  {page: 'terms'},
  {page: 'disclosures'},
  {page: 'accessibility'},
];

describe('the address of a screen', () => {
  test('leads back to the screen, in every language', () => {
    for (const lang of LANGUAGES) {
      for (const route of routes) expect(placeOf(pathOf(lang, route))).toEqual({lang, route});
    }
  });

  test('has no prefix in English and one in the others', () => {
    expect(pathOf('en', {page: 'home'})).toBe('/');
    expect(pathOf('es', {page: 'home'})).toBe('/es');
    expect(pathOf('zh', {page: 'article', id: 'x'})).toBe('/zh/blog/x');
  });

  test('ignores a trailing slash', () => {
    expect(placeOf('/es/')).toEqual({lang: 'es', route: {page: 'home'}});
    expect(placeOf('/blog/')).toEqual({lang: 'en', route: {page: 'blog'}});
  });
});

describe('a path without a page', () => {
  test.each([
    '/nothing',
    '/blog/a/b',
    '/privacy/more',
    '/en',
    '/en/blog',
    '/it',
    '/ai-workflow/2',
    '/services',
    '/services/pets',
    '/services/health/more',
  ])('%s is not found', (path) => expect(placeOf(path)).toEqual({lang: 'en', route: {page: 'not-found'}}));

  test('keeps the language of its prefix', () => {
    expect(placeOf('/de/nichts')).toEqual({lang: 'de', route: {page: 'not-found'}});
  });

  test('changes language and keeps its path', () => {
    expect(pathInLanguage('/nothing', 'fr')).toBe('/fr/nothing');
    expect(pathInLanguage('/fr/nothing', 'en')).toBe('/nothing');
    expect(pathInLanguage('/fr/nothing', 'zh')).toBe('/zh/nothing');
  });
});

test('a page changes language and stays the same page', () => {
  expect(pathInLanguage('/es/blog/x', 'de')).toBe('/de/blog/x');
  expect(pathInLanguage('/es', 'en')).toBe('/');
  expect(pathInLanguage('/', 'zh')).toBe('/zh');
});
