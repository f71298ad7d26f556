import {expect, test} from 'vitest';
import {on} from './sample-answer.ts';

const alone = {
  age: '34',
  location: 'Houston, TX 77002',
  county: 'Harris',
  exactIncome: '24000',
  filing: 'single',
  householdSize: '1',
};

// "Choose a Marketplace plan by December 15" was said to a man whose release from prison is on December 20.
test('who is released after the deadline chooses a plan after the release', () => {
  const released = {...alone, currentCoverage: 'released from prison 12/20/2026'};
  const {sentence, steps} = on('2026-11-27', released);
  expect(sentence).toMatchObject({
    code: 'plan-special',
    day: '2026-12-31',
    params: {startDay: '2026-12-20', coverageStartDay: '2027-01-01', endDay: '2027-02-18'},
  });
  expect(steps.map(({code}) => code)).not.toContain('enroll-marketplace');
  // The word may be about another person of the household.
  const ofTwo = on('2026-11-27', {...released, householdSize: '2'});
  expect(ofTwo.sentence.code).toBe('enroll-marketplace');
});

// "The last day is December 7" for a plan from January 1, which open enrollment sells until December 15.
test('a special enrollment that ends before open enrollment names no last day', () => {
  const lost = {...alone, currentCoverage: 'lost Medicaid 9/8/2026'};
  expect(on('2026-12-07', lost).sentence).toMatchObject({code: 'enroll-marketplace', day: '2026-12-15'});
  // In November it brings the plan a month earlier.
  expect(on('2026-11-27', lost).sentence).toMatchObject({code: 'enroll-special', day: '2026-11-30'});
});

// "Apply for Children's Medicaid or CHIP today" for a son of 19, whose Medicaid ends tomorrow.
test('nobody applies for the children’s program of a child who has turned 19', () => {
  const mother = {
    ...alone,
    household: [{age: '44'}, {age: '2008-02-10'}],
    exactIncome: '38000',
    filing: 'head',
    householdSize: '2',
    currentCoverage: 'my son has Medicaid',
  };
  const codes = (day: string) => on(day, mother).steps.map(({code}) => code);
  expect(codes('2027-02-27')).toEqual(['enroll-at-19']);
  expect(codes('2027-01-27')).toContain('apply-for-others');
});

// By December 15 and by December 31: one plan from January 1, said twice.
test('who turns 26 in December chooses one plan for January', () => {
  const at26 = {...alone, age: '2000-12-20', currentCoverage: 'on my parents plan until I turn 26'};
  const first = on('2026-11-27', at26);
  expect(first.steps.map(({code}) => code)).toEqual(['enroll-marketplace', 'pay-first-premium']);
  expect(first.second).toBeUndefined();
  // After December 15, the parents' plan still leaves time for January 1.
  expect(on('2026-12-16', at26).sentence).toMatchObject({code: 'enroll-at-26', day: '2026-12-31'});
});

// A man who works for himself and was $10 below the line read of 2-1-1 alone, and lost open enrollment.
test('people in the coverage gap read by which day to choose a plan with more income', () => {
  const below = {...alone, exactIncome: '15950'};
  expect(on('2026-11-27', below)).toMatchObject({
    sentence: {code: 'get-help-in-gap'},
    second: {code: 'enroll-above-line', day: '2026-12-15', params: {planYear: 2027}, rows: []},
  });
  expect(on('2027-02-27', below).second).toBeUndefined();
  expect(on('2026-11-27', {...below, currentCoverage: 'no papers'}).second).toBeUndefined();
});
