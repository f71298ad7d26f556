import {describe, expect, test} from 'vitest';
import {marketplaceWindow} from './marketplace-window.ts';
import {readCoverageEnd} from './coverage-end.ts';
import {specialWindow} from './special-enrollment.ts';

const today = '2026-11-21';

describe('a special enrollment period', () => {
  test('runs sixty days from a marriage, both ends included', () => {
    // 2026-10-01 and sixty days: 2026-11-30.
    expect(specialWindow('marriage', '2026-10-01', today)).toMatchObject({
      state: 'open',
      start: '2026-10-01',
      end: '2026-11-30',
    });
    expect(specialWindow('marriage', '2026-09-22', today)?.state).toBe('open');
    expect(specialWindow('marriage', '2026-09-21', today)?.state).toBe('closed');
    expect(specialWindow('marriage', '2026-11-22', today)?.state).toBe('upcoming');
  });

  test('opens sixty days before coverage ends', () => {
    expect(specialWindow('coverage-loss', '2026-12-31', today)).toMatchObject({
      state: 'open',
      start: '2026-11-01',
      end: '2027-03-01',
    });
    expect(specialWindow('coverage-loss', '2027-01-20', today)?.state).toBe('open');
    expect(specialWindow('coverage-loss', '2027-01-21', today)?.state).toBe('upcoming');
  });

  test('runs ninety days after Medicaid or CHIP', () => {
    expect(specialWindow('medicaid-loss', '2026-08-31', today)).toMatchObject({
      state: 'open',
      end: '2026-11-29',
    });
    expect(specialWindow('coverage-loss', '2026-08-31', today)?.state).toBe('closed');
  });

  test('without a date means to act now, and some changes need a further condition', () => {
    expect(specialWindow('birth', null, today)).toMatchObject({
      state: 'undated',
      end: null,
      isConditional: false,
    });
    expect(specialWindow('divorce', null, today)?.isConditional).toBe(true);
    for (const kind of ['not-a-trigger', 'renewal', 'new-job', 'turning-65', 'other'] as const)
      expect(specialWindow(kind, '2026-11-01', today)).toBeNull();
  });
});

describe('the present cover', () => {
  test('opens a window for a release from prison, and is not coverage through work', () => {
    expect(readCoverageEnd('Released from prison 11/10/2026', today)).toMatchObject({
      lastDay: '2026-11-10',
      // 2026-11-10 and sixty days; the days before the release do not count.
      window: {kind: 'release', state: 'open', start: '2026-11-10', end: '2027-01-09', isConditional: false},
      end: null,
    });
    expect(readCoverageEnd('Just released from prison', today).window?.state).toBe('undated');
  });

  test('opens a window for a loss in its text', () => {
    expect(readCoverageEnd('Blue Cross through work, ends 12/31/2026', today)).toMatchObject({
      lastDay: '2026-12-31',
      window: {kind: 'coverage-loss', state: 'open', isConditional: false},
    });
    expect(readCoverageEnd('Ended 10/31/2026', today).window).toMatchObject({
      kind: 'coverage-end',
      end: '2026-12-30',
      isConditional: true,
    });
    expect(readCoverageEnd('Medicaid until 2026-10-31', today).window).toMatchObject({
      kind: 'medicaid-loss',
      end: '2027-01-29',
    });
  });

  // A person who trusts a window that does not exist waits, and has no coverage for a year.
  test.each([
    'Aetna',
    'none',
    '',
    'Cancelled for non-payment 10/31/2026',
    'Ambetter, renews 12/31/2026',
    'Ambetter until 12/31/2026',
    'Aetna since 10/31/2026',
    'Blue Cross, 12/31/2026',
    'Short-term plan, ended 10/31/2026',
    'Cancelled my gym 10/31/2026',
  ])('opens nothing: %j', (text) => {
    expect(readCoverageEnd(text, today).window).toBeNull();
  });

  test('accepts a date without a year if the nearest date and the words agree', () => {
    expect(readCoverageEnd('Blue Cross through work, ends Dec 31', today)).toMatchObject({
      lastDay: '2026-12-31',
      window: {kind: 'coverage-loss', state: 'open'},
    });
    expect(readCoverageEnd('Perdí mi seguro el 31 de octubre', today, 'es').lastDay).toBe('2026-10-31');
  });

  // Read as this December, the text would open a window that closed in February, and a person who lost coverage
  // a year ago would rely on it.
  test.each(['Lost my coverage Dec 10', 'Aetna through work, ends Nov 1', 'COBRA until June 30'])(
    'asks for the day where the year is not plain: %j',
    (text) => {
      const {lastDay, window} = readCoverageEnd(text, today);
      expect(lastDay).toBeNull();
      expect(['undated', undefined]).toContain(window?.state);
    },
  );

  test('keeps the year of a date from the time of writing', () => {
    const {lastDay} = readCoverageEnd('COBRA until Dec 31', '2027-10-20', 'en', today);
    expect(lastDay).toBe('2026-12-31');
  });

  test('opens a window when the insurer discontinues the plan', () => {
    expect(readCoverageEnd('Ambetter, discontinued 12/31/2026', today).window).toMatchObject({
      state: 'open',
      end: '2027-03-01',
    });
  });
});

describe('the open enrollment of the Marketplace', () => {
  test('has the deadlines December 15, then January 15, then next November', () => {
    expect(marketplaceWindow('2026-10-31')).toMatchObject({
      state: 'upcoming',
      planYear: 2027,
      start: '2026-11-01',
    });
    expect(marketplaceWindow('2026-11-01')).toMatchObject({
      state: 'open',
      deadline: '2026-12-15',
      coverageStarts: '2027-01-01',
    });
    expect(marketplaceWindow('2026-12-15')).toMatchObject({deadline: '2026-12-15'});
    expect(marketplaceWindow('2026-12-16')).toMatchObject({
      state: 'open',
      deadline: '2027-01-15',
      coverageStarts: '2027-02-01',
    });
    expect(marketplaceWindow('2027-01-15')).toMatchObject({state: 'open', planYear: 2027});
    expect(marketplaceWindow('2027-01-16')).toEqual({
      state: 'upcoming',
      planYear: 2028,
      start: '2027-11-01',
      figure: null,
    });
    expect(marketplaceWindow('2027-11-05')).toMatchObject({
      state: 'open',
      planYear: 2028,
      deadline: '2027-12-15',
      figure: null,
    });
    expect(marketplaceWindow('2027-12-16')).toMatchObject({
      state: 'upcoming',
      planYear: 2029,
      start: '2028-11-01',
    });
  });

  test('uses the dates of the installation if configured', () => {
    const overrides = {
      'aca.open-enrollment.2027': {value: {start: '2026-11-01', newYear: '2026-12-15', end: '2026-12-15'}},
    };
    expect(marketplaceWindow('2026-12-16', overrides)).toMatchObject({
      state: 'upcoming',
      start: '2027-11-01',
    });
  });
});
