import {expect, test} from 'vitest';
import {words} from '../answers/words.ts';
import {caseOfClient} from '../assessment/read-case.ts';
import {answerOf} from './answer.ts';
import {answer} from './sample-answer.ts';

const alone = {
  age: '40',
  location: 'Houston, TX 77002',
  county: 'Harris',
  exactIncome: '40000',
  filing: 'single',
  householdSize: '1',
  currentCoverage: 'Blue Cross through my work',
};

test('a person alone with the plan of the own work keeps it: no Marketplace plan, no price and no deadline for one', () => {
  const {sentence, steps, money, price, people, questions} = answer(alone);
  expect(sentence.code).toBe('book-consultation');
  expect(steps.map(({code}) => code)).not.toContain('enroll-marketplace');
  expect([money, price]).toEqual([undefined, undefined]);
  expect(people[0]?.prospects).toMatchObject([{program: 'held', reason: 'program-held'}]);
  expect(questions).toEqual([]);
});

// 10.22 % of 40,000 are 340.67 a month.
const priced = (selfOnlyMonthly: string) => answer({...alone, employerOffer: {selfOnlyMonthly}});

test('the price of the plan at work decides where it is known', () => {
  expect(priced('600').sentence.code).toBe('enroll-marketplace');
  expect(priced('200').people[0]?.prospects).toMatchObject([{program: 'employer'}]);
});

test('the loss of the job ends the plan, and opens special enrollment', () => {
  const client = {
    policyInfo: {},
    leadData: alone,
    changes: [{text: 'lost my job', kind: 'job-loss', day: '2026-11-20'} as const],
  };
  const context = {today: '2026-11-27', lang: 'en', words};
  const found = caseOfClient(client, context, () => ({texts: []}));
  expect(answerOf({found, today: '2026-11-27'}).sentence.code).toBe('enroll-special');
});
