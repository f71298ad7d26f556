import {expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {clockText} from './moment.ts';

test('a person’s local time is written like the other times of the screen', () => {
  // Some versions of the names of times separate by a narrow space.
  const texts = LANGUAGES.map((language) => clockText(language, '14:05').replaceAll(/\s/gu, ' '));
  expect(texts).toEqual(['2:05 PM', '14:05', '14:05', '14:05', '14:05']);
});
