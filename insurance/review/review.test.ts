import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readLifeChanges} from '../answers/life-change.ts';
import {addMonths, dayFromNumber, dayNumber} from '../calendar/day.ts';
import {nextAnniversary, nextReview, reviewDays, type ReviewFacts} from './next-review.ts';

const base: ReviewFacts = {today: '2026-11-21', ages: [], hasMedicare: false, changes: [], policyDays: []};
const review = (change: Partial<ReviewFacts>) => nextReview({...base, ...change});
const age = (years: number, birthDay: string | null = null) => ({age: years, birthDay});

const changed = (sent: string) => ({changes: readLifeChanges([sent])});

describe('the next review', () => {
  test('is the deadline of the open window: December 15, then January 15', () => {
    expect(review({})).toEqual({reason: 'marketplace-deadline', day: '2026-12-15'});
    expect(review({today: '2026-12-15'}).day).toBe('2026-12-15');
    expect(review({today: '2026-12-16'}).day).toBe('2027-01-15');
  });

  test('is the opening of the next window when none is open', () => {
    expect(review({today: '2027-01-16'})).toEqual({reason: 'marketplace-opens', day: '2027-11-01'});
  });

  test('is never more than twelve months ahead', () => {
    expect(review({today: '2026-01-20'}).day).toBe('2026-11-01');
    expect(review({today: '2027-10-20', hasMedicare: true}).day).toBe('2027-11-01');
    expect(reviewDays({...base, today: '2026-02-28'}).some(({day}) => day === '2027-02-28')).toBe(true);
  });

  test('is December 7 for someone on Medicare', () => {
    expect(review({hasMedicare: true})).toEqual({reason: 'medicare-annual-deadline', day: '2026-12-07'});
    expect(review({ages: [age(70)]}).day).toBe('2026-12-07');
    expect(review({ages: [age(70)], today: '2027-02-01'}).day).toBe('2027-10-15');
  });

  test('is the start of the initial enrollment of a person who soon turns 65', () => {
    // Born 1962-06-10: 65 in June 2027, so from March 1, 2027.
    expect(review({ages: [age(64, '1962-06-10')], today: '2027-01-20'})).toEqual({
      reason: 'medicare-initial-starts',
      day: '2027-03-01',
    });
    expect(review({ages: [age(64)], today: '2027-01-20'}).day).toBe('2027-02-01');
    expect(review({ages: [age(63)], today: '2027-01-20'}).day).toBe('2027-10-01');
  });

  test('is the last day before the month of 65, and then the end, while that period is open', () => {
    expect(review({ages: [age(64, '1962-03-10')], today: '2027-01-20'})).toEqual({
      reason: 'medicare-initial-deadline',
      day: '2027-02-28',
    });
    expect(review({ages: [age(65, '1962-03-10')], today: '2027-04-01'}).day).toBe('2027-06-30');
  });

  test("is thirty days after a change, then its window's last day, and today after a change without a date", () => {
    expect(review(changed('Married 2026-11-10'))).toEqual({
      reason: 'life-change',
      day: '2026-12-10',
      endDay: '2027-01-09',
    });
    expect(review(changed('Married 2026-10-10'))).toEqual({
      reason: 'life-change-deadline',
      day: '2026-12-09',
    });
    expect(review(changed('Married 2026-09-01')).reason).toBe('marketplace-deadline');
    expect(review(changed('Married'))).toEqual({reason: 'life-change-now', day: '2026-11-21'});
  });

  // 45 CFR 155.420(c)(6): ninety days. A person who waited for December 15 would have lost the window on the
  // 9th.
  test('includes the ninety days after Medicaid and CHIP', () => {
    expect(review(changed('Lost Medicaid 2026-09-10'))).toEqual({
      reason: 'life-change-deadline',
      day: '2026-12-09',
    });
    expect(review(changed('Lost my job and its coverage 2026-09-10')).reason).toBe('marketplace-deadline');
  });

  test("is a policy's anniversary", () => {
    expect(review({policyDays: ['2019-12-01']})).toEqual({reason: 'policy-anniversary', day: '2026-12-01'});
    expect(nextAnniversary('2019-11-21', '2026-11-21')).toBe('2026-11-21');
    expect(nextAnniversary('2040-05-01', '2026-11-21')).toBe('2027-05-01');
    expect(nextAnniversary('2024-02-29', '2026-11-21')).toBe('2027-02-28');
  });

  test('is always between today and twelve months from today', () => {
    const day = fc.integer({min: dayNumber('2026-01-01'), max: dayNumber('2029-12-31')}).map(dayFromNumber);
    const ages = fc.array(
      fc.integer({min: 0, max: 100}).map((years) => age(years)),
      {maxLength: 5},
    );
    fc.assert(
      fc.property(
        day,
        ages,
        fc.boolean(),
        fc.array(day, {maxLength: 3}),
        (today, known, hasMedicare, policyDays) => {
          const found = nextReview({today, ages: known, hasMedicare, changes: [], policyDays});
          expect(found.day >= today && found.day <= addMonths(today, 12)).toBe(true);
        },
      ),
    );
  });
});
