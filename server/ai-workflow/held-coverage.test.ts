import {describe, expect, test} from 'vitest';
import {ClientManagementRequestSchema} from '../../contract/ai-workflow.schema.ts';
import {type Lead, leadOf, qualify, said, serviceOn} from './testing/written-answers.ts';

// Tests sentences for people who have coverage already or are about to lose it. Each sentence was wrong once.

const next = (currentCoverage: string, lead: Lead = {}) => qualify({currentCoverage, ...lead});
const ended = (words: string) => next(words, {age: '1958-05-01'});

/** The plan of the third phase after a change on 2026-11-10. */
const planAfter = (change: string, age = '40') =>
  serviceOn('2026-11-22').manageClient(
    ClientManagementRequestSchema.parse({
      policyInfo: {lifeInsurance: 'none'},
      lifestageChanges: [{change, date: '2026-11-10'}],
      leadData: leadOf({age}),
    }),
    'en',
  );
const special = (change: string): string =>
  planAfter(change).result.points.find(({code}) => code === 'window.special-open')?.reason ?? '';

describe('coverage that somebody has already', () => {
  test('Medicare in the words on coverage is Medicare, at any age', () => {
    const disabled = next('Medicare because of my disability', {age: '34'});
    expect(disabled.result.people[0]?.program).toBe('medicare');
    expect(disabled.nextAction).not.toContain('Marketplace');
    expect(said(next('Medicare Advantage', {age: '70'}), 'medicare.general-enrollment')).toBe('');
  });

  test('Part A alone is no Part B, whose sign-up goes on being named', () => {
    expect(said(next('Medicare Part A only', {age: '67'}), 'medicare.general-enrollment')).toContain(
      'without Part B',
    );
    expect(next('Medicare Part A, no Part B', {age: '1961-12-20'}).nextAction).toContain('Part B costs 10%');
  });

  test.each([
    ['TRICARE Prime', 'TRICARE'],
    ['VA health care', 'VA'],
    ['Medicaid', 'Medicaid'],
    ['On Medicaid, renews in March', 'Medicaid'],
  ])('%j takes away the credit, and nobody is sent to the Marketplace', (words, name) => {
    const answer = next(words, {age: '34'});
    expect(said(answer, 'coverage.program-held')).toContain(name);
    expect(said(answer, 'window.marketplace-open')).toBe('');
    expect(answer.nextAction).not.toContain('Enroll in a Marketplace plan');
  });

  test.each(['My husband has TRICARE', 'Applied for Medicaid', 'no Medicaid', 'Medicare starts 3/1/2027'])(
    '%j says nothing about the person who asks',
    (words) => {
      const answer = next(words, {age: '34'});
      expect(said(answer, 'coverage.program-held')).toBe('');
      expect(answer.result.people[0]?.program).toBe('credit');
    },
  );

  test('of several people it is asked who has the program', () => {
    const answer = next('Medicare', {householdSize: '2', household: [{age: '40'}, {age: '38'}]});
    expect(said(answer, 'coverage.program-held')).toContain('Medicare');
    expect(answer.result.people.map(({program}) => program)).toEqual(['credit', 'credit']);
  });
});

describe('work that ends at 65 or later', () => {
  test('Part B comes first, without a gap, and drug coverage within 63 days', () => {
    const {nextAction} = ended('Employer plan ended 10/31/2026');
    expect(nextAction).toMatch(/^Person 1: if the coverage that ends came through current work/);
    expect(nextAction).toContain('by November 30, 2026');
    expect(nextAction).toContain('The last day without a penalty is June 30, 2027');
    expect(nextAction).toContain('63 days');
    expect(ended('Employer plan ends 12/31/2026').nextAction).toContain('by December 31, 2026');
  });

  test.each(['Employer plan ended 10/31/2026', 'COBRA until 12/31/2026'])(
    'after %j no special enrollment of the Marketplace is promised',
    (words) => {
      expect(said(ended(words), 'window.special-open')).toBe('');
    },
  );

  test('retirement at 67 is about Part B, at 60 about the years until Medicare', () => {
    const [at67, at60] = ['1959-03-01', '60'].map((age) => planAfter('I retired', age).managementPlan);
    expect(at67).toContain('July 31, 2027');
    expect(at67).not.toContain('You have special enrollment');
    expect(at60).toContain('You have special enrollment');
    expect(at60).not.toContain('July 31, 2027');
  });
});

describe('a change that opens special enrollment on a condition', () => {
  test.each([
    ['Moved to Katy', 'had health coverage for at least one day in the 60 days before the move'],
    ['Got married', 'one of you had health coverage for at least one day in the 60 days before'],
    ['My income went down', 'if you have a Marketplace plan'],
    ['Turned 26', 'only if you lose health coverage through it'],
    ['Divorced', 'only if you lose health coverage through it'],
  ])('%j names its own', (change, condition) => {
    expect(special(change)).toContain(condition);
  });

  test.each(['We had a baby', 'Released from jail'])('%j has none', (change) => {
    expect(special(change)).not.toContain('counts only');
  });
});

test('who is sent to Medicaid or CHIP hears that immigration rules decide there, too', () => {
  const children = qualify({householdSize: '2', exactIncome: '28000', household: [{age: '30'}, {age: '8'}]});
  expect(said(children, 'program.immigration')).toContain('71109');
  const pregnant = qualify({exactIncome: '28000', household: [{age: '30', pregnant: true}]});
  expect(said(pregnant, 'program.immigration')).toContain('CHIP perinatal');
  expect(said(qualify({exactIncome: '28000'}), 'program.immigration')).toBe('');
});
