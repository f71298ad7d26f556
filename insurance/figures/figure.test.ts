import {describe, expect, test} from 'vitest';
import {isDay} from '../calendar/day.ts';
import {allFigures} from './all-figures.ts';
import {configured, isPastReview} from './figure.ts';
import {planFigures} from './plan-figures.ts';
import {isPlanYear, nearestPlanYear, planYears} from './plan-years.ts';

describe('the figures', () => {
  test('each have a unique id, a source, and existing days in the right order', () => {
    expect(new Set(allFigures.map(({id}) => id)).size).toBe(allFigures.length);
    for (const {source, checkedOn, nextReview} of allFigures) {
      expect(source).not.toBe('');
      expect(isDay(checkedOn) && isDay(nextReview)).toBe(true);
      expect(nextReview >= checkedOn).toBe(true);
    }
  });

  test('are configuration exactly if they are contested', () => {
    for (const {confidence, isConfiguration} of allFigures) {
      expect(isConfiguration === true).toBe(confidence === 'contested');
    }
  });

  test('are past review from the day after the review day', () => {
    expect(isPastReview({nextReview: '2026-12-31'}, '2026-12-31')).toBe(false);
    expect(isPastReview({nextReview: '2026-12-31'}, '2027-01-01')).toBe(true);
  });

  test('can be replaced by an installation only if they are configuration', () => {
    const {ira, poverty} = planFigures[2027];
    const overrides = {
      [ira.id]: {value: {limit: 7_700, catchUp: 1_100}, source: 'IRS Notice', checkedOn: '2026-12-01'},
      [poverty.id]: {value: {first: 1, more: 1}},
    };
    expect(configured(ira, overrides)).toMatchObject({
      value: {limit: 7_700},
      source: 'IRS Notice',
      id: 'aca.ira.2027',
    });
    expect(configured(poverty, overrides)).toBe(poverty);
    expect(configured(ira)).toBe(ira);
  });

  test('have bands of the applicable percentage without gaps', () => {
    for (const {applicablePercentage} of Object.values(planFigures)) {
      const bands = applicablePercentage.value;
      bands.slice(1).forEach((band, index) => expect(band.from).toBe(bands[index]?.to));
      expect([bands[0]?.from, bands.at(-1)?.to]).toEqual([0, 400]);
    }
  });

  test('of the nearest known plan year are used before the first and after the last', () => {
    const [first, last] = [planYears[0], planYears[planYears.length - 1] ?? Number.NaN];
    const years = [first - 1, ...planYears, last + 1];
    expect(years.filter(isPlanYear)).toEqual(planYears);
    expect(years.map(nearestPlanYear)).toEqual([first, ...planYears, last]);
  });
});
