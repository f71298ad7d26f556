import {coveredUntil} from '../review/covered-through.ts';
import type {Day} from '../calendar/day.ts';
import type {Point} from '../point/point.ts';
import type {HouseholdCase} from './read-case.ts';

/** Removes the help for people without insurance while the coverage that the words name lasts. */
export const withoutHelp = (
  points: readonly Point[],
  {household, special, coverage}: Pick<HouseholdCase, 'household' | 'special' | 'coverage'>,
  today: Day,
): readonly Point[] =>
  coveredUntil({household, special, coverEnded: coverage.end}, today) === null
    ? points
    : points.filter(({code}) => code !== 'note.gap-help');
