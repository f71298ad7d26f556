import {BaseSequencer, type TestSpecification} from 'vitest/node';

// Vitest begins with the largest files where no earlier run has left durations. These files take long for their size: they wait for
// processes, for clocks or for every state of every element. Begun last, they would leave the other processor idle.
const LONG = [
  'server/cli/help.test.ts',
  'server/cli/keys.test.ts',
  'server/cli/leads/usage.test.ts',
  'server/cli/move.postgres.test.ts',
  'server/delivery/delivery.test.ts',
  'server/desk/attacks.test.ts',
  'server/desk/feed/feed.test.ts',
  'server/desk/push/push.postgres.test.ts',
  'server/storage/crash.test.ts',
  'scripts/one-process-group.test.ts',
  'widgets/conformance/conformance.browser.test.ts',
  'widgets/conformance/opening.browser.test.ts',
  'widgets/conformance/placement.browser.test.ts',
  'widgets/questionnaire/save-results.browser.test.ts',
];

const isShort = ({moduleId}: TestSpecification): boolean => !LONG.some((file) => moduleId.endsWith(file));

/** Puts the test files that take long at the beginning of their project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = Object.groupBy(sorted, ({project}) => project.name);
    return Object.values(projects).flatMap((group = []) =>
      group.toSorted((one, other) => Number(isShort(one)) - Number(isShort(other))),
    );
  }
}
