import {expect, test} from 'vitest';
import type {LeadAnswers} from '../household/household.ts';
import {belowCliff} from './below-cliff.ts';
import {answer} from './sample-answer.ts';

const widow: LeadAnswers = {
  location: 'Houston, TX 77002',
  county: 'Harris',
  income: '50k-75k',
  exactIncome: '64500',
  familyStatus: 'single',
  filing: 'single',
  householdSize: '1',
  household: [{age: '58'}],
};

const below = (change: LeadAnswers = {}) => {
  const {pictured, price} = answer({...widow, ...change});
  return pictured && belowCliff(pictured, price);
};

test('a widow $660 above 400 percent reads the credit at the limit, and the ways to it that she may use', () => {
  // Area 10, age 58: 681.60 x 2.548 / 1.278 = 1,358.93; at 63,840 her share is 10.22 % / 12 = 543.70.
  expect(below()).toMatchObject({over: 660, levers: ['hsa', 'ira']});
  expect(below()?.creditMonthly).toBeCloseTo(1_358.93 - 543.7, 1);
});

test('at 64 no health savings account is named, because Medicare may begin in any month', () => {
  expect(below({household: [{age: '64'}]})?.levers).toEqual(['ira']);
});

test.each([
  ['the credit itself at 400 percent', {exactIncome: '63840'}],
  ['an income that no account brings down to the limit', {exactIncome: '90000'}],
  ['a price below the share at the limit', {household: [{age: '21'}]}],
  [
    'separate returns, for which there is no credit at any income',
    {familyStatus: 'married-no-children', filing: 'separate', householdSize: '2'},
  ],
  ['an income that is a band', {exactIncome: ''}],
  ['no county, and so no price', {county: '', location: 'Texas'}],
] as const)('nothing for %s', (_, change) => {
  expect(below(change)).toBeUndefined();
});

test('the picture shows where the credit begins to somebody who is above its end', () => {
  expect(answer(widow).pictured).toMatchObject({income: 64_500});
});
