import {existsSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

/** The counts of a test runner, and its message for each failed test. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  /** Tests that passed at the second try only. */
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

/** A runner without a report, or that says it went wrong without a failed test, is a failure of its own. */
const orFailure = (tally: Tally | undefined, exitedWell: boolean): Tally => {
  const counted = tally ?? {passed: 0, failed: 1, skipped: 0, failures: ['no report was written']};
  return exitedWell ? counted : {...counted, failed: Math.max(counted.failed, 1)};
};

/** Reads the report that Vitest wrote. Tests that passed at the second try are counted as passed, and named apart. */
export const vitestTally = (file: string, exitedWell: boolean): Tally => {
  const report = readJson(file) as VitestReport | undefined;
  return orFailure(
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(({name, message, status, assertionResults}) => {
        const failed = assertionResults.filter((one) => one.status === 'failed');
        // A file that could not be loaded has no tests to fail.
        if (failed.length === 0 && status === 'failed') return [failureText(name, [message])];
        return failed.map(({fullName, failureMessages}) =>
          failureText(`${name} > ${fullName}`, failureMessages ?? []),
        );
      }),
      repeated: report.testResults.flatMap(({name, assertionResults}) =>
        assertionResults
          // A test that passed at the second try keeps the message of its first.
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

/** Reads the report that Playwright wrote. Tests that passed at the second try are counted apart. */
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
