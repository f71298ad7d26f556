import {parseAge} from './parse-age.ts';
import type {Day} from '../calendar/day.ts';

/** Nobody is to be steered to or from a Medicare plan by their health. */
const unusedFrom = 65;

/** Returns whether health answers are neither used nor stored: once anyone in the household is 65 or older. */
export const isHealthUnused = (ages: readonly number[]): boolean => ages.some((age) => age >= unusedFrom);

/** Returns the same from ages as typed; an invalid age does not count. */
export const isHealthUnusedFor = (ages: readonly unknown[], today: Day): boolean =>
  isHealthUnused(ages.map((age) => parseAge(age, today)?.age ?? 0));
