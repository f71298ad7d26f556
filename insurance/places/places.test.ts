import {describe, expect, test} from 'vitest';
import {parseLocation} from '../answers/parse-location.ts';
import {stateByZip} from './find-state.ts';
import {isTerritory} from './territories.ts';
import {usStates} from './us-states.ts';

describe('the state of a place', () => {
  test.each([
    ['Los Angeles, California', 'CA'],
    ['Charleston, West Virginia', 'WV'],
    ['Washington, DC 20001', 'DC'],
    ['Spokane, Washington', 'WA'],
    ['Nueva York', 'NY'],
    ['Baton Rouge, LA', 'LA'],
    ['90210', 'CA'],
    ['06510', 'CT'],
    ['Tulsa OK 74103', 'OK'],
    ['Houston', 'TX'],
    ['Nevada, TX', 'TX'],
    ['Missouri City', 'TX'],
    ['120 Washington Ave, Houston', 'TX'],
    ['Tulsa, Oklahoma 74103', 'OK'],
    ['9 Texas Street, Mobile, Alabama', 'AL'],
  ])('%s is in %s', (text, code) => {
    expect(parseLocation(text).stateCode).toBe(code);
  });

  test('a ZIP prefix belongs to at most one state or territory, and every state has one', () => {
    const owners = Array.from({length: 1000}, (_, prefix) =>
      stateByZip(`${String(prefix).padStart(3, '0')}01`),
    );
    const ofStates = owners.filter((code) => code !== undefined && !isTerritory(code));
    expect(new Set(ofStates).size).toBe(51);
    expect(new Set(owners.filter((code) => isTerritory(code ?? null)))).toEqual(new Set(['PR', 'VI', 'GU']));
    const ranges = Object.values(usStates).flatMap(({zips}) => zips);
    const sizes = ranges.reduce((total, [from, to]) => total + to - from + 1, 0);
    expect(ofStates.filter((code) => code !== 'TX')).toHaveLength(sizes);
  });

  test('names the exchanges of plan year 2027 by their own sites', () => {
    const own = Object.entries(usStates).filter(([, {exchange}]) => exchange);
    expect(own).toHaveLength(22);
    expect(usStates['CA']?.exchange).toMatchObject({name: 'Covered California', site: 'CoveredCA.com'});
    expect(own.filter(([, {exchange}]) => exchange?.confidence === 'single').map(([code]) => code)).toEqual([
      'OR',
    ]);
    // Ten states have not extended Medicaid to adults; Texas is the tenth.
    expect(Object.values(usStates).filter(({adultPercent}) => adultPercent <= 100)).toHaveLength(9);
  });
});
