import {family, single, type HouseholdCase} from './household-case.ts';

/** Medicare by disability and work past 65, which only the words on coverage name. */
export const medicareInWords: readonly HouseholdCase[] = [
  {
    who: '45 with COBRA to the day before Medicare: no plan of the Marketplace in between',
    today: '2026-11-22',
    lead: single('45', 40_000, {currentCoverage: 'COBRA until 2/28/2027, Medicare starts March 2027'}),
    programs: ['held 1-2, medicare 3-12'],
    next: ['book-consultation', '2026-12-15'],
    also: [],
  },
  {
    who: '64 with COBRA to the day before the month of 65: COBRA gives no time for Part B (42 CFR 407.20), so the first period counts (407.14)',
    today: '2026-11-22',
    lead: single('1962-03-15', 40_000, {currentCoverage: 'COBRA until 2/28/2027'}),
    programs: ['held 1-2, medicare 3-12'],
    next: ['plan-medicare-sign-up', '2027-02-28'],
    also: [],
  },
  {
    who: '64 with COBRA that ends a month before Medicare: a plan for that month',
    today: '2026-11-22',
    lead: single('1962-03-15', 40_000, {
      currentCoverage: 'COBRA until 1/31/2027, Medicare starts March 2027',
    }),
    programs: ['credit 1-2, medicare 3-12'],
    next: ['enroll-marketplace', '2026-12-15'],
  },
  {
    who: '67 and 66 with the plan at the work of one of them: neither has a Medicare plan to compare by December 7',
    today: '2026-11-22',
    lead: {...family([{age: '67'}, {age: '66'}], 60_000, 'joint'), currentCoverage: 'Aetna through my work'},
    programs: ['medicare 1-12', 'medicare 1-12'],
    next: ['book-consultation', '2026-12-15'],
    also: [],
  },
  {
    who: '67 and 66 with a plan at work, and one has Medicare, too: only that person can compare',
    today: '2026-11-22',
    lead: {
      ...family([{age: '67'}, {age: '66', medicare: true}], 60_000, 'joint'),
      currentCoverage: 'Aetna through my work',
    },
    programs: ['medicare 1-12', 'medicare 1-12'],
    next: ['review-medicare', '2026-12-07'],
    also: [],
  },
  {
    who: '45 with SSDI, Medicare from March (42 U.S.C. 426(b)): the credit until then only (26 U.S.C. 36B(c)(2)(B))',
    today: '2026-11-22',
    lead: single('45', 20_000, {currentCoverage: 'I get SSDI, Medicare starts March 2027'}),
    programs: ['credit 1-2, medicare 3-12'],
    next: ['enroll-marketplace', '2026-12-15'],
    also: [],
  },
  {
    who: '45 with SSDI, Medicare from January: no plan for a year without the credit',
    today: '2026-11-22',
    lead: single('45', 20_000, {currentCoverage: 'SSDI, Medicare effective January 2027'}),
    programs: ['medicare 1-12'],
    next: ['book-consultation', '2026-12-15'],
    also: [],
  },
  {
    who: '67 and still at work, with the plan there: Part B can wait (42 CFR 407.20), and no Medicare plan is there to compare by December 7',
    today: '2026-11-22',
    lead: single('67', 60_000, {currentCoverage: 'Aetna through my work'}),
    programs: ['medicare 1-12'],
    next: ['book-consultation', '2026-12-15'],
    also: [],
  },
  {
    who: '67 with Medicare beside the plan at work: the Medicare plan can be compared',
    today: '2026-11-22',
    lead: single('67', 60_000, {currentCoverage: 'Medicare and Aetna through my work'}),
    programs: ['medicare 1-12'],
    next: ['review-medicare', '2026-12-07'],
    also: [],
  },
  {
    who: '67 with a plan at work that ends with the year: Part B comes first (42 CFR 407.20), and no plan can be compared before it',
    today: '2026-11-22',
    lead: single('67', 60_000, {currentCoverage: 'Aetna through work, ends 12/31/2026'}),
    programs: ['medicare 1-12'],
    next: ['enroll-part-b', '2026-12-31'],
    also: [],
  },
];
