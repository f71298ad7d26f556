import {describe, expect, test} from 'vitest';
import {assessNeeds} from './assess-needs.ts';
import {manageClient} from './manage-client.ts';
import {qualifyLead} from './qualify-lead.ts';
import {codesOf, context, lead, paramsOf} from './sample-answers.ts';
import type {LeadAnswers} from '../household/household.ts';

// A person who follows wrong advice here loses Medicare months or pays a Part B penalty for life (42 U.S.C.
// 1395r(b)).

const leadOf = (age: string): LeadAnswers => ({...lead, age, exactIncome: 50_000, filing: 'single'});

const qualify = (age: string, today = context.today) =>
  qualifyLead({leadData: leadOf(age)}, {...context, today});

const needs = (age: string, today = context.today) =>
  assessNeeds({clientProfile: {age}, goals: {primary: 'health'}, leadData: leadOf(age)}, {...context, today});

const plan = (age: string, medicare: string, today = context.today) =>
  manageClient(
    {policyInfo: {lifeInsurance: 'none', medicare}, changes: [], leadData: leadOf(age)},
    {...context, today},
  );

const ofMarketplace = /^(?:credit|lever|plan\.(?:compare|silver)|window\.marketplace|person\.within)/;

describe('someone whose Medicare begins by the first day of the plan year', () => {
  test.each(['1961-11-25', '1962-01-10', '1962-01-15'])(
    'born on %s reads nothing about a credit, a health savings account or a Marketplace plan',
    (birthday) => {
      expect(codesOf(qualify(birthday)).filter((code) => ofMarketplace.test(code))).toEqual([]);
      expect(codesOf(needs(birthday)).filter((code) => ofMarketplace.test(code))).toEqual([]);
      expect(qualify(birthday).nextAction.code).toBe('enroll-medicare');
    },
  );
});

describe('the sign-up for Medicare', () => {
  // 42 CFR 407.14: seven months around the month of the 65th birthday.
  test.each([
    ['1961-10-05', '2026-11-22', '2026-07-01', '2027-01-31'],
    ['1961-11-25', '2026-11-22', '2026-08-01', '2027-02-28'],
    ['1962-02-10', '2027-03-10', '2026-11-01', '2027-05-31'],
    ['1962-06-15', '2027-03-10', '2027-03-01', '2027-09-30'],
  ])('of someone born on %s stands first on %s in all three phases', (birthday, today, startDay, endDay) => {
    const window = {startDay, endDay, penaltyPercent: 10};
    const first = qualify(birthday, today);
    expect(first.nextAction).toMatchObject({code: 'enroll-medicare', params: window});
    expect(first.nextAction.deadline <= endDay).toBe(true);
    for (const found of [first, needs(birthday, today), plan(birthday, 'not enrolled yet', today)]) {
      expect(paramsOf(found, 'medicare.initial-enrollment')).toMatchObject(window);
      expect(found.points.find(({kind}) => kind === 'action')?.code).toBe('medicare.initial-enrollment');
    }
  });

  // Signed up late in the period, Part B cannot begin in the past (42 CFR 407.25).
  test.each([
    ['1961-11-29', '2026-12-01'],
    ['1961-09-05', '2026-12-01'],
    ['1962-01-15', '2027-01-01'],
  ])('of someone born on %s starts coverage on %s, in the action and in the point', (birthday, fromDay) => {
    const found = qualify(birthday);
    expect(found.nextAction.params).toMatchObject({fromDay});
    expect(paramsOf(found, 'medicare.initial-enrollment')).toMatchObject({fromDay});
  });

  test('determines the review day, instead of the yearly period for people with Medicare', () => {
    expect(plan('1961-10-05', 'not enrolled yet').nextReview).toEqual({
      reason: 'medicare-initial-deadline',
      day: '2027-01-31',
    });
  });

  test('is due before the month of 65, and after that by the last day', () => {
    expect(qualify('1962-06-15', '2027-03-10').nextAction.deadline).toBe('2027-05-31');
    expect(qualify('1962-02-10', '2027-03-10').nextAction.deadline).toBe('2027-05-31');
    expect(qualify('1961-10-05').nextAction.deadline).toBe('2027-01-31');
  });
});
