import {expect, test} from 'vitest';
import {planYears} from '../figures/plan-years.ts';
import {percentOfLine, povertyLine} from './poverty-line.ts';
import {percentDigits, shownPercent} from './shown-percent.ts';

/** The limits of the law, in percent of the poverty line: 26 U.S.C. 36B(b)(3), (c)(1); 42 CFR 435.119; 45 CFR 156.305. */
const limits = [100, 133, 138, 150, 200, 250, 300, 400];

test('a percentage is shown on its own side of each limit, a cent and a dollar from it, for 1 to 20 people', () => {
  const wrong = planYears.flatMap((year) =>
    Array.from({length: 20}).flatMap((_, more) => {
      const line = povertyLine(year, more + 1);
      return limits.flatMap((limit) =>
        [-100, -1, 0, 1, 100]
          .filter((cents) => {
            const shown = shownPercent(percentOfLine(limit * line + cents, line));
            return Math.sign(shown - limit) !== Math.sign(cents) || Math.abs(shown - limit) > 0.02;
          })
          .map((cents) => [year, more + 1, limit, cents]),
      );
    }),
  );
  expect(wrong).toEqual([]);
});

test('other percentages are rounded to hundredths', () => {
  expect([240.3007, 117.2231, 6.78, 2.5, 0].map(shownPercent)).toEqual([240.3, 117.22, 6.78, 2.5, 0]);
  expect([240.3007, 117.2231, 400, 400.00001].map(percentDigits)).toEqual([2, 2, 0, 2]);
});
