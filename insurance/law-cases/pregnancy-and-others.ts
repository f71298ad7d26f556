import {family, single} from './household-case.ts';
import type {HouseholdCase} from './household-case.ts';

// Medicaid for pregnancy in Texas to 203 % of the line that counts the unborn (42 CFR 435.603(b); Texas Works Handbook C-131), to the end
// of the twelfth month after the pregnancy (42 U.S.C. 1396a(e)(16); Texas HB 12). Its end is not asked: certain is what would hold had it
// ended today. Lines of 2027: 15,960, 21,640, 27,320; of 2026: 15,650, 21,150.

/** Pregnancy, lost cover, other states, and nobody's birthday. */
export const pregnancyAndOthers: readonly HouseholdCase[] = [
  {
    who: 'pregnant at 138.6 % of the line for two: certain through November 2027',
    today: '2026-11-22',
    lead: single('28', 30_000, {pregnant: true}),
    programs: ['medicaid-pregnant 1-11, open 12-12'],
    next: ['apply-medicaid-pregnant', '2026-11-22'],
    also: [],
  },
  {
    who: 'the same in March: certain through March 2028',
    today: '2027-03-10',
    lead: single('28', 30_000, {pregnant: true}),
    programs: ['medicaid-pregnant 3-12'],
    next: ['apply-medicaid-pregnant', '2027-03-10'],
  },
  {
    who: 'the same on 20 December: certain through December 2027',
    today: '2026-12-20',
    lead: single('28', 30_000, {pregnant: true}),
    programs: ['medicaid-pregnant 1-12'],
    next: ['apply-medicaid-pregnant', '2026-12-20'],
  },
  {
    who: 'at 203 % to the cent (43,929.20): the limit itself counts',
    today: '2026-11-22',
    lead: single('28', 43_929.2, {pregnant: true}),
    programs: ['medicaid-pregnant 1-11, open 12-12'],
    next: ['apply-medicaid-pregnant', '2026-11-22'],
  },
  {
    who: 'one cent more: the credit, and CHIP perinatal perhaps',
    today: '2026-11-22',
    lead: single('28', 43_929.21, {pregnant: true}),
    programs: ['credit 1-12'],
    next: ['enroll-marketplace', '2026-12-15'],
  },
  {
    who: 'twins: 50,000 is 183 % of the line for three',
    today: '2026-11-22',
    lead: single('28', 50_000, {pregnant: true, babiesExpected: 2}),
    programs: ['medicaid-pregnant 1-11, open 12-12'],
    next: ['apply-medicaid-pregnant', '2026-11-22'],
  },
  {
    who: 'pregnant with 10,000: covered where other adults are not',
    today: '2026-11-22',
    lead: single('28', 10_000, {pregnant: true}),
    programs: ['medicaid-pregnant 1-11, open 12-12'],
    next: ['apply-medicaid-pregnant', '2026-11-22'],
  },
  {
    who: 'pregnant at 18, 19 in February: Medicaid for pregnancy does not end with 19; the parent buys a plan',
    today: '2026-11-22',
    lead: family([{age: '45'}, {age: '2008-02-10', pregnant: true}], 30_000, 'head'),
    programs: ['credit 1-12', 'medicaid-pregnant 1-11, open 12-12'],
    next: ['apply-medicaid-pregnant', '2026-11-22'],
    also: ['enroll-marketplace'],
  },
  {
    who: 'a couple at 219.6 % of the line for three: over 203 %, so the credit for both',
    today: '2026-11-22',
    lead: family([{age: '31'}, {age: '30', pregnant: true}], 60_000, 'joint'),
    programs: ['credit 1-12', 'credit 1-12'],
    next: ['enroll-marketplace', '2026-12-15'],
  },
  {
    who: 'plan year 2026, pregnant at 141.8 % of 21,150: through March 2027',
    today: '2026-03-15',
    lead: single('30', 30_000, {pregnant: true}),
    programs: ['medicaid-pregnant 3-12'],
    next: ['apply-medicaid-pregnant', '2026-03-15'],
  },
  {
    who: 'cover lost on 31 October: the plan year by 15 December, and special enrollment to 30 December',
    today: '2026-11-22',
    lead: single('40', 40_000, {currentCoverage: 'lost my coverage 10/31/2026'}),
    programs: ['credit 1-12'],
    next: ['enroll-marketplace', '2026-12-15'],
    also: ['enroll-special'],
  },
  {
    who: 'Medicaid ended on 10 September: ninety days, to 9 December (45 CFR 155.420(c)(6))',
    today: '2026-11-22',
    lead: single('40', 40_000, {currentCoverage: 'Medicaid ended 9/10/2026'}),
    programs: ['credit 1-12'],
    next: ['enroll-special', '2026-12-09'],
    also: ['enroll-marketplace'],
  },
  {
    who: 'Louisiana at 112.8 %: Medicaid for adults to 138 % (42 U.S.C. 1396a(a)(10)(A)(i)(VIII))',
    today: '2026-11-22',
    lead: single('40', 18_000, {location: 'New Orleans, Louisiana'}),
    programs: ['ask-state 1-12'],
    next: ['apply-state-medicaid', '2026-11-22'],
  },
  {
    who: 'Alabama at 112.8 %: no expansion, so the credit from 100 %',
    today: '2026-11-22',
    lead: single('40', 18_000, {location: 'Mobile, AL'}),
    programs: ['credit 1-12'],
    next: ['enroll-marketplace', '2026-12-15'],
  },
  {
    who: 'California at 250.6 %: its own exchange sets the dates (45 CFR 155.410(e))',
    today: '2026-11-22',
    lead: single('40', 40_000, {location: 'San Diego, California'}),
    programs: ['credit 1-12'],
    next: ['enroll-state-exchange', '2026-11-22'],
  },
  {
    who: 'exactly 400 % (63,840): the credit (26 U.S.C. 36B(c)(1)(A))',
    today: '2027-01-10',
    lead: single('60', 63_840),
    programs: ['credit 1-12'],
    next: ['enroll-marketplace', '2027-01-15'],
  },
  {
    who: 'a dollar more: full price, and the same deadline',
    today: '2027-01-10',
    lead: single('60', 63_841),
    programs: ['full-price 1-12'],
    next: ['enroll-marketplace', '2027-01-15'],
  },
  {
    who: 'nothing is open in March: the next is 1 November',
    today: '2027-03-10',
    lead: single('40', 40_000),
    programs: ['credit 3-12'],
    next: ['book-consultation', '2027-11-01'],
  },
];
