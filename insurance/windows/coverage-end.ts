import {coverEnd, readCoverage, type CoverageReading, type CoverEnd} from '../answers/read-coverage.ts';
import type {Day} from '../calendar/day.ts';
import {specialWindow, type SpecialWindow} from './special-enrollment.ts';

/** The end of the present coverage in a text. */
export type CoverageEnd = CoverageReading & {
  readonly window: SpecialWindow | null;
  readonly end: CoverEnd | null;
};

/**
 * Reads `Current Insurance Coverage / Last date of coverage`. A window opens only if the text says that coverage was or
 * will be lost, or names a release from prison: a bare date, a renewal or dropped coverage opens none. `writtenOn`: the day of the text, which decides the
 * year of a date without a year.
 */
export const readCoverageEnd = (
  text: string,
  today: Day,
  lang = 'en',
  writtenOn: Day = today,
): CoverageEnd => {
  const reading = readCoverage(text, lang, writtenOn);
  const {kind, lastDay} = reading;
  const isEvent =
    kind === 'coverage-loss' || kind === 'coverage-end' || kind === 'medicaid-loss' || kind === 'release';
  return {
    ...reading,
    end: coverEnd(text, reading),
    window: isEvent ? specialWindow(kind, lastDay, today) : null,
  };
};
