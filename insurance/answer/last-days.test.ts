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
