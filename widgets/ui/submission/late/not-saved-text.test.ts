import {expect, test} from 'vitest';
import {LANGUAGES} from '../../../../contract/language.ts';
import {createTranslate} from '../../../element/translate.ts';
import de from '../../messages/de.json' with {type: 'json'};
import en from '../../messages/en.json' with {type: 'json'};
import es from '../../messages/es.json' with {type: 'json'};
import fr from '../../messages/fr.json' with {type: 'json'};
import zh from '../../messages/zh.json' with {type: 'json'};
import {notSavedText} from './not-saved-text.ts';

const t = createTranslate(en);

test.each([
  ['no time', undefined, 'please try again, or call us'],
  ['14.2 seconds', 14_200, 'try again in 20 seconds, or call us'],
  ['51 seconds', 51_000, 'try again in one minute, or call us'],
  ['a minute', 60_000, 'try again in one minute, or call us'],
  ['61 seconds', 61_000, 'try again in 2 minutes, or call us'],
  ['an hour', 3_600_000, 'try again in 60 minutes, or call us'],
  ['a day', 86_400_000, 'please try again, or call us'],
])('tells a visitor who has to wait %s when to try again, never too early', (_, waitMs, words) => {
  expect(notSavedText(t, waitMs)).toContain(words);
});

test.each(LANGUAGES)('names the wait in %s, and that the answers are still there', (lang) => {
  const catalog = {en, es, fr, de, zh}[lang];
  const own = createTranslate(catalog);
  const [kept = ''] = catalog.notSaved.split(/[:：]/u);
  for (const [waitMs, digits] of [
    [40_000, '40'],
    [300_000, '5'],
    [60_000, ''],
  ] as const) {
    const text = notSavedText(own, waitMs);
    expect(text).not.toBe(catalog.notSaved);
    expect(text).toContain(kept);
    expect(text).toContain(digits);
    expect(text).not.toContain('{{');
  }
});
