/*
 * `npm test`: everything CI runs, in the order in which a fault is cheapest to find. Every step runs even when an earlier
 * one failed, and the last line counts: steps of the static checks, tests of the test runners.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {firefoxPath} from '../build/find-browser.ts';
import {ensureChromium} from './find-chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results');
const isFull = process.argv.includes('--all');

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads the test runner's own report; without it the step counts as one check. */
  readonly report?: (exitedWell: boolean) => Tally;
}

const readJson = (file: string): unknown =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;

const vitestReport = join(results, 'vitest.json');
const playwrightReport = join(results, 'playwright.json');

/** A runner that died without a report, or that says it went wrong without a failed test, is a failure of its own. */
const orFailure = (tally: Tally | undefined, exitedWell: boolean): Tally => {
  const counted = tally ?? {passed: 0, failed: 0, skipped: 0};
  return exitedWell === (counted.failed === 0) ? counted : {...counted, failed: Math.max(counted.failed, 1)};
};

const vitestTally = (exitedWell: boolean): Tally => {
  const report = readJson(vitestReport) as
    | {numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number}
    | undefined;
  return orFailure(
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    exitedWell,
  );
};

const playwrightTally = (exitedWell: boolean): Tally => {
  const report = readJson(playwrightReport) as
    | {stats: {expected: number; unexpected: number; flaky: number; skipped: number}}
    | undefined;
  return orFailure(
    report && {
      // A test that passed only at the second try did not pass.
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
    },
    exitedWell,
  );
};

const steps: readonly Step[] = [
  {name: 'format', command: ['oxfmt', '--check', '.']},
  {name: 'types', command: ['tsc', '-p', '.']},
  {name: 'lint', command: ['oxlint', '--deny-warnings']},
  {name: 'import directions', command: ['node', 'scripts/import-edges.ts']},
  {name: 'build, texts and sizes', command: ['node', 'build/build.ts']},
  {
    name: 'unit and element tests',
    command: [
      'vitest',
      'run',
      '--configLoader',
      'native',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    report: vitestTally,
  },
  {name: 'the product in browsers', command: ['playwright', 'test'], report: playwrightTally},
  {
    name: 'every statement of the specification shown',
    command: ['node', 'scripts/specification.ts', '--check', '--report'],
  },
  {
    name: 'deliberate breakages noticed',
    command: ['node', 'scripts/breakages.ts', ...(isFull ? [] : ['--sample'])],
  },
];

ensureChromium();
if (!firefoxPath())
  console.log('Firefox is not installed: the tests that also run in Firefox run in Chromium only.');
rmSync(results, {recursive: true, force: true});
mkdirSync(results, {recursive: true});

const total: Tally = {passed: 0, failed: 0, skipped: 0};
const summary: string[] = [];
for (const {name, command, report} of steps) {
  console.log(`\n=== ${name}`);
  const began = Date.now();
  const [program, ...args] = command;
  const {status} = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, ...(isFull ? {LAMPLIGHT_TESTS: 'all'} : {})},
  });
  const tally = report
    ? report(status === 0)
    : {passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0};
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  summary.push(
    `${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped (${seconds} s)`,
  );
}
console.log(`\n${summary.join('\n')}\n`);
if (isFull) {
  // The full matrices take long: what they said last is kept, with its day and machine.
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
