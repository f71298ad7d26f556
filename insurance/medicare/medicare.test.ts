import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {addDays, dayFromNumber, dayNumber} from '../calendar/day.ts';
import {
  ageOn,
  coverageStart,
  initialEnrollment,
  initialEnrollmentByAge,
  isAboutToTurn65,
} from './initial-enrollment.ts';
import {partBSpecialWindow} from './part-b.ts';
import {yearlyPeriod} from './yearly-periods.ts';

describe('the initial enrollment period', () => {
  test('is seven months around the month of 65', () => {
    expect(initialEnrollment('1962-03-15')).toEqual({
      start: '2026-12-01',
      end: '2027-06-30',
      entitledFrom: '2027-03-01',
    });
  });

  test('is a month earlier for people born on the 1st', () => {
    expect(initialEnrollment('1962-03-01')).toEqual({
      start: '2026-11-01',
      end: '2027-05-31',
      entitledFrom: '2027-02-01',
    });
    expect(initialEnrollment('1962-01-01').entitledFrom).toBe('2026-12-01');
    expect(initialEnrollment('1962-03-02').entitledFrom).toBe('2027-03-01');
  });

  test('starts coverage with the month of 65 for early sign-ups, otherwise with the next month', () => {
    const period = initialEnrollment('1962-03-15');
    expect(coverageStart('2026-12-20', period)).toBe('2027-03-01');
    expect(coverageStart('2027-03-01', period)).toBe('2027-04-01');
    expect(coverageStart('2027-06-30', period)).toBe('2027-07-01');
  });

  test('is between the two ends that are known from the age alone', () => {
    const birth = fc.integer({min: dayNumber('1930-01-01'), max: dayNumber('2010-01-01')}).map(dayFromNumber);
    const today = fc.integer({min: dayNumber('2026-01-01'), max: dayNumber('2028-12-31')}).map(dayFromNumber);
    fc.assert(
      fc.property(birth, today, (birthDay, day) => {
        const age = ageOn(birthDay, day);
        const ends = initialEnrollmentByAge(age, day);
        const {start} = initialEnrollment(birthDay);
        expect(ends === null).toBe(age >= 65);
        expect(ends === null || (ends.earliestStart <= start && start <= ends.latestStart)).toBe(true);
      }),
      {numRuns: 2000},
    );
  });

  test('applies to everyone of 64', () => {
    expect([63, 64, 65].map(isAboutToTurn65)).toEqual([false, true, false]);
    // Birthday between 2026-11-22 and 2027-11-21; three months before that month.
    expect(initialEnrollmentByAge(64, '2026-11-21')).toEqual({
      earliestStart: '2026-08-01',
      latestStart: '2027-08-01',
    });
  });
});

describe('the yearly periods', () => {
  test('are open or next', () => {
    expect(yearlyPeriod('annual', '2026-11-21')).toEqual({
      id: 'annual',
      start: '2026-10-15',
      end: '2026-12-07',
      isOpen: true,
    });
    expect(yearlyPeriod('annual', '2026-12-07').isOpen).toBe(true);
    expect(yearlyPeriod('annual', '2026-12-08')).toEqual({
      id: 'annual',
      start: '2027-10-15',
      end: '2027-12-07',
      isOpen: false,
    });
    expect(yearlyPeriod('general', '2026-11-21')).toMatchObject({start: '2027-01-01', isOpen: false});
    expect(yearlyPeriod('advantage', '2027-03-31').isOpen).toBe(true);
  });
});

describe('Part B and ages', () => {
  test('can be taken for eight months after the end of work', () => {
    expect(partBSpecialWindow('2026-11-10')).toEqual({start: '2026-12-01', end: '2027-07-31'});
  });

  test('change on the birthday, not the day before', () => {
    expect(ageOn('1962-03-15', '2027-03-14')).toBe(64);
    expect(ageOn('1962-03-15', addDays('2027-03-14', 1))).toBe(65);
  });
});
