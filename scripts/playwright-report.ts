import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {SPEC_ANNOTATION} from '../host/e2e/specification/spec.ts';

/** A test of the specification in Playwright's JSON report. */
export type SpecificationTest = {
  /** From the root of the checkout. */
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** The behaviors that the test shows. */
  readonly ids: readonly string[];
  /** Whether the test is skipped or expected to fail, and therefore shows nothing. */
  readonly isDead: boolean;
  /** Whether the test had the expected outcome, at the latest at the second attempt. False without a run. */
  readonly hasPassed: boolean;
};

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly annotations: readonly {readonly type: string; readonly description?: string}[];
      readonly expectedStatus: string;
      readonly status?: string;
    }[];
  }[];
};

/** The used part of the report. */
export type PlaywrightReport = {
  readonly config: {readonly rootDir: string};
  readonly suites: readonly Suite[];
  readonly errors?: readonly {readonly message?: string}[];
};

/** Lists every test in a report that names a behavior. */
export const specificationTests = (report: PlaywrightReport): readonly SpecificationTest[] => {
  const testsIn = (suite: Suite): readonly SpecificationTest[] => [
    ...(suite.specs ?? []).flatMap(({file, line, title, tests}) =>
      tests.map(({annotations, expectedStatus, status}) => ({
        file,
        line,
        title,
        ids: annotations.flatMap(({type, description}) =>
          type === SPEC_ANNOTATION && description !== undefined ? [description] : [],
        ),
        isDead: expectedStatus !== 'passed',
        hasPassed: (status === 'expected' || status === 'flaky') && expectedStatus === 'passed',
      })),
    ),
    ...(suite.suites ?? []).flatMap(testsIn),
  ];
  return report.suites.flatMap(testsIn).filter(({ids}) => ids.length > 0);
};

/**
 * Runs Playwright in a checkout and returns the tests of the specification, run or (with `--list`) only listed. Failed tests are a result;
 * throws when Playwright cannot run them.
 */
export const runPlaywright = (
  checkout: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): readonly SpecificationTest[] => {
  const cli = join(checkout, 'node_modules/@playwright/test/cli.js');
  // Written to the standard output, so that the file of the last real run is kept.
  const {PLAYWRIGHT_JSON_OUTPUT_FILE: _, ...inherited} = process.env;
  const {stdout, stderr} = spawnSync(process.execPath, [cli, 'test', ...args, '--reporter=json'], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 500_000_000,
    env: {...inherited, ...env},
  });
  if (!stdout.startsWith('{')) throw new Error(`the tests cannot be run: ${stdout}${stderr}`);
  const report = JSON.parse(stdout) as PlaywrightReport;
  for (const {message} of report.errors ?? []) throw new Error(message ?? 'the tests cannot be run');
  return specificationTests(report);
};
