import {describe, expect, test} from 'vitest';
import type {LeadAnswers} from '../household/household.ts';
import {answer} from './sample-answer.ts';

const home = {location: 'Houston, TX 77002', county: 'Harris', filing: 'joint'};

const secondOf = (lead: LeadAnswers) => {
  const {sentence, second} = answer(lead);
  return [sentence.code, second?.code, second?.day, second?.rows];
};

// A family that reads one date only must not take the date of one person for its own.
describe('beside a sentence about one person of several', () => {
  test('the parents read that their own day is another day than the grandmother’s', () => {
    const family = {
      ...home,
      exactIncome: '77360',
      householdSize: '5',
      household: [{age: '38'}, {age: '36'}, {age: '10'}, {age: '4'}, {age: '70', medicare: true}],
    };
    expect(secondOf(family)).toEqual(['review-medicare', 'enroll-marketplace', '2026-12-15', [0, 1]]);
  });

  test('a couple reads that the plan for December comes before the sign-up for Medicare', () => {
    const couple = {
      ...home,
      exactIncome: '60000',
      householdSize: '2',
      household: [{age: '58'}, {age: '1962-01-15'}],
      currentCoverage: 'employer plan ends 11/30/2026',
    };
    expect(secondOf(couple)).toEqual(['enroll-medicare', 'enroll-special', '2026-11-30', []]);
  });
});

describe('beside the choice of a plan', () => {
  test('somebody who turns 26 reads when the plan of a parent must be replaced', () => {
    const alone = {...home, age: '2001-01-10', exactIncome: '34000', filing: 'single', householdSize: '1'};
    expect(secondOf(alone)).toEqual(['enroll-marketplace', 'enroll-at-26', '2027-01-31', []]);
  });

  test('parents read the day of the son who turns 19 with Medicaid', () => {
    const family = {
      ...home,
      filing: 'head',
      exactIncome: '29000',
      householdSize: '2',
      household: [{age: '45'}, {age: '2007-12-20'}],
    };
    expect(secondOf(family)).toEqual(['enroll-marketplace', 'enroll-at-19', '2026-12-31', []]);
  });
});

test('one person with one day reads no second sentence', () => {
  expect(answer({...home, age: '40', exactIncome: '40000', filing: 'single'}).second).toBeUndefined();
});
