import {parseAge} from './parse-age.ts';
import type {Day} from '../calendar/day.ts';

/** Health must never steer anybody to or from a Medicare plan. */
const UNUSED_FROM = 65;

/**
 * Returns whether health answers must be neither used nor stored, which is so when anyone in the household is 65 or
 * older.
 */
export const isHealthUnused = (ages: readonly number[]): boolean => ages.some((age) => age >= UNUSED_FROM);

/** Does the same with typed ages; an invalid age does not count. */
export const isHealthUnusedFor = (ages: readonly unknown[], today: Day): boolean =>
  isHealthUnused(ages.map((age) => parseAge(age, today)?.age ?? 0));
