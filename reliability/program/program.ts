/**
 * The frame of every reliability program: `--seed N`, `--long`, `--keep`, a time limit, cleanup in any case, a last line PASS, FAIL or
 * SKIP, and the results in docs/reliability.
 */
import type {Command} from 'commander';
import {createProgram, readArguments} from '../../server/cli/program.ts';
import {startCleanup} from './cleanup.ts';
import {keepResult} from './keep-result.ts';
import {load, machine} from './machine.ts';
import {Random} from './random.ts';
import {within} from './wait.ts';

/** Thrown by a program that cannot run on this machine, with the reason. */
export class Skipped extends Error {}

/** The tools of a program. */
export type Run = {
  readonly random: Random;
  readonly isLong: boolean;
  /** Other options by name, such as `--store postgres`. */
  readonly option: (name: string) => string | undefined;
  /** Prints the progress. */
  readonly say: (line: string) => void;
  /** Cleanup functions that run in any case, last first. */
  readonly atEnd: (clean: () => unknown) => void;
};

/** The result of a program: figures by name, and the failures. */
export type Findings = {
  readonly figures: Readonly<Record<string, number | string>>;
  readonly faults: readonly string[];
};

/** A program: its name, the claim that a pass proves, and its time limits in milliseconds. */
export type Program = {
  readonly name: string;
  readonly proves: string;
  readonly limits: {readonly short: number; readonly long: number};
  readonly options?: Readonly<Record<string, {type: 'string' | 'boolean'}>>;
  readonly run: (run: Run) => Promise<Findings>;
};

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

// The options as typed: commander stores `--no-sync` as `sync: false`.
const givenOptions = (command: Command, names: readonly string[]): ReadonlyMap<string, string> => {
  const values = readArguments<Record<string, string | boolean>>(command);
  const valueOf = (name: string) =>
    name.startsWith('no-') ? !values[name.slice(3)] : (values[name] ?? false);
  return new Map(
    names.flatMap((name) => (valueOf(name) === false ? [] : [[name, String(valueOf(name))] as const])),
  );
};

/** Runs a program and ends the process: exit code 0 when the program passes or cannot run here, else 1. */
export const runProgram = async ({name, proves, limits, options = {}, run}: Program): Promise<never> => {
  const command = createProgram(`npm run reliability -- ${name}`, {
    summary: `Shows that ${proves}.`,
    notes: `Within ${limits.short / 60_000} minutes; with --long within ${limits.long / 60_000}.`,
    examples: [
      `npm run -s reliability -- ${name} --seed 7`,
      `npm run -s reliability -- ${name} --long --keep`,
    ],
  })
    .option('--seed <number>', 'what chance begins with; printed, so that a run can be repeated')
    .option('--long', 'the long form')
    .option('--keep', 'keep the result in docs/reliability');
  for (const [option, {type}] of Object.entries(options))
    command.option(type === 'string' ? `--${option} <value>` : `--${option}`, 'another form of the program');
  const given = givenOptions(command, ['seed', 'long', 'keep', ...Object.keys(options)]);
  const seed = Number(given.get('seed') ?? Math.floor(Math.random() * 2 ** 31));
  const isLong = given.has('long');
  const title = [
    name,
    ...[...given]
      .filter(([option]) => option in options)
      .map(([option, value]) => (value === 'true' ? option : value)),
  ].join(' ');
  const {atEnd, clean} = startCleanup();

  console.log(`${title}: ${proves}`);
  console.log(`seed ${seed}, ${isLong ? 'long' : 'short'} form, ${machine()}, load ${load()}`);
  const began = Date.now();
  let verdict = 'PASS';
  let figures: Findings['figures'] = {};
  let reasons: readonly string[] = [];
  try {
    const work = run({
      random: new Random(seed),
      isLong,
      option: (option) => given.get(option),
      say,
      atEnd,
    });
    const found = await within(isLong ? limits.long : limits.short, 'the whole program', work);
    figures = found.figures;
    reasons = found.faults;
    if (reasons.length > 0) verdict = 'FAIL';
  } catch (error) {
    verdict = error instanceof Skipped ? 'SKIP' : 'FAIL';
    reasons = [
      error instanceof Skipped
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error),
    ];
  }
  await clean();
  const seconds = Math.round((Date.now() - began) / 1_000);
  for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure.padEnd(44)} ${value}`);
  for (const reason of reasons.slice(0, 20))
    console.log(`  ${verdict === 'SKIP' ? 'skipped' : 'NOT PROVEN'}: ${reason}`);
  if (given.has('keep'))
    keepResult({name, title, proves, verdict, figures, reasons, seconds, seed, load: load()});
  console.log(`${verdict} ${title}: ${seconds} s, seed ${seed}`);
  process.exit(verdict === 'FAIL' ? 1 : 0);
};
