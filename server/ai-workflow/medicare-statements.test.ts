import {describe, expect, test} from 'vitest';
import {
  ClientManagementRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../contract/ai-workflow.schema.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {leadOf, qualify, wordsOf, serviceOn} from './testing/written-answers.ts';

// Tests sentences on which people act. Each sentence was wrong once and would have cost a person money or coverage.

/** Lists the kinds of plan that the second phase compares, in words. */
const compared = (age: string): string => {
  const {result} = serviceOn('2026-11-22').assessNeeds(
    NeedsAssessmentRequestSchema.parse({
      clientProfile: {age},
      goals: {primary: 'health'},
      leadData: leadOf({age, exactIncome: '50000'}),
    }),
    'en',
  );
  return result.points
    .filter(({code}) => code.startsWith('plan.compare'))
    .map(({title, reason}) => title + reason)
    .join(' ');
};

// Part D stood in the folded reasons only, and "compare plans" came first.
test.each([
  ['en', 'Medicare A and B, no Part D', /sign up for Part D by December 7, 2026/u],
  ['es', 'Medicare A y B, sin Parte D', /Parte D a más tardar el 7 de diciembre de 2026/u],
  ['fr', 'Medicare A et B, sans partie D', /partie D au plus tard le 7 décembre 2026/u],
  ['de', 'Medicare A und B, ohne Teil D', /bis zum 7\. Dezember 2026 für Teil D an/u],
  ['zh', 'Medicare A 和 B 部分，没有 D 部分', /2026年12月7日登记 D 部分/u],
] as const)('Medicare without Part D leads to Part D, in %s', (language, currentCoverage, words) => {
  const household = [{age: '71', medicare: true}];
  const {nextAction} = qualify({age: '71', household, currentCoverage}, '2026-11-27', language);
  expect(nextAction).toMatch(words);
});

describe('the sign-up for Medicare', () => {
  test.each(LANGUAGES)('names its last day and the penalty in %s', (language) => {
    const {nextAction, result} = qualify({age: '1962-02-10'}, '2027-03-10', language);
    expect(nextAction).toMatch(/31/);
    expect(nextAction).toMatch(/10\s?%/);
    expect(result.nextActionDay).toBe('2027-05-31');
  });

  test('comes first in the recommendations and in the plan, too', () => {
    const leadData = leadOf({age: '1961-10-05'});
    const service = serviceOn('2026-11-22');
    const {recommendations} = service.assessNeeds(
      NeedsAssessmentRequestSchema.parse({
        clientProfile: {age: '1961-10-05'},
        goals: {primary: 'health'},
        leadData,
      }),
      'en',
    );
    const {managementPlan} = service.manageClient(
      ClientManagementRequestSchema.parse({
        policyInfo: {lifeInsurance: 'none', medicare: 'not enrolled yet'},
        leadData,
      }),
      'en',
    );
    const first =
      /^What to do\n1\. You: sign up for Medicare between July 1, 2026 and January 31, 2027\..*10% more/;
    expect(recommendations).toMatch(first);
    expect(managementPlan).toMatch(first);
    expect(recommendations + managementPlan).not.toMatch(/Marketplace plan|bronze plan and a health savings/);
  });

  test('ends deposits into a health savings account, and says how far back Part A reaches', () => {
    const text = wordsOf(qualify({age: '1962-06-15', exactIncome: '65000'}), 'medicare.hsa-stops');
    expect(text).toContain('from June 1, 2027 on');
    expect(text).toContain('six months');
  });

  test('leaves health savings accounts out of the plans to compare in the year Medicare begins', () => {
    expect(compared('1962-02-10')).toMatch(/bronze/);
    expect(compared('1962-02-10')).not.toMatch(/\$4,500|and a health savings account/);
    expect(compared('1970-02-10')).toMatch(/and a health savings account/);
  });

  test('splits the year of someone who turns 65 in it', () => {
    const {people} = qualify({age: '1962-06-15', exactIncome: '50000'}).result;
    expect(people[0]?.months).toEqual([
      {from: '2027-01-01', to: '2027-05-31', program: 'credit'},
      {from: '2027-06-01', to: '2027-12-31', program: 'medicare'},
    ]);
    expect(people[0]?.program).toBeNull();
    expect(people[0]?.outcomes.map(({text}) => text).join(' ')).toContain(
      'from January 1, 2027 through May 31, 2027',
    );
  });
});

test('Medigap under 65 follows the rules of Texas', () => {
  const answer = qualify({age: '50', household: [{age: '50', medicare: true}]});
  const text = wordsOf(answer, 'medicare.medigap-under-65');
  expect(text).toContain('at least Medigap Plan A');
  expect(wordsOf(answer, 'medicare.part-b-and-medigap')).toBe('');
  expect(wordsOf(qualify({age: '70'}), 'medicare.part-b-and-medigap')).toContain('65 or older');
});

// A result for Medicare named the place of Marketplace prices, and an income limit that Medicare does not have.
test('a person who does not need a Marketplace plan reads no Marketplace price, and Medicare has no income limit', () => {
  const grandmother = qualify({age: '71', income: 'under-30k', exactIncome: '', location: 'Texas'});
  expect(grandmother.result.notes.join(' ')).not.toContain('plan or a price');
  expect(wordsOf(grandmother, 'person.age-65')).not.toContain('incomes');
  const turning = qualify({age: '1962-04-10', income: '30k-50k', exactIncome: ''});
  expect(wordsOf(turning, 'person.turns-65')).toContain('from April 1, 2027');
  expect(wordsOf(turning, 'person.turns-65')).not.toContain('incomes');
  // An income that decides is still named.
  const student = qualify({age: '21', income: 'under-30k', exactIncome: ''});
  expect(wordsOf(student, 'person.under-poverty-line')).toContain('incomes from $0 to $15,9');
});

test('a sign-up for Part B in the yearly period is not for people whose current work covers them', () => {
  expect(wordsOf(qualify({age: '66'}), 'medicare.general-enrollment')).toContain(
    'without coverage from current work',
  );
});

test('somebody of 67 with a plan at work reads nothing about the yearly change of plans, and of the employer with few workers', () => {
  const answer = qualify({age: '67', currentCoverage: 'Aetna through my work'});
  const codes = answer.result.points.map(({code}) => code);
  expect(codes).not.toContain('window.medicare-annual-open');
  expect(answer.nextAction).not.toContain('December 7');
  // 42 U.S.C. 1395y(b)(1)(A)(ii): without twenty workers, Medicare pays before the plan.
  expect(wordsOf(answer, 'medicare.part-b-and-medigap')).toContain('fewer than 20 workers');
});
