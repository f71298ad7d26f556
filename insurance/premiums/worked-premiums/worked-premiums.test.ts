import {describe, expect, test} from 'vitest';
import {estimateAca} from '../../aca/estimate-aca.ts';
import {aroundHouston} from './around-houston.ts';
import {houstonToDallas} from './houston-to-dallas.ts';
import {northAndEast} from './north-and-east.ts';
import {southAndWest} from './south-and-west.ts';

const worked = [...aroundHouston, ...houstonToDallas, ...southAndWest, ...northAndEast];

describe('premiums worked out by hand', () => {
  test.each(worked)('$who', ({household, premium}) => {
    expect(estimateAca(household).premium).toEqual(premium);
  });

  test('are at least forty, in twenty rating areas and both plan years', () => {
    expect(worked.length).toBeGreaterThanOrEqual(40);
    expect(new Set(worked.map(({premium}) => premium.ratingArea)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(worked.map(({household}) => household.planYear))).toEqual(new Set([2026, 2027]));
    expect(new Set(worked.map(({who}) => who)).size).toBe(worked.length);
  });
});
