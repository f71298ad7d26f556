import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {chicagoDayStartMs} from '../../insurance/calendar/chicago.ts';
import {bannerScript} from './banner-script.ts';
import {asScriptText, headScript} from './head-script.ts';
import {moveToSavedLanguage} from './saved-language.ts';

const storage = (entries: Record<string, string>) => ({getItem: (key: string) => entries[key] ?? null});
const blocked = {
  getItem: () => {
    throw new Error('SecurityError');
  },
};

const noon = (day: string) => chicagoDayStartMs(day) + 43_200_000;

const moved = (saved: object, pathname: string): string | null => {
  let to: string | null = null;
  const location = {
    pathname,
    search: '?from=mail',
    hash: '#faq',
    replace: (address: string) => {
      to = address;
    },
  };
  runInNewContext(headScript(moveToSavedLanguage, ['es', 'fr', 'de', 'zh']), {
    localStorage: saved,
    location,
  });
  return to;
};

describe('the language script', () => {
  test('redirects to the saved language with query and hash', () => {
    expect(moved(storage({selectedLanguage: 'de'}), '/blog')).toBe('/de/blog?from=mail#faq');
    expect(moved(storage({selectedLanguage: 'zh'}), '/')).toBe('/zh?from=mail#faq');
  });

  test('does nothing for English, without a saved language, for invalid values and for blocked storage', () => {
    expect(moved(storage({selectedLanguage: 'en'}), '/')).toBeNull();
    expect(moved(storage({}), '/')).toBeNull();
    expect(moved(storage({selectedLanguage: '//evil.example'}), '/')).toBeNull();
    expect(moved(blocked, '/')).toBeNull();
  });
});

describe('the banner script', () => {
  const campaigns = [
    {id: 'aca-2027', startDate: '2026-11-01', endDate: '2027-01-15'},
    {id: 'medicare-2026', startDate: '2026-10-15', endDate: '2026-12-07'},
  ];
  const reserves = (saved: object, nowMs: number): boolean => {
    const dataset: Record<string, string> = {};
    runInNewContext(bannerScript(campaigns, noon('2026-10-01')), {
      localStorage: saved,
      document: {documentElement: {dataset}},
      Date: {now: () => nowMs},
      JSON,
    });
    return 'banner' in dataset;
  };

  test('reserves the place while a campaign runs', () => {
    expect(reserves(storage({}), noon('2026-11-21'))).toBe(true);
    expect(reserves(blocked, noon('2026-11-21'))).toBe(true);
    expect(reserves(storage({}), noon('2027-01-16'))).toBe(false);
  });

  test('reserves the place for the next campaign, until all are dismissed', () => {
    expect(reserves(storage({dismissedBanners: '["aca-2027"]'}), noon('2026-11-21'))).toBe(true);
    expect(reserves(storage({dismissedBanners: '["aca-2027","medicare-2026"]'}), noon('2026-11-21'))).toBe(
      false,
    );
    expect(reserves(storage({dismissedBanners: '["aca-2027"]'}), noon('2026-12-20'))).toBe(false);
  });

  test('treats damaged storage as an empty list', () => {
    expect(reserves(storage({dismissedBanners: '{'}), noon('2026-11-21'))).toBe(true);
    expect(reserves(storage({dismissedBanners: '7'}), noon('2026-11-21'))).toBe(true);
  });

  test('does not contain campaigns that were over when the page was built', () => {
    expect(bannerScript(campaigns, noon('2027-01-20'))).not.toContain('aca-2027');
  });
});

test('data cannot end its script', () => {
  expect(asScriptText({text: '</script><!--'})).toBe('{"text":"\\u003c/script>\\u003c!--"}');
});
