import {describe, expect, test} from 'vitest';
import {marketplaceWindow} from './marketplace-window.ts';
import {readCoverageEnd, specialWindow} from './special-enrollment.ts';

const today = '2026-11-21';

describe('a special enrolment period', () => {
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

  test('opens sixty days before cover ends', () => {
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

  test('without a date means to act now, and with certain changes more must be true', () => {
    expect(specialWindow('birth', null, today)).toMatchObject({
      state: 'undated',
      end: null,
      isConditional: false,
    });
    expect(specialWindow('divorce', null, today)?.isConditional).toBe(true);
    expect(specialWindow('not-a-trigger', '2026-11-01', today)).toBeNull();
  });
});

describe('the present cover', () => {
  test('ends on the date in its text', () => {
    expect(readCoverageEnd('Blue Cross through work, ends 12/31/2026', today)).toMatchObject({
      hasCover: true,
      lastDay: '2026-12-31',
      window: {kind: 'coverage-loss', state: 'open'},
    });
    expect(readCoverageEnd('Medicaid until 2026-10-31', today).window).toMatchObject({
      kind: 'medicaid-loss',
      end: '2027-01-29',
    });
  });

  test('opens nothing without a date, or when it was dropped', () => {
    expect(readCoverageEnd('Aetna', today)).toMatchObject({hasCover: true, window: null});
    expect(readCoverageEnd('none', today)).toMatchObject({hasCover: false, window: null});
    expect(readCoverageEnd('', today).hasCover).toBeNull();
    expect(readCoverageEnd('Cancelled for non-payment 10/31/2026', today)).toMatchObject({
      isNoTrigger: true,
      window: null,
    });
  });
});

describe('the open enrolment of the Marketplace', () => {
  test('names 15 December, then 15 January, then the next November', () => {
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

  test('takes the dates of the installation where it has its own', () => {
    const overrides = {
      'aca.open-enrollment.2027': {value: {start: '2026-11-01', newYear: '2026-12-15', end: '2026-12-15'}},
    };
    expect(marketplaceWindow('2026-12-16', overrides)).toMatchObject({
      state: 'upcoming',
      start: '2027-11-01',
    });
  });
});
