import {expect, test} from 'vitest';
import {answer, mother} from './sample-answer.ts';

const home = {location: 'Houston, TX 77002', householdSize: '1', filing: 'single', exactIncome: '30000'};

// "Act today, the time to choose a plan is short" frightens people for whom no plan is open or needed.
test('a change without a day asks nobody to act who has Medicare', () => {
  const lost = {...home, household: [{age: '72', medicare: true}], currentCoverage: 'lost Medicaid'};
  expect(answer(lost).sentence.code).toBe('review-medicare');
});

test('a change without a day asks a parent of 34, and somebody of 66 without Medicare, to act', () => {
  expect(answer({...mother, currentCoverage: 'lost my job coverage'}).sentence.code).toBe('act-on-change');
  const late = {...home, age: '66', currentCoverage: 'lost my job coverage'};
  expect(answer(late).sentence.code).toBe('act-on-change');
});

test('on COBRA at 66, the question is when work ended, not the choice of a plan', () => {
  const {sentence, steps} = answer({...home, age: '1960-05-01', currentCoverage: 'COBRA'});
  expect(sentence).toMatchObject({code: 'ask-work-end', params: {person: 1, specialMonths: 8}});
  expect(steps.map(({code}) => code)).toContain('ask-work-end');
});
