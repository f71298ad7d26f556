/*
 * `npm run reliability`: the short form of every program, one after the other, and a table. `npm run reliability -- <name>` runs one,
 * with its own options: `-- crash --store postgres --long --seed 7 --keep`.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Argument} from 'commander';
import {createProgram, readArguments} from '../server/cli/program.ts';
import {openDurations} from './time-left.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const fileOf = (name: string): string => join(root, 'reliability', name, `${name}.ts`);

/** Every program with the options of its forms, the most important first. */
const forms: readonly (readonly string[])[] = [
  ['crash'],
  ['crash', '--store', 'postgres'],
  ['power-cut'],
  ['power-cut', '--no-sync'],
  ['faults'],
  ['rolling-restart'],
  ['chat'],
  ['chat', '--store', 'postgres'],
  ['restore'],
  ['forger'],
  ['clock'],
  ['poisoned-row'],
  ['missing-files'],
  ['fuzz'],
  ['hostile'],
  ['load'],
  ['slow-loris'],
  ['bad-clients'],
  ['desk-list'],
  ['open-conversations'],
  ['throughput'],
];

/** Programs that mostly wait for leases and retries run side by side; programs that measure run alone. */
const aloneFrom = forms.findIndex(([name]) => name === 'fuzz');
const AT_ONCE = 3;
const names = new Set(forms.map(([name]) => name ?? ''));

type Row = {
  readonly title: string;
  readonly verdict: string;
  readonly seconds: number;
};

const durations = openDurations(join(root, '.cache/durations.json'));

const run = async ([name = '', ...options]: readonly string[], isQuiet: boolean): Promise<Row> => {
  const began = Date.now();
  const child = spawn(process.execPath, [fileOf(name), ...options], {
    cwd: root,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
  });
  const end = (): void => void child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, end);
  if (isQuiet) console.log(`\n${output.trimEnd()}`);
  const isSkipped = /^SKIP /mu.test(output);
  const title = [name, ...options].join(' ');
  const seconds = Math.round((Date.now() - began) / 1_000);
  durations.keep(title, seconds);
  return {title, verdict: code === 0 ? (isSkipped ? 'skipped' : 'ok') : 'FAIL', seconds};
};

const program = createProgram('npm run reliability --', {
  summary: 'Runs the short form of every reliability program, or one program with its own options.',
  notes:
    'Options of a program: --long, --seed <number>, --keep (keeps the result in docs/reliability), --store postgres.',
  examples: [
    'npm run -s reliability',
    'npm run -s reliability -- crash --store postgres --long --keep',
    'npm run -s reliability -- crash --help',
  ],
})
  .addArgument(new Argument('[program]', 'only this program').choices([...names]))
  .argument('[options...]', 'its options')
  // The chosen program parses these options, including "--help".
  .allowUnknownOption()
  .passThroughOptions();
readArguments(program);
const [chosen, ...options] = program.args;
if (chosen !== undefined) {
  durations.sayLeft([[chosen, ...options].join(' ')]);
  const {verdict} = await run([chosen, ...options], false);
  process.exit(verdict === 'FAIL' ? 1 : 0);
}

const present = forms.filter(([name = '']) => existsSync(fileOf(name)));
const rows: Row[] = [];
const left = new Set(present.map((form) => form.join(' ')));
const runQuietly = async (form: readonly string[]): Promise<void> => {
  durations.sayLeft([...left]);
  rows.push(await run(form, true));
  left.delete(form.join(' '));
};
const waiting = present.filter((form) => forms.indexOf(form) < aloneFrom);
const lane = async (): Promise<void> => {
  for (let form = waiting.shift(); form; form = waiting.shift()) await runQuietly(form);
};
await Promise.all(Array.from({length: AT_ONCE}, lane));
for (const form of present.filter((each) => forms.indexOf(each) >= aloneFrom)) await runQuietly(form);

console.log('');
for (const {title, verdict, seconds} of rows)
  console.log(`${verdict.padEnd(8)} ${title.padEnd(28)} ${seconds} s`);
const count = (verdict: string): number => rows.filter((row) => row.verdict === verdict).length;
console.log(`\n${count('ok')} passed, ${count('FAIL')} failed, ${count('skipped')} skipped`);
process.exit(count('FAIL') === 0 ? 0 : 1);
