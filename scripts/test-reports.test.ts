import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {commandTally, playwrightTally, vitestTally} from './test-reports.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-reports-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const write = (report: unknown): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

test('counts what Vitest reports, and names each failed test and each file that could not be loaded', () => {
  const file = write({
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          {fullName: 'adds', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m to be 2']},
          {fullName: 'subtracts', status: 'passed'},
          {fullName: 'waits', status: 'passed', failureMessages: ['expected 0 to be 1']},
        ],
      },
      {name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: []},
    ],
  });
  expect(vitestTally(file, false)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    failures: ['a.test.ts > adds\n    expected 1 to be 2', 'b.test.ts\n    no such module'],
    repeated: ['a.test.ts > waits\n    expected 0 to be 1'],
  });
});

const spec = (title: string, status: string, errors: readonly {message: string}[]) => ({
  title,
  file: 'menu.e2e.test.ts',
  tests: [{projectName: 'chromium', status, results: [{errors}]}],
});

test('names each failed test of Playwright with its browser, and lists separately what passed at the second try', () => {
  const file = write({
    stats: {expected: 7, unexpected: 1, flaky: 1, skipped: 0},
    suites: [
      {
        suites: [
          {
            specs: [
              spec('opens', 'unexpected', [{message: 'it stayed shut'}]),
              spec('shuts', 'flaky', [{message: 'late'}]),
            ],
          },
        ],
      },
    ],
  });
  expect(playwrightTally(file, false)).toEqual({
    passed: 8,
    failed: 1,
    skipped: 0,
    failures: ['menu.e2e.test.ts > opens [chromium]\n    it stayed shut'],
    repeated: ['menu.e2e.test.ts > shuts [chromium]\n    late'],
  });
});

test('a runner that went wrong without a failed test, or without a report, counts as a failure', () => {
  expect(vitestTally(join(folder, 'absent.json'), true)).toMatchObject({passed: 0, failed: 1});
  const file = write({stats: {expected: 1, unexpected: 0, flaky: 0, skipped: 0}, suites: []});
  expect(playwrightTally(file, false)).toMatchObject({passed: 1, failed: 1});
});

const countsOf = (status: number | null): readonly number[] => {
  const {passed, failed, skipped} = commandTally(status, 3);
  return [passed, failed, skipped];
};

test('a command counts as one check, and with the exit code for "unknown" as skipped', () => {
  expect(countsOf(0)).toEqual([1, 0, 0]);
  expect(countsOf(1)).toEqual([0, 1, 0]);
  expect(countsOf(3)).toEqual([0, 0, 1]);
  // Ended by a signal.
  expect(countsOf(null)).toEqual([0, 1, 0]);
  expect(commandTally(null, undefined).failed).toBe(1);
});
