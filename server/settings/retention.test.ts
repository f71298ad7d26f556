import {expect, test} from 'vitest';
import {loadLegalPage} from '../../agency/legal-pages/load-legal-page.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {parseRetention, RETENTION} from './retention.ts';
import {SETTINGS} from './settings.schema.ts';

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+/gu)].map(([number]) => Number(number));

const years = (days: number): number => days / 365;

test.each(LANGUAGES)('the privacy notice names the presets (%s)', (lang) => {
  const {parts} = loadLegalPage('privacy', lang, {});
  const notice = JSON.stringify(parts.find(({id}) => id === 'retention')?.blocks);
  expect(numbersIn(notice)).toEqual([
    12 * years(RETENTION.health),
    years(RETENTION.answers),
    Number(SETTINGS.BACKUP_KEEP_DAYS.preset),
    years(RETENTION.evidence),
    // Recordings of calls are kept by people, six years.
    6,
    years(RETENTION.marketplace),
  ]);
});

test('a setting changes its own kind only', () => {
  expect(parseRetention('answers=730')).toEqual({...RETENTION, answers: 730});
});
