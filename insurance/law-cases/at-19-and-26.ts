import {family, single, type HouseholdCase} from './household-case.ts';

// A parent of 45 with one child, two on the return: 21,640 is the line for 2027, 21,150 for 2026. Children's
// Medicaid in Texas: under 1 to 203 %, 1 to 5 to 149 %, 6 to 18 to 138 %; CHIP to 206 % (Texas Works Handbook
// D-110, C-131). Through the month of the 19th birthday (HHSC D-1420); decided for twelve months (42 CFR
// 435.926, 457.342; 1 TAC 370.307). Leaving the program opens the Marketplace from 60 days before to 90 after
// (45 CFR 155.420(c)(2), (c)(6)). At 26 a parent's plan may end (45 CFR 147.120): 60 days before and after. The
// deadline is the last day that brings coverage with the next month (155.420(b)(2)(iv)), not the last day of the window.

const withChild = (birthday: string, income: number) =>
  family([{age: '45'}, {age: birthday}], income, 'head');

/** Around 19, 26 and the limits of a child's age. */
export const at19And26: readonly HouseholdCase[] = [
  {
    who: '19 on February 10 at 184.8 %: CHIP through February 28, its window from December 30',
    today: '2026-11-22',
    lead: withChild('2008-02-10', 40_000),
    programs: ['credit 1-12', 'chip 1-2, credit 3-12'],
    next: ['enroll-marketplace', '2026-12-15'],
    also: ['apply-medicaid-chip'],
  },
  {
    who: 'the same in January: the window after CHIP is open to May 29',
    today: '2027-01-10',
    lead: withChild('2008-02-10', 40_000),
    programs: ['credit 1-12', 'chip 1-2, credit 3-12'],
    next: ['enroll-marketplace', '2027-01-15'],
    also: ['enroll-at-19', 'apply-medicaid-chip'],
  },
  {
    who: 'the same in March, CHIP over since February 28',
    today: '2027-03-10',
    lead: withChild('2008-02-10', 40_000),
    programs: ['credit 3-12', 'credit 3-12'],
    next: ['enroll-at-19', '2027-03-31'],
  },
  {
    who: '19 on the 1st of March: covered through that month',
    today: '2026-11-22',
    lead: withChild('2008-03-01', 40_000),
    programs: ['credit 1-12', 'chip 1-3, credit 4-12'],
    next: ['enroll-marketplace', '2026-12-15'],
  },
  {
    who: '19 on December 15: CHIP through December 31, its window open since November 1',
    today: '2026-11-22',
    lead: withChild('2007-12-15', 40_000),
    programs: ['credit 1-12', 'credit 1-12'],
    next: ['enroll-marketplace', '2026-12-15'],
    also: ['enroll-at-19', 'apply-medicaid-chip'],
  },
  {
    who: '19 on November 10: CHIP through November 30',
    today: '2026-11-22',
    lead: withChild('2007-11-10', 40_000),
    programs: ['credit 1-12', 'credit 1-12'],
    next: ['enroll-at-19', '2026-11-30'],
    also: ['enroll-marketplace'],
  },
  {
    who: '18 without a birthday: 19 from tomorrow to November 22, 2027, so CHIP ends with November 2026 to 2027',
    today: '2026-11-22',
    lead: withChild('18', 40_000),
    programs: ['credit 1-12', 'open 1-11, credit 12-12'],
    next: ['enroll-marketplace', '2026-12-15'],
  },
  {
    who: 'at 115.5 %: Medicaid through February',
    today: '2026-11-22',
    lead: withChild('2008-02-10', 25_000),
    programs: ['credit 1-12', 'medicaid 1-2, credit 3-12'],
    next: ['enroll-marketplace', '2026-12-15'],
    also: ['apply-medicaid-chip'],
  },
  {
    who: 'at 83.2 %: after Medicaid nothing (no expansion in Texas)',
    today: '2026-11-22',
    lead: withChild('2008-02-10', 18_000),
    programs: ['coverage-gap 1-12', 'medicaid 1-2, coverage-gap 3-12'],
    next: ['apply-medicaid-chip', '2026-11-22'],
    also: ['get-help-in-gap'],
  },
  {
    who: 'a child of 14 at 206 % to the cent (44,578.40): CHIP, the limit itself counts',
    today: '2026-11-22',
    lead: withChild('2012-05-05', 44_578.4),
    programs: ['credit 1-12', 'chip 1-12'],
    next: ['enroll-marketplace', '2026-12-15'],
    also: ['apply-medicaid-chip'],
  },
  {
    who: 'one cent more: the credit',
    today: '2026-11-22',
    lead: withChild('2012-05-05', 44_578.41),
    programs: ['credit 1-12', 'credit 1-12'],
    next: ['enroll-marketplace', '2026-12-15'],
    also: [],
  },
  {
    who: 'a baby of six months at 184.8 %: Medicaid for twelve months, renewed at age 1 into CHIP',
    today: '2026-11-22',
    lead: withChild('2026-05-20', 40_000),
    programs: ['credit 1-12', 'medicaid 1-10, chip 11-12'],
    next: ['enroll-marketplace', '2026-12-15'],
    also: ['apply-medicaid-chip'],
  },
  {
    who: '5 at 143.3 %, 6 in June: Medicaid to its renewal in November, then CHIP',
    today: '2026-11-22',
    lead: withChild('2021-06-10', 31_000),
    programs: ['credit 1-12', 'medicaid 1-10, chip 11-12'],
    next: ['enroll-marketplace', '2026-12-15'],
  },
  {
    who: 'plan year 2026, a baby at 189.1 %: twelve months reach past December',
    today: '2026-03-15',
    lead: withChild('2025-09-15', 40_000),
    programs: ['credit 3-12', 'medicaid 3-12'],
    next: ['apply-medicaid-chip', '2026-03-15'],
  },
  {
    who: '26 on January 5: window from November 6 to March 6; open enrollment ends first',
    today: '2026-11-22',
    lead: single('2001-01-05', 30_000),
    programs: ['credit 1-12'],
    next: ['enroll-marketplace', '2026-12-15'],
    also: ['enroll-at-26'],
  },
  {
    who: 'the same after December 15: both lead to a plan from February 1, so one choice, said once',
    today: '2026-12-20',
    lead: single('2001-01-05', 30_000),
    programs: ['credit 1-12'],
    next: ['enroll-marketplace', '2027-01-15'],
    also: [],
  },
  {
    who: 'the same in March: the sixty days ended on March 6',
    today: '2027-03-10',
    lead: single('2001-01-05', 30_000),
    programs: ['credit 3-12'],
    next: ['await-enrollment', '2027-11-01'],
  },
  {
    who: '26 on April 15: window from February 14 to June 14',
    today: '2027-03-10',
    lead: single('2001-04-15', 30_000),
    programs: ['credit 3-12'],
    next: ['enroll-at-26', '2027-04-30'],
  },
  {
    who: 'plan year 2026, 26 on May 1: window from March 2 to June 30',
    today: '2026-03-15',
    lead: single('2000-05-01', 30_000),
    programs: ['credit 3-12'],
    next: ['enroll-at-26', '2026-05-31'],
  },
  {
    who: '26 in the gap at 75.2 %: the Marketplace has nothing to offer',
    today: '2027-03-10',
    lead: single('2001-04-15', 12_000),
    programs: ['coverage-gap 3-12'],
    next: ['get-help-in-gap', '2027-03-10'],
  },
  {
    who: '26 with an offer of 200 a month at work: 8 % of 30,000, affordable up to 10.22 %',
    today: '2026-11-22',
    lead: single('2001-01-05', 30_000, {employerOffer: {selfOnlyMonthly: 200}}),
    programs: ['employer 1-12'],
    next: ['check-employer-plan', '2026-11-22'],
  },
  {
    who: '26 on November 20, before open enrollment: window from September 21 to January 19',
    today: '2026-10-20',
    lead: single('2000-11-20', 30_000),
    programs: ['credit 10-12'],
    next: ['enroll-at-26', '2026-11-30'],
  },
  {
    who: '26 on October 5, and the parents’ plan ended with that month: one choice of a plan for December, said once',
    today: '2026-11-22',
    lead: single('2000-10-05', 30_000, {currentCoverage: 'parents plan ended 10/31/2026'}),
    programs: ['credit 1-12'],
    next: ['enroll-special', '2026-11-30'],
    also: ['enroll-marketplace'],
  },
];
