import {readCoverageEnd} from '../windows/coverage-end.ts';
import type {CoverEnd} from '../answers/read-coverage.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {Day} from '../calendar/day.ts';

/**
 * Returns the end of coverage through somebody who died, or from whom the visitor was divorced, on a day: the months for Part B run from there
 * if that person worked (42 U.S.C. 1395p(i)). Null if the words on coverage name nobody else.
 */
export const endWithHolder = (
  coverage: string | undefined,
  changes: readonly LifeChange[],
  today: Day,
): CoverEnd | null =>
  changes
    .filter(({kind, day}) => day !== null && (kind === 'death' || kind === 'divorce'))
    .map(({text, day}) => readCoverageEnd(`${coverage ?? ''}. ${text} ${day}`, today))
    .find(({kind}) => kind === 'coverage-loss')?.end ?? null;
