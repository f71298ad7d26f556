import {parseAge} from './parse-age.ts';
import type {Day} from '../calendar/day.ts';

/** Nobody is to be steered to or from a Medicare plan by their health. */
const unusedFrom = 65;

/** Whether health answers are neither used nor kept: once anyone of the household is 65 or older. */
export const isHealthUnused = (ages: readonly number[]): boolean => ages.some((age) => age >= unusedFrom);

/** The same from ages as they were typed; one that is none says nothing. */
export const isHealthUnusedFor = (ages: readonly unknown[], today: Day): boolean =>
  isHealthUnused(ages.map((age) => parseAge(age, today)?.age ?? 0));
