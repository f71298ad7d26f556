import {existsSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

/** The counts of a test runner, and the message of each failed test. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  /** Tests that passed only at the second attempt. */
  readonly repeated?: readonly string[];
};

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {readonly errors: readonly {readonly message?: string}[]}[];
    }[];
  }[];
};

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
};

const SHOWN_LINES = 12;

const failureText = (name: string, messages: readonly (string | undefined)[]): string => {
  const lines = stripVTControlCharacters(messages.join('\n')).trim().split('\n').slice(0, SHOWN_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
};

const readJson = (file: string): unknown =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;

/** A runner without a report, or a runner that fails without a failed test, counts as one failure. */
const orFailure = (tally: Tally | undefined, exitedWell: boolean): Tally => {
  const counted = tally ?? {passed: 0, failed: 1, skipped: 0, failures: ['no report was written']};
  return exitedWell ? counted : {...counted, failed: Math.max(counted.failed, 1)};
};

/** Reads Vitest's report. Tests that passed at the second attempt count as passed and are listed separately. */
export const vitestTally = (file: string, exitedWell: boolean): Tally => {
  const report = readJson(file) as VitestReport | undefined;
  return orFailure(
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(({name, message, status, assertionResults}) => {
        const failed = assertionResults.filter((one) => one.status === 'failed');
        // A file that cannot be loaded has no failed tests.
        if (failed.length === 0 && status === 'failed') return [failureText(name, [message])];
        return failed.map(({fullName, failureMessages}) =>
          failureText(`${name} > ${fullName}`, failureMessages ?? []),
        );
      }),
      repeated: report.testResults.flatMap(({name, assertionResults}) =>
        assertionResults
          // A test that passed at the second attempt keeps the message of the first.
          .filter(({status, failureMessages = []}) => status === 'passed' && failureMessages.length > 0)
          .map(({fullName, failureMessages}) => failureText(`${name} > ${fullName}`, failureMessages ?? [])),
      ),
    },
    exitedWell,
  );
};

const testsThat = (status: string, suite: PlaywrightSuite): readonly string[] => [
  ...(suite.specs ?? []).flatMap(({title, file, tests}) =>
    tests
      .filter((one) => one.status === status)
      .map(({projectName, results}) =>
        failureText(
          `${file} > ${title} [${projectName}]`,
          results.flatMap(({errors}) => errors.map(({message}) => message)),
        ),
      ),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsThat(status, inner)),
];

/** Reads Playwright's report. Tests that passed at the second attempt are counted separately. */
export const playwrightTally = (file: string, exitedWell: boolean): Tally => {
  const report = readJson(file) as PlaywrightReport | undefined;
  return orFailure(
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
      failures: report.suites.flatMap((suite) => testsThat('unexpected', suite)),
      repeated: report.suites.flatMap((suite) => testsThat('flaky', suite)),
    },
    exitedWell,
  );
};

/** Counts a command as one check by its exit code; `unanswered` is the code for "unknown". */
export const commandTally = (status: number | null, unanswered: number | undefined): Tally => {
  const counts = {passed: 0, failed: 0, skipped: 0, failures: []};
  if (status === 0) return {...counts, passed: 1};
  return status !== null && status === unanswered ? {...counts, skipped: 1} : {...counts, failed: 1};
};
