import {expect, test} from 'vitest';
import {words} from '../answers/words.ts';
import {caseOfLead} from '../assessment/read-case.ts';
import type {LeadAnswers} from '../household/household.ts';
import {answerOf} from './answer.ts';
import {premiumSum} from '../premiums/premium-sum.ts';

const family: LeadAnswers = {
  location: 'Houston, TX 77002',
  county: 'Harris',
  income: '75k-100k',
  exactIncome: '90000',
  filing: 'joint',
  householdSize: '4',
  household: [{age: '40'}, {age: '38'}, {age: '23'}, {age: '22'}],
};

const alone = {exactIncome: '30000', income: '30k-50k', filing: 'single', householdSize: '2'} as const;
const born = {pregnant: true, dueDate: '2026-02-05'} as const;

const answerFor = (changes: LeadAnswers = {}) => {
  const today = '2026-11-22';
  return answerOf({found: caseOfLead({...family, ...changes}, {today, lang: 'en', words}), today});
};

test('the picture is drawn for the household that the visitor described', () => {
  expect(answerFor().pictured).toMatchObject({
    planYear: 2027,
    householdSize: 4,
    income: 90_000,
    filing: 'joint',
    county: 'Harris',
    people: [{age: 40}, {age: 38}, {age: 23}, {age: 22}],
  });
});

test.each([
  ['the income is a band', {exactIncome: ''}],
  ['the size is open', {householdSize: ''}],
  ['the filing is open', {filing: ''}],
  ['the home is in another state', {location: 'Austin, MN', county: ''}],
  ['nobody can have the credit', {exactIncome: '12000', income: 'under-30k'}],
] as const)('no picture guesses: %s', (_, changes) => {
  expect(answerFor(changes).pictured).toBeUndefined();
});

// The result said "at most $89 a month after the credit" and, under the picture, "nobody on your list gets the credit".
test.each([
  [
    'the credit begins after Medicaid for a pregnancy',
    {...alone, household: [{age: '28', ...born}], currentCoverage: 'Medicaid'},
  ],
  [
    'an HRA from work decides about the credit',
    {currentCoverage: 'My husband is undocumented. My job offers an ICHRA.'},
  ],
] as const)('no picture contradicts the money beside it: %s', (_, changes) => {
  const {money, price, pictured} = answerFor(changes);
  expect(money ?? price).toBeDefined();
  expect(pictured).toBeUndefined();
});

test('the sum behind a price names each person’s part and results in the price', () => {
  const {price} = answerFor();
  const sum = price && premiumSum(price);
  // Area 10, age 40, 2026: $681.60 a month (facts/texas-premiums.json); the other ages follow the federal age
  // curve.
  expect(price?.ratingArea).toBe(10);
  expect(sum?.people.map(({age}) => age)).toEqual([40, 38, 23, 22]);
  expect(sum?.people[0]?.cents).toBe(68_160);
  expect(sum?.cents).toBe((sum?.people ?? []).reduce((all, {cents}) => all + cents, 0));
  expect((sum?.cents ?? 0) / 100).toBe(price?.withCredit?.benchmarkMonthly.low);
});

test('a price that the visitor entered has no sum', () => {
  const {price} = answerFor({benchmarkMonthly: '1500'});
  expect(price && premiumSum(price)).toBeUndefined();
});

test('the picture knows that the words name a tribe', () => {
  expect(answerFor({currentCoverage: 'Enrolled member of the Choctaw Nation'}).pictured).toMatchObject({
    hasTribe: true,
  });
  expect(answerFor({currentCoverage: 'Ambetter'}).pictured).not.toHaveProperty('hasTribe');
});
