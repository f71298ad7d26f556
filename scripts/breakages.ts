/* Shows that the tests of the specification can fail: breaks a copy of the product on purpose, one fault at a time
   (host/e2e/specification/breakages), runs the tests of the affected behaviors, and reports that they fail. A fault that no longer
   applies, and a behavior whose tests still pass, are errors. The checkout is not changed. */
import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Breakage} from '../host/e2e/specification/breakages/breakage.ts';
import {breakages, sampleNames} from '../host/e2e/specification/breakages/breakages.ts';
import {createProgram, readArguments} from '../server/cli/program.ts';
import {copyCheckout} from './copy-checkout.ts';
import {runPlaywright} from './playwright-report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const CONFIG = 'host/e2e/specification/breakages/playwright.config.ts';

/** A copy of the checkout and its build; the build is DIST_DIR, else `dist`. */
const copyProduct = (): string => {
  const copy = copyCheckout(root, 'lamplight-broken-');
  // The server would send the compressed files instead of the broken ones.
  cpSync(process.env['DIST_DIR'] ?? join(root, 'dist'), join(copy, 'dist'), {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/u.test(file),
  });
  return copy;
};

/** Breaks the copy and returns a function that repairs it. Null when the fault no longer applies. */
const breakIt = (copy: string, {files, find, replace}: Breakage): (() => void) | undefined => {
  const sound = new Map<string, string>();
  for (const entry of readdirSync(copy, {recursive: true, withFileTypes: true})) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !files.test(relative(copy, file))) continue;
    const text = readFileSync(file, 'utf8');
    const broken = text.replaceAll(find, replace);
    if (broken === text) continue;
    sound.set(file, text);
    writeFileSync(file, broken);
  }
  if (sound.size === 0) return undefined;
  return () => {
    for (const [file, text] of sound) writeFileSync(file, text);
  };
};

const program = createProgram('npm run breakages --', {
  summary:
    'Breaks a copy of the product on purpose, one fault at a time, and reports whether the tests notice.',
  examples: ['npm run -s breakages', 'npm run -s breakages -- --sample', 'npm run -s breakages -- menu 404'],
})
  .argument('[word...]', 'only faults whose name contains one of these words')
  .option('--sample', 'the fixed two faults of "npm test"');
const {sample: isSample = false} = readArguments<{readonly sample?: boolean}>(program);
const words = program.args;
const chosen = breakages.filter(
  ({name}) =>
    (!isSample || sampleNames.includes(name)) &&
    (words.length === 0 || words.some((word) => name.includes(word))),
);
if (chosen.length === 0 || (isSample && chosen.length !== sampleNames.length))
  throw new Error('no fault has that name');

const copy = copyProduct();
// An unexpected signal must not leave megabytes behind.
process.on('exit', () => rmSync(copy, {recursive: true, force: true}));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const all = runPlaywright(copy, ['host/e2e/specification', '--list']);
/** Returns the tests of some behaviors; of tests in two languages, the English one. */
const testsOf = (ids: readonly string[]): readonly string[] => [
  ...new Set(
    all
      .filter((test) => !test.title.startsWith('es: ') && test.ids.some((id) => ids.includes(id)))
      .map(({file, line}) => `${file}:${line}`),
  ),
];
const run = (ids: readonly string[]) =>
  runPlaywright(copy, [...testsOf(ids), `--config=${CONFIG}`, '--grep-invert', ' es: ', '--retries=0'], {
    DIST_DIR: join(copy, 'dist'),
  });

const faults: string[] = [];
const sound = run(chosen.flatMap(({breaks}) => breaks));
for (const {title, hasPassed} of sound)
  if (!hasPassed) faults.push(`fails although nothing is broken: ${title}`);

for (const breakage of chosen) {
  const mend = breakIt(copy, breakage);
  if (!mend) {
    faults.push(`"${breakage.name}" applies nowhere: the product has changed, change the fault`);
    continue;
  }
  const tests = run(breakage.breaks);
  mend();
  const shown = breakage.breaks.filter((id) =>
    tests.filter(({ids}) => ids.includes(id)).every(({hasPassed}) => hasPassed),
  );
  for (const id of shown) faults.push(`"${breakage.name}" is not noticed by the tests of ${id}`);
  const failed = tests.filter(({hasPassed}) => !hasPassed).length;
  console.log(
    `${shown.length === 0 ? 'ok  ' : 'FAIL'} ${breakage.name}: ${failed} of ${tests.length} tests fail`,
  );
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${chosen.length} deliberate faults were noticed, each by the tests of the behaviors it breaks`);
