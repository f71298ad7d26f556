import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {chicagoDayStartMs} from '../calendar/chicago.ts';
import {addDays} from '../calendar/day.ts';
import {activeCampaign, type Campaign} from './campaign.ts';
import {campaignNotice} from './campaign-notice.ts';
import {campaignSpans, showsAnyCampaign} from './campaign-span.ts';

const aca: Campaign = {
  id: 'aca-2027',
  type: 'aca',
  title: 'ACA open enrollment',
  message: 'For coverage in 2027',
  ctaText: 'Enroll Now',
  ctaUrl: 'https://quotes.example/',
  startDate: '2026-11-01',
  endDate: '2027-01-15',
  priority: 1,
  icon: 'heart',
  source: 'HealthCare.gov, dates and deadlines',
  verifiedOn: '2026-09-28',
  nextReview: '2026-12-31',
  deadlines: [
    {enrollBy: '2026-12-15', coverageStarts: '2027-01-01'},
    {enrollBy: '2027-01-15', coverageStarts: '2027-02-01'},
  ],
};
const medicare: Campaign = {
  ...aca,
  id: 'medicare-2026',
  type: 'medicare',
  startDate: '2026-10-15',
  endDate: '2026-12-07',
  priority: 2,
  icon: 'shield',
  deadlines: [],
};
const all = [medicare, aca];
const noon = (day: string): number => chicagoDayStartMs(day) + 12 * 3_600_000;
const lastMoment = (day: string): number => chicagoDayStartMs(addDays(day, 1)) - 1;

describe('the active campaign', () => {
  test('has the lowest priority number', () => {
    expect(activeCampaign(all, [], noon('2026-11-21'))?.id).toBe('aca-2027');
  });

  test('is the next campaign after a dismissal, and finally none', () => {
    expect(activeCampaign(all, ['aca-2027'], noon('2026-11-21'))?.id).toBe('medicare-2026');
    expect(activeCampaign(all, ['aca-2027', 'medicare-2026'], noon('2026-11-21'))).toBeNull();
  });

  test('runs from the first moment of its first day in Chicago to the last moment of its last day', () => {
    expect(activeCampaign([aca], [], chicagoDayStartMs('2026-11-01') - 1)).toBeNull();
    expect(activeCampaign([aca], [], chicagoDayStartMs('2026-11-01'))).toBe(aca);
    expect(activeCampaign([aca], [], lastMoment('2027-01-15'))).toBe(aca);
    expect(activeCampaign([aca], [], lastMoment('2027-01-15') + 1)).toBeNull();
  });

  test('is the first of two campaigns with the same number', () => {
    expect(activeCampaign([aca, {...aca, id: 'other'}], [], noon('2026-11-21'))?.id).toBe('aca-2027');
  });

  test('is shown exactly when the script in the head says so', () => {
    const from = chicagoDayStartMs('2026-10-01');
    const to = chicagoDayStartMs('2027-02-01');
    fc.assert(
      fc.property(
        fc.integer({min: from, max: to}),
        fc.subarray(['aca-2027', 'medicare-2026']),
        (nowMs, dismissed) => {
          const shown = activeCampaign(all, dismissed, nowMs) !== null;
          expect(showsAnyCampaign(campaignSpans(all), dismissed, nowMs)).toBe(shown);
        },
      ),
      {numRuns: 1000},
    );
  });
});

describe('the notice of a campaign', () => {
  const tpmo = {hasTpmoNumbers: true};

  test('names the first deadline through its last moment, then the second', () => {
    expect(campaignNotice(aca, lastMoment('2026-12-15'), tpmo).deadline).toEqual(aca.deadlines[0]);
    expect(campaignNotice(aca, lastMoment('2026-12-15') + 1, tpmo)).toEqual({
      says: 'deadline',
      deadline: aca.deadlines[1],
      url: 'https://quotes.example/',
      isOfficialSite: false,
    });
  });

  test('names the end date without deadlines', () => {
    expect(campaignNotice(medicare, noon('2026-11-21'), tpmo)).toMatchObject({
      says: 'end-date',
      deadline: null,
    });
  });

  test('names no date past its review, and the official site', () => {
    expect(campaignNotice(aca, lastMoment('2026-12-31'), tpmo).says).toBe('deadline');
    expect(campaignNotice(aca, noon('2027-01-01'), tpmo)).toEqual({
      says: 'no-date',
      deadline: null,
      url: 'https://www.healthcare.gov/',
      isOfficialSite: true,
    });
    expect(campaignNotice(medicare, noon('2027-01-01'), tpmo).url).toBe('https://www.medicare.gov/');
  });

  test('links to Medicare.gov without the TPMO numbers, and keeps the Marketplace link', () => {
    const without = {hasTpmoNumbers: false};
    expect(campaignNotice(medicare, noon('2026-11-21'), without)).toMatchObject({
      says: 'end-date',
      url: 'https://www.medicare.gov/',
      isOfficialSite: true,
    });
    expect(campaignNotice(aca, noon('2026-11-21'), without).isOfficialSite).toBe(false);
  });
});
