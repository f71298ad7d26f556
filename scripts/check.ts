/* `npm test`: everything CI runs, the cheapest checks first. A step runs even when an earlier step failed,
   unless the build that its tests open is missing. The last line counts: steps of the static checks, tests of
   the test runners. */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {firefoxPath} from '../build/find-browser.ts';
import {createProgram, EXIT, readArguments} from '../server/cli/program.ts';
import {hasCurrentBuild} from './current-build.ts';
import {ensureChromium, ensureFonts} from './find-chromium.ts';
import {openDurations} from './time-left.ts';
import {commandTally, playwrightTally, vitestTally, type Tally} from './test-reports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results');
const {
  all: isFull = false,
  static: isStatic = false,
  quick: isQuick = false,
} = readArguments<{readonly all?: boolean; readonly static?: boolean; readonly quick?: boolean}>(
  createProgram('npm test --', {
    summary: 'Runs everything CI runs, in the order in which a fault is cheapest to find.',
    notes:
      'After a failed step the other steps still run, unless a failed build leaves nothing to test. The last line counts passed, failed and skipped steps.',
    examples: ['npm test', 'npm run check', 'npm run test:quick', 'npm run test:all'],
  })
    .option('--all', 'the full matrices, whose results are kept (npm run test:all)')
    .option('--static', 'format, types, lint, floors and unused code only (npm run check)')
    .option('--quick', 'the static checks, and the tests that import what changed (npm run test:quick)'),
);

type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads the test runner's report; a step without a report counts as one check. */
  readonly report?: (exitedWell: boolean) => Tally;
  /** The exit code for "unknown": neither passed nor failed. */
  readonly unanswered?: number;
  /** The name of an earlier step, with which this step begins: a step that leaves a processor idle and reads nothing that the other writes. */
  readonly beginsWith?: string;
  /** True for a step that opens the built product. Without a build, each of its tests would wait for its time limit. */
  readonly needsBuild?: boolean;
};

const vitestReport = join(results, 'vitest.json');
const playwrightReport = join(results, 'playwright.json');

const staticSteps: readonly Step[] = [
  {name: 'format', command: ['oxfmt', '--check', '.']},
  {name: 'types', command: ['tsc', '-p', '.']},
  {name: 'lint', command: ['oxlint', '--deny-warnings']},
  {name: 'floors and import directions', command: ['node', 'scripts/import-edges.ts']},
  {name: 'tables and manifest of the elements', command: ['node', 'scripts/contracts.ts', '--check']},
  {name: 'unused code', command: ['knip', '--no-progress']},
];

// Uncommitted changes; in a clean tree, the last commit.
const changedSince = (): string => {
  const isDirty = execFileSync('git', ['status', '--porcelain'], {cwd: root, encoding: 'utf8'}) !== '';
  return isDirty ? 'HEAD' : 'HEAD~1';
};

const quickSteps = (): readonly Step[] => [
  {
    name: 'tests of what changed',
    command: [
      'vitest',
      'run',
      '--configLoader',
      'native',
      '--project=unit',
      '--project=host',
      `--changed=${changedSince()}`,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    report: (exitedWell) => vitestTally(vitestReport, exitedWell),
  },
];

const fullSteps: readonly Step[] = [
  {name: 'build, texts and sizes', command: ['node', 'build/build.ts'], beginsWith: 'format'},
  {
    name: 'unit and element tests',
    command: [
      'vitest',
      'run',
      '--configLoader',
      'native',
      // Like the browser tests: a busy machine can delay a test. The report names each test that needed a second attempt.
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    report: (exitedWell) => vitestTally(vitestReport, exitedWell),
    // These tests open no build, and the build leaves a processor idle.
    beginsWith: 'build, texts and sizes',
  },
  {
    name: 'the product in browsers',
    command: ['playwright', 'test'],
    needsBuild: true,
    report: (exitedWell) => playwrightTally(playwrightReport, exitedWell),
  },
  {
    name: 'every behavior of the specification shown',
    command: ['node', 'scripts/specification.ts', '--check', '--report'],
  },
  {
    name: 'deliberate breakages noticed',
    command: ['node', 'scripts/breakages.ts', ...(isFull ? [] : ['--sample'])],
    needsBuild: true,
  },
  {
    name: "Lighthouse's 100 points",
    command: ['node', 'scripts/lighthouse.ts', ...(isFull ? [] : ['--sample'])],
    needsBuild: true,
    // The points do not depend on the load, and the unit tests that are left when the build is there wait for servers and clocks. Every page, in
    // the full run, takes longer than they do, and would delay the tests in browsers.
    ...(isFull ? {} : {beginsWith: 'unit and element tests'}),
    unanswered: EXIT.partial,
  },
  // These steps use the registry and install Debian packages, so they are not required everywhere.
  ...(isFull
    ? [
        {
          name: 'nothing of the sample in a new agency',
          command: ['node', 'scripts/agency-trial.ts'],
        } as const,
        {
          name: 'the plugin on a real WordPress',
          command: ['node', 'scripts/wordpress.ts', '--keep'],
          unanswered: EXIT.partial,
        } as const,
        {
          name: 'the first day on a fresh Debian',
          command: ['node', 'scripts/deploy-trial.ts', '--keep'],
          unanswered: EXIT.partial,
        } as const,
        {
          name: 'hostile pages in three engines',
          command: ['node', 'scripts/battery.ts', '--keep'],
          unanswered: EXIT.partial,
        } as const,
        {
          name: 'known vulnerabilities',
          command: ['node', 'scripts/audit.ts'],
          unanswered: EXIT.partial,
        } as const,
      ]
    : []),
];

const restOfSteps = (): readonly Step[] => {
  if (isStatic) return [];
  return isQuick ? quickSteps() : fullSteps;
};
const steps = [...staticSteps, ...restOfSteps()];

if (!isStatic && !isQuick) {
  ensureChromium();
  ensureFonts();
  if (!firefoxPath())
    console.log('Firefox is not installed: the tests that also run in Firefox run in Chromium only.');
}
rmSync(results, {recursive: true, force: true});
mkdirSync(results, {recursive: true});

const wordFor = ({passed, failed}: Tally): string => {
  if (failed > 0) return 'FAIL';
  return passed > 0 ? 'ok  ' : 'skip';
};

const total = {passed: 0, failed: 0, skipped: 0};
const failures: string[] = [];
const repeated: string[] = [];
const summary: string[] = [];
// The same step takes longer in the full run.
const keyOf = (name: string): string => (isFull ? `${name}, full` : name);
const durations = openDurations(join(root, '.cache/durations.json'));

type Ended = {readonly status: number | null; readonly seconds: number};

const start = ({command: [program, ...args]}: Step, stdio: 'inherit' | 'pipe') =>
  spawn(program, args, {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    env: {
      ...process.env,
      // Tests start hundreds of servers and commands, each of which would compile the same modules.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...(isFull ? {LAMPLIGHT_TESTS: 'all'} : {}),
    },
  });

/** Runs a step to its end. The output appears at once; of a step that began earlier, from the moment when its turn has come. */
const run = async (step: Step, turn?: Promise<unknown>): Promise<Ended> => {
  const began = Date.now();
  const child = start(step, turn ? 'pipe' : 'inherit');
  let early: Buffer[] | undefined = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      if (early) early.push(chunk);
      else process.stdout.write(chunk);
    });
  const showEarly = async (): Promise<void> => {
    await turn;
    process.stdout.write(Buffer.concat(early ?? []));
    early = undefined;
  };
  const shown = showEarly();
  const [status] = (await once(child, 'close')) as [number | null];
  const seconds = Math.round((Date.now() - began) / 1000);
  await shown;
  return {status, seconds};
};

const begun = new Map<Step, {readonly takeTurn: () => void; readonly ended: Promise<Ended>}>();
for (const [at, step] of steps.entries()) {
  const {name, report, unanswered, needsBuild = false} = step;
  if (needsBuild && !hasCurrentBuild(root)) {
    console.log(`\n=== ${name}\nnot run: the build failed`);
    failures.push(`${name}: not run, because the build failed`);
    total.failed += 1;
    summary.push(`FAIL ${name}: not run, because the build failed`);
    continue;
  }
  const begin = steps.filter(
    (each) => each.beginsWith === name && (!each.needsBuild || hasCurrentBuild(root)),
  );
  for (const beside of begin) {
    const {promise, resolve} = Promise.withResolvers<void>();
    begun.set(beside, {takeTurn: resolve, ended: run(beside, promise)});
  }
  console.log(`\n=== ${name}`);
  durations.sayLeft(steps.slice(at).map((each) => keyOf(each.name)));
  const before = begun.get(step);
  before?.takeTurn();
  const {status, seconds} = await (before?.ended ?? run(step));
  const tally = report ? report(status === 0) : commandTally(status, unanswered);
  failures.push(...tally.failures);
  repeated.push(...(tally.repeated ?? []));
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  durations.keep(keyOf(name), seconds);
  summary.push(
    `${wordFor(tally)} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped (${seconds} s)`,
  );
}
// Listed together at the end, where they are easy to find.
if (repeated.length > 0) console.log(`\n=== what passed at the second try\n${repeated.join('\n\n')}`);
if (failures.length > 0) console.log(`\n=== what failed\n${failures.join('\n\n')}`);
console.log(`\n${summary.join('\n')}\n`);
if (isFull) {
  // The full matrices take long, so their last results are kept with day and machine.
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const lines = [
    '# The last full run',
    '',
    `\`npm run test:all\`, ${new Date().toISOString().slice(0, 10)}, ${machine}.`,
    '',
    '```',
    ...summary,
    '```',
    '',
  ];
  writeFileSync(join(root, 'docs/test-all.md'), lines.join('\n'));
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
