import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';

const keysIn = (language: string): readonly string[] =>
  Object.keys(
    JSON.parse(readFileSync(new URL(`${language}.json`, import.meta.url), 'utf8')) as Record<string, string>,
  );

// Languages differ in their plural categories.
const stems = (keys: readonly string[]): readonly string[] =>
  [...new Set(keys.map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/u, '')))].toSorted();

test.each(LANGUAGES)('%s has every text of the desk, in the order of the keys', (language) => {
  const keys = keysIn(language);
  expect(keys).toEqual(keys.toSorted());
  expect(stems(keys)).toEqual(stems(keysIn('en')));
});
