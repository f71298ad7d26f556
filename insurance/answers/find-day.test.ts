import {describe, expect, test} from 'vitest';
import {findDay} from './find-day.ts';

describe('a date as typed', () => {
  test.each([
    ['Ends 2026-12-31', 'en', '2026-12-31'],
    ['12/31/2026', 'en', '2026-12-31'],
    ['31/12/2026', 'en', '2026-12-31'],
    ['3/4/2027', 'en', '2027-03-04'],
    ['3/4/2027', 'fr', '2027-04-03'],
    ['31.12.2026', 'de', '2026-12-31'],
    ['December 31, 2026', 'en', '2026-12-31'],
    ['Blue Cross until Dec. 31st 2026', 'en', '2026-12-31'],
    ['31 de diciembre de 2026', 'es', '2026-12-31'],
    ['le 1er février 2027', 'fr', '2027-02-01'],
    ['31. März 2027', 'de', '2027-03-31'],
    ['2026年12月31日', 'zh', '2026-12-31'],
    ['02/30/2027', 'en', null],
    ['next month', 'en', null],
    ['call 713-555-0100', 'en', null],
  ])('%j in %s is %s', (text, lang, day) => {
    expect(findDay(text, lang)).toBe(day);
  });
});
