import {describe, expect, test} from 'vitest';
import {validateAca} from './validate-aca.ts';

const good = {
  planYear: 2027,
  householdSize: 2,
  income: 40_000,
  filing: 'joint',
  people: [{age: 40}, {age: 0}],
};

describe("the check of the estimate's inputs", () => {
  test('accepts valid inputs', () => {
    expect(validateAca(good)).toEqual([]);
    expect(
      validateAca({
        ...good,
        income: 0,
        people: [{age: 40, babiesExpected: 2, employerOffer: {selfOnlyMonthly: 0, familyMonthly: 9}}],
      }),
    ).toEqual([]);
  });

  test('names every invalid field, in order', () => {
    expect(
      validateAca({
        planYear: 2025,
        householdSize: 1.5,
        income: -1,
        filing: 'none',
        people: [
          {age: 'old'},
          {age: 121, babiesExpected: 0, employerOffer: {selfOnlyMonthly: null, familyMonthly: Infinity}},
        ],
      }),
    ).toEqual([
      {field: 'planYear', code: 'not-in-list'},
      {field: 'householdSize', code: 'not-whole'},
      {field: 'income', code: 'too-low'},
      {field: 'filing', code: 'not-in-list'},
      {field: 'people.0.age', code: 'not-a-number'},
      {field: 'people.1.age', code: 'too-high'},
      {field: 'people.1.babiesExpected', code: 'too-low'},
      {field: 'people.1.employerOffer.selfOnlyMonthly', code: 'not-a-number'},
      {field: 'people.1.employerOffer.familyMonthly', code: 'not-a-number'},
    ]);
  });

  test('requires text for the county and a plausible price, or neither', () => {
    for (const county of ['Harris', 'Nowhere', '', null, undefined])
      expect(validateAca({...good, county, benchmarkMonthly: null})).toEqual([]);
    expect(validateAca({...good, county: 48_201, benchmarkMonthly: 0})).toEqual([
      {field: 'county', code: 'not-in-list'},
      {field: 'benchmarkMonthly', code: 'too-low'},
    ]);
    expect(validateAca({...good, benchmarkMonthly: '681'})).toEqual([
      {field: 'benchmarkMonthly', code: 'not-a-number'},
    ]);
  });

  test('requires at least one person, and no more than the household has', () => {
    expect(validateAca({...good, people: []})).toEqual([{field: 'people', code: 'empty'}]);
    expect(validateAca({...good, householdSize: 1})).toEqual([
      {field: 'householdSize', code: 'more-people-than-household'},
    ]);
    expect(validateAca({}).map(({field}) => field)).toEqual([
      'planYear',
      'householdSize',
      'income',
      'filing',
      'people',
    ]);
  });
});
