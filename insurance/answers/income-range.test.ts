import {describe, expect, test} from 'vitest';
import {incomeBands} from './income-band.ts';
import {incomeRange} from './income-range.ts';

describe('an income', () => {
  test('is exact if given, otherwise the ends of its band', () => {
    expect(incomeRange('30k-50k', '42,000')).toEqual({low: 42_000, high: 42_000, isExact: true});
    expect(incomeRange('30k-50k', '')).toEqual({low: 30_000, high: 50_000, isExact: false});
    expect(incomeRange('over-150k', undefined)).toEqual({low: 150_000, high: null, isExact: false});
    expect(incomeRange('', undefined)).toBeNull();
    const ends = {low: '45,000', high: '60000'};
    expect(incomeRange('30k-50k', '', ends)).toEqual({low: 45_000, high: 60_000, isExact: false});
    expect(incomeRange('30k-50k', '48,000', ends)).toEqual({low: 48_000, high: 48_000, isExact: true});
    expect(incomeRange('30k-50k', '', {low: '', high: '60000'})).toMatchObject({high: 50_000});
  });

  test('has bands without gaps', () => {
    const ranges = incomeBands.map((band) => incomeRange(band, null));
    ranges.slice(1).forEach((range, index) => expect(range?.low).toBe(ranges[index]?.high));
  });
});
