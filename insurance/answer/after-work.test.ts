import {expect, test} from 'vitest';
import {readLifeChanges} from '../answers/life-change.ts';
import {words} from '../answers/words.ts';
import {caseOfClient} from '../assessment/read-case.ts';
import {readMovesAhead} from '../household/read-state-move.ts';
import {answerOf} from './answer.ts';
import {answer} from './sample-answer.ts';

const today = '2026-11-22';

/** The short answer of the third phase for a person of 67 with a plan at work who names one change. */
const after = (change: string, date: string) => {
  const found = caseOfClient(
    {
      policyInfo: {},
      changes: readLifeChanges([{change, date}], 'en', today),
      leadData: {
        age: '67',
        location: 'Houston, TX 77002',
        householdSize: 1,
        currentCoverage: 'Aetna through my work',
      },
    },
    {today, lang: 'en', words},
    readMovesAhead,
  );
  return answerOf({found, today}).sentence;
};

// 42 CFR 407.20: eight months from the end of work, and no month without Part B for people who sign up before the end.
test('somebody of 67 who retires signs up for Part B, before and after the day', () => {
  expect(after('I retire', '2027-01-31')).toMatchObject({code: 'enroll-part-b', day: '2027-01-31'});
  expect(after('I retired', '2026-10-31')).toMatchObject({code: 'enroll-part-b', day: '2026-11-30'});
});

// 26 U.S.C. 36B(c)(2)(B): no credit beside Medicare, whoever of the two will have it.
test('a couple of whom one will have Medicare reads the credit under a condition', () => {
  const couple = {
    household: [{age: '50'}, {age: '48'}],
    location: 'Houston, TX 77002',
    exactIncome: 40_000,
    filing: 'joint',
    householdSize: '2',
  };
  const branches = (currentCoverage: string) =>
    answer({...couple, currentCoverage}).branches.map(({code}) => code);
  expect(branches('I get SSDI, Medicare starts March 2027')).toContain('if-held');
  expect(branches('My husband’s Medicare starts March 2027')).toContain('if-held');
  expect(branches('Medicare started March 2025')).toContain('if-held');
  expect(branches('none')).not.toContain('if-held');
});
