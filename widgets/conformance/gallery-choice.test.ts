import {expect, test} from 'vitest';
import {readChoice} from './gallery-choice.ts';

test('an address selects element, state, language, theme and width; unknown values become the defaults', () => {
  expect(readChoice('?element=chat&state=open&lang=de&theme=dark&width=390')).toEqual({
    element: 'chat',
    state: 'open',
    lang: 'de',
    theme: 'dark',
    width: 390,
  });
  const presets = {element: 'enrollment-banner', state: '', lang: 'en', theme: 'light', width: 768};
  expect(readChoice('')).toEqual(presets);
  expect(readChoice('?element=<b>&lang=it&theme=pink&width=1e9')).toEqual(presets);
});
