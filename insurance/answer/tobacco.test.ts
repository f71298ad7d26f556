import {describe, expect, test} from 'vitest';
import type {LeadAnswers} from '../household/household.ts';
import {premiumSum} from '../premiums/premium-sum.ts';
import {answer} from './sample-answer.ts';

const couple: LeadAnswers = {
  location: 'Houston, TX 77002',
  county: 'Harris',
  exactIncome: '32000',
  filing: 'joint',
  householdSize: '2',
  household: [{age: '58', tobacco: true}, {age: '55'}],
};

/** The part of a person in the price of the benchmark plan, in cents a month. */
const partOf = (age: number, lead: LeadAnswers): number => {
  const {price} = answer(lead);
  const sum = price && premiumSum(price);
  return sum?.people.find((person) => person.age === age)?.cents ?? Number.NaN;
};

describe('a couple with the credit, of whom one uses tobacco', () => {
  test('reads the half of that person’s own price that the credit does not pay (45 CFR 147.102(a)(1)(iv), 26 U.S.C. 36B(b)(3)(C))', () => {
    const {tobacco, price} = answer(couple);
    expect(price?.withCredit?.netMonthly.high).toBeLessThan(150);
    expect(tobacco?.monthly).toBeCloseTo(partOf(58, couple) / 200);
    expect(tobacco?.monthly).toBeGreaterThan(300);
  });

  test('reads a higher amount if both use tobacco', () => {
    const both = {
      ...couple,
      household: [
        {age: '58', tobacco: true},
        {age: '55', tobacco: true},
      ],
    };
    expect(answer(both).tobacco?.monthly).toBeCloseTo((partOf(58, both) + partOf(55, both)) / 200);
  });

  test('reads of the surcharge without an amount while the county is open', () => {
    const anywhere = {...couple, county: undefined, location: 'Texas'};
    expect(answer(anywhere).tobacco).toEqual({monthly: undefined});
  });
});

test('a household without tobacco, or whose tobacco user has Medicare, reads of no surcharge', () => {
  expect(answer({...couple, household: [{age: '58'}, {age: '55'}]}).tobacco).toBeUndefined();
  const older = {...couple, household: [{age: '67', medicare: true, tobacco: true}, {age: '55'}]};
  expect(answer(older).tobacco).toBeUndefined();
});

test('a child who smokes and buys a plan only from 19 on is in no sum yet, and the surcharge is not $0', () => {
  const family = {
    ...couple,
    exactIncome: '48000',
    householdSize: '3',
    household: [{age: '45'}, {age: '44'}, {age: '2008-06-10', tobacco: true}],
  };
  const {price, tobacco} = answer(family);
  expect(price?.withCredit?.ages).toEqual([45, 44]);
  expect(tobacco).toEqual({monthly: undefined});
});

test('a person who buys at full price reads of the surcharge, too', () => {
  const rich = {...couple, exactIncome: '150000'};
  expect(answer(rich).tobacco?.monthly).toBeCloseTo(partOf(58, rich) / 200);
});
