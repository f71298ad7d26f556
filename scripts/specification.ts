/* Checks that each behavior of docs/specification/ has a test in host/e2e/specification that names it. Writes docs/specification.md, and
   fails on a behavior without a test and on a test that names an unknown behavior. `--check` writes nothing and fails when the file is
   out of date. `--report` also reads the last run's test-results/playwright.json and fails on a behavior whose test did not pass. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {later, behaviors} from '../docs/specification/behaviors.ts';
import {type PlaywrightReport, runPlaywright, specificationTests} from './playwright-report.ts';
import {createProgram, readArguments} from '../server/cli/program.ts';
import {specificationTable} from './specification-table.ts';

const {check: isCheck = false, report: isReport = false} = readArguments<{
  readonly check?: boolean;
  readonly report?: boolean;
}>(
  createProgram('npm run specification --', {
    summary:
      'Proves that each behavior of the specification has a living test, and writes docs/specification.md.',
    examples: ['npm run -s specification', 'npm run -s specification -- --check --report'],
  })
    .option('--check', 'write nothing; fail when docs/specification.md is out of date')
    .option('--report', 'also fail on a behavior whose test did not pass in the last run'),
);

const root = fileURLToPath(new URL('..', import.meta.url));
const table = join(root, 'docs/specification.md');

const known = Object.keys(behaviors);
// Listed from the files without a run. The table names the tests of `npm test`, also in the full matrix.
delete process.env['LAMPLIGHT_TESTS'];
const tests = runPlaywright(root, ['host/e2e/specification', '--list']);
const faults: string[] = [];

for (const {file, line, title, ids} of tests) {
  for (const id of ids)
    if (!known.includes(id)) {
      const isLater = Object.hasOwn(later, id);
      faults.push(
        `${file}:${line} "${title}" names ${id}, which ${isLater ? 'comes later' : 'is no behavior'}`,
      );
    }
}
for (const id of known)
  if (!tests.some(({ids, isDead}) => !isDead && ids.includes(id))) faults.push(`${id} has no living test`);

if (isReport) {
  const file = join(root, 'test-results/playwright.json');
  if (!existsSync(file)) throw new Error('test-results/playwright.json is missing: run the tests first');
  const run = specificationTests(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport);
  for (const id of known) {
    const shown = run.filter(({ids}) => ids.includes(id));
    if (shown.length === 0) faults.push(`${id} was not tested in the last run`);
    for (const {file, title, hasPassed} of shown)
      if (!hasPassed) faults.push(`${id} did not pass: ${file} "${title}"`);
  }
}

const text = specificationTable(tests);
if (isCheck) {
  if (!existsSync(table) || readFileSync(table, 'utf8') !== text)
    faults.push('docs/specification.md is out of date: run node scripts/specification.ts');
} else writeFileSync(table, text);

if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error(`${faults.length} faults in the proof of the specification`);
  process.exit(1);
}
console.log(`${known.length} behaviors are shown by ${tests.length} tests`);
