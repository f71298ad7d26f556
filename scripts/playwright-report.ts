import {specAnnotation} from '../host/e2e/specification/spec.ts';

/** A test of the specification, as Playwright's JSON report tells it. */
export interface SpecificationTest {
  /** From the root of the checkout. */
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** The statements it shows. */
  readonly ids: readonly string[];
  /** Marked as skipped or as failing: it shows nothing. */
  readonly isDead: boolean;
  /** Its outcome was the expected one, at the first try. Without a run, false. */
  readonly hasPassed: boolean;
}

interface Suite {
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
}

/** The part of the report that is read here. */
export interface PlaywrightReport {
  readonly config: {readonly rootDir: string};
  readonly suites: readonly Suite[];
  readonly errors?: readonly {readonly message?: string}[];
}

/** Every test in a report that names a statement. */
export const specificationTests = (report: PlaywrightReport): readonly SpecificationTest[] => {
  const testsIn = (suite: Suite): readonly SpecificationTest[] => [
    ...(suite.specs ?? []).flatMap(({file, line, title, tests}) =>
      tests.map(({annotations, expectedStatus, status}) => ({
        file,
        line,
        title,
        ids: annotations.flatMap(({type, description}) =>
          type === specAnnotation && description !== undefined ? [description] : [],
        ),
        isDead: expectedStatus !== 'passed',
        hasPassed: status === 'expected' && expectedStatus === 'passed',
      })),
    ),
    ...(suite.suites ?? []).flatMap(testsIn),
  ];
  return report.suites.flatMap(testsIn).filter(({ids}) => ids.length > 0);
};
