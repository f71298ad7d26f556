import {globSync, readFileSync} from 'node:fs';
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

test('every act that the desk records has words for the audit log', () => {
  const desk = new URL('../../server/desk/', import.meta.url);
  const acts = globSync('**/*.ts', {cwd: desk, exclude: ['**/*.test.ts', '**/testing/**']}).flatMap((file) =>
    [...readFileSync(new URL(file, desk), 'utf8').matchAll(/\bwhat: '(?<what>[^']+)'/gu)].map(
      ({groups}) => groups?.['what'] ?? '',
    ),
  );
  expect(acts.length).toBeGreaterThan(20);
  const keys = new Set(keysIn('en'));
  expect(acts.filter((what) => !keys.has(`audit.what.${what.replaceAll(' ', '-')}`))).toEqual([]);
});
