import {describe, expect, test} from 'vitest';
import {readLifeChange} from '../answers/life-change.ts';
import {qualifyLead} from '../assessment/qualify-lead.ts';
import {context} from '../assessment/sample-answers.ts';
import {readCoverageEnd} from '../windows/coverage-end.ts';
import {specialWindow} from '../windows/special-enrollment.ts';
import {family, single} from './household-case.ts';
import type {LeadAnswers} from '../household/household.ts';

// Phrases that people write in a hurry, and days near the limits. A wrong reading costs a person coverage, so
// the form must ask about unclear texts.
const today = '2026-11-22';

type Read = readonly [
  text: string,
  date: string,
  kind: string,
  state: string | null,
  end: string | null,
  isConditional?: true,
];

/** Life changes: sixty days from the change, ninety after Medicaid (45 CFR 155.420(c)); not for coverage that was dropped (155.420(e)). */
const changes: readonly Read[] = [
  ['Lost my health insurance 59 days ago', '2026-09-24', 'coverage-loss', 'open', '2026-11-23'],
  ['Lost my health insurance 60 days ago', '2026-09-23', 'coverage-loss', 'open', '2026-11-22'],
  ['Lost my health insurance 61 days ago', '2026-09-22', 'coverage-loss', 'closed', '2026-11-21'],
  ['Laid off', '2026-09-23', 'job-loss', 'open', '2026-11-22', true],
  ['Lost Medicaid 90 days ago', '2026-08-24', 'medicaid-loss', 'open', '2026-11-22'],
  ['Lost Medicaid 91 days ago', '2026-08-23', 'medicaid-loss', 'closed', '2026-11-21'],
  ['COBRA ran out', '2026-11-30', 'coverage-loss', 'open', '2027-01-29'],
  ['I stopped paying for COBRA', '2026-11-30', 'not-a-trigger', null, null],
  ['I dropped COBRA', '2026-11-15', 'not-a-trigger', null, null],
  ['My Medicaid application was denied', '2026-11-10', 'other', null, null],
  ['Moving to Texas', '2027-01-05', 'move', 'upcoming', '2027-03-06', true],
  ['Newborn', '2026-11-10', 'birth', 'open', '2027-01-09'],
  ['Our baby is due in March', '', 'other', null, null],
  ['My divorce is final', '2026-10-01', 'divorce', 'open', '2026-11-30', true],
  ['Released from prison', '2026-11-01', 'release', 'open', '2026-12-31'],
  ['New QSEHRA', '2026-12-01', 'other', null, null],
  ['My employer offers an ICHRA from January', '', 'other', null, null],
  ['TRICARE', '', 'other', null, null],
  ['Got my green card', '2026-11-01', 'new-status', 'open', '2026-12-31', true],
  ['My SSDI was approved', '2026-11-01', 'other', null, null],
  ['I have kidney failure', '', 'other', null, null],
  ['Not married yet', '2026-11-01', 'other', null, null],
];

/** The present coverage, with its last day. */
const covers: readonly (readonly [text: string, kind: string, state: string | null, end?: string])[] = [
  ['COBRA until 1/31/2027', 'coverage-loss', 'upcoming', '2027-04-01'],
  ['Aetna through work, my last day is 11/30/2026', 'coverage-loss', 'open', '2027-01-29'],
  ['Medicaid application denied 11/10/2026', 'unclear', null],
  ['Marketplace plan with a credit, ends 12/31/2026', 'renewal', null],
  ['Parents’ plan until I am 26', 'unclear', null],
  ['ICHRA from my employer', 'held', null],
  ['Health care sharing, ended 10/31/2026', 'not-a-trigger', null],
  ['TRICARE until 12/31/2026', 'unclear', null],
  ['VA health care', 'held', null],
  ['Fixed indemnity plan until 11/30/2026', 'not-a-trigger', null],
  ['Student health plan ends 5/31/2027', 'coverage-end', 'upcoming', '2027-07-30'],
  ['Medicaid pending', 'held', null],
];

describe('a life change', () => {
  for (const [text, date, kind, state, end, isConditional = false] of changes)
    test(`${text} (${date}) is ${kind}, ${state} to ${end}`, () => {
      const change = readLifeChange(text, date, 'en', today);
      const window = specialWindow(change.kind, change.day, today);
      expect([
        change.kind,
        window?.state ?? null,
        window?.end ?? null,
        window?.isConditional ?? false,
      ]).toEqual([kind, state, end, isConditional]);
    });
});

describe('the present cover', () => {
  for (const [text, kind, state, end] of covers)
    test(`${text} is ${kind}, ${state}`, () => {
      const read = readCoverageEnd(text, today);
      expect([read.kind, read.window?.state ?? null, read.window?.end]).toEqual([kind, state, end]);
    });
});

const found = (lead: LeadAnswers, day = today) => qualifyLead({leadData: lead}, {...context, today: day});
const programs = (lead: LeadAnswers, day = today) =>
  found(lead, day).triage.people.map(({program}) => program);
const codes = (lead: LeadAnswers, day = today) => found(lead, day).points.map(({code}) => code);
const next = (lead: LeadAnswers, day = today) => {
  const {code, deadline} = found(lead, day).nextAction;
  return [code, deadline];
};

describe('a household', () => {
  test('of a person who turns 65 next week signs up first, already in the month of the birthday', () => {
    expect(next(single('1961-11-29', 50_000))).toEqual(['enroll-medicare', '2027-02-28']);
  });

  test('with a child born on February 29 keeps CHIP through the February of 19', () => {
    const child = found(family([{age: '45'}, {age: '2008-02-29'}], 40_000, 'head')).triage.people[1];
    expect(child?.months.map(({program, to}) => [program, to])).toEqual([
      ['chip', '2027-02-28'],
      ['credit', '2027-12-31'],
    ]);
  });

  test.each(['2027-01-01', '1962-02-29', '1890-01-01'])(
    'with the birthday %s is asked for the age',
    (age) => {
      expect(codes(single(age, 50_000))).toContain('ask.age');
      expect(programs(single(age, 50_000))).toEqual([]);
    },
  );

  test('with an offer at exactly 10.22 % has no credit, and with a cent more has the credit (26 U.S.C. 36B(c)(2)(C))', () => {
    // 40,000 x 10.22 % = 4,088 a year; 340.66 a month are 4,087.92, 340.67 are 4,088.04.
    expect(programs(single('40', 40_000, {employerOffer: {selfOnlyMonthly: 340.66}}))).toEqual(['employer']);
    expect(programs(single('40', 40_000, {employerOffer: {selfOnlyMonthly: 340.67}}))).toEqual(['credit']);
  });

  test('on Medicare by disability or kidney failure has Medicare, and no sign-up at 65', () => {
    const lead = single('45', 30_000, {medicare: true});
    expect(programs(lead)).toEqual(['medicare']);
    expect(codes(lead).filter((code) => /initial|turns-65|general/.test(code))).toEqual([]);
  });

  test('under 100 % learns that the exception for immigrants has ended, and nobody asks for the status', () => {
    expect(codes(single('30', 12_000))).toContain('credit.immigration');
    expect(codes(single('30', 12_000)).some((code) => /status|immigrant/.test(code))).toBe(false);
  });

  test('on the last days of the year: December 31, January 15 and 16', () => {
    const lead = single('40', 40_000);
    expect(next(lead, '2026-12-31')).toEqual(['enroll-marketplace', '2027-01-15']);
    expect(next(lead, '2027-01-15')).toEqual(['enroll-marketplace', '2027-01-15']);
    expect(next(lead, '2027-01-16')).toEqual(['await-enrollment', '2027-11-01']);
  });

  test('of 65 with a Marketplace plan loses the credit with the month of Medicare', () => {
    expect(programs(single('1961-11-25', 40_000, {currentCoverage: 'Ambetter with a credit'}))).toEqual([
      'medicare',
    ]);
  });

  test('gets no window when a plan or a child’s Medicaid renews', () => {
    const lead = {
      ...family([{age: '40'}, {age: '8'}], 30_000, 'head'),
      currentCoverage: 'Medicaid for my son, renews 3/31/2027',
    };
    expect(found(lead).special).toEqual([]);
    // Medicaid renews by a form: a person who reads that plans renew by themselves loses the child's coverage.
    expect(codes(lead)).toContain('window.medicaid-renewal');
    expect(codes(lead).includes('window.renewal')).toBe(false);
  });
});

test('there are at least forty readings', () => {
  expect(changes.length + covers.length + 11).toBeGreaterThanOrEqual(40);
});
