import {describe, expect, test} from 'vitest';
import {at19And26} from '../law-cases/at-19-and-26.ts';
import {at65} from '../law-cases/at-65.ts';
import {endOfCoverage} from '../law-cases/end-of-coverage.ts';
import {medicareInWords} from '../law-cases/medicare-in-words.ts';
import {pregnancyAndOthers} from '../law-cases/pregnancy-and-others.ts';
import {candidate} from './action.ts';
import {compareActions} from './next-action.ts';
import {precedence, type PrecedenceRow} from './precedence.ts';

const rows: readonly PrecedenceRow[] = precedence;
const action = (index: number, deadline = '2026-12-15') => {
  const row = precedence[index];
  if (!row) throw new Error(`there is no row ${index}`);
  return candidate(row.code, deadline, {}, !('case' in row) || row.case === 'certain');
};
const comesFirst = (one: ReturnType<typeof action>, other: ReturnType<typeof action>): boolean =>
  compareActions(one, other) < 0 && compareActions(other, one) > 0;

const stageOrder = ['at-once', 'by-date', 'all-year', 'ahead'];
const pairs = rows.flatMap((_, first) =>
  rows.slice(first + 1).map((__, more) => [first, first + 1 + more] as const),
);

describe('the table of precedence', () => {
  test('lists each action once for each case, stage after stage', () => {
    const names = rows.map((row) => `${row.code} ${row.case ?? ''}`);
    expect(new Set(names).size).toBe(rows.length);
    const stages = rows.map(({stage}) => stageOrder.indexOf(stage));
    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
  });

  test('puts every row before all following rows on the same day', () => {
    const wrong = pairs.filter(([first, second]) => !comesFirst(action(first), action(second)));
    expect(wrong).toEqual([]);
    expect(pairs.length).toBeGreaterThan(200);
  });

  test('sorts by the earlier deadline among actions by date, and nowhere else', () => {
    for (const [first, second] of pairs) {
      const isByDate = rows[first]?.stage === 'by-date' && rows[second]?.stage === 'by-date';
      expect(
        comesFirst(action(second, '2026-12-01'), action(first, '2026-12-15')),
        `${first} ${second}`,
      ).toBe(isByDate);
    }
  });

  // An earlier defect: a deadline of Medicare came after a deadline of the Marketplace.
  test('puts an open sign-up for Medicare before every deadline, however near', () => {
    const medicare = candidate('enroll-medicare', '2027-05-31');
    for (const {code} of precedence.slice(1))
      expect(comesFirst(medicare, candidate(code, '2026-11-22', {}, false)), code).toBe(true);
  });

  test('is covered by the households that were worked out by hand', () => {
    const cases = [...at65, ...at19And26, ...pregnancyAndOthers, ...endOfCoverage, ...medicareInWords];
    const met = new Set(cases.flatMap(({next: [code], also = []}) => [code].concat(also)));
    // Exceptions: changes without a date, a move into or out of Texas (state-move.test.ts), other states' own rules,
    // and nothing to do with Medicare until October.
    expect(precedence.map(({code}) => code).filter((code) => !met.has(code))).toEqual([
      'act-on-change',
      'enroll-after-move',
      'ask-own-state',
      'prepare-medicare',
    ]);
  });
});
