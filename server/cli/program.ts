import {Command, CommanderError, Help} from 'commander';
import {CommandError} from './command-error.ts';
import {PartialError} from './partial-error.ts';
import {UsageError} from './usage-error.ts';

/** The exit codes of a program. docs/operations.md documents these numbers. */
export const EXIT = {done: 0, failed: 1, usage: 2, partial: 3} as const;

// The columns of a terminal that nobody has enlarged.
const HELP_WIDTH = 80;

/**
 * The description of a program or command. Notes are paragraphs: a line break within a paragraph counts as a space. Examples are complete
 * lines for a shell.
 */
export type Manual = {
  readonly summary: string;
  readonly notes?: string;
  readonly examples: readonly string[];
};

/** Creates a program with `--help`; `name` is the part of the command line before the arguments. */
export const createProgram = (name: string, manual: Manual): Command =>
  documented(
    new Command(name)
      .exitOverride()
      .configureOutput({outputError: (text, write) => write(text.replace(/^error: /u, ''))})
      .configureHelp({helpWidth: HELP_WIDTH, showGlobalOptions: true}),
    manual,
  );

/** Adds a command to a program. */
export const addCommand = (program: Command, name: string, manual: Manual): Command =>
  documented(program.command(name), manual);

const wrapped = (notes: string): string =>
  notes
    .split('\n\n')
    .map((paragraph) => new Help().boxWrap(paragraph.replaceAll('\n', ' '), HELP_WIDTH))
    .join('\n\n');

const documented = (command: Command, {summary, notes, examples}: Manual): Command => {
  const shown = examples.map((example) => `  ${example}`).join('\n');
  return command
    .description(summary)
    .addHelpText('after', `${notes === undefined ? '' : `\n${wrapped(notes)}\n`}\nExamples:\n${shown}`);
};

// The codes of expected errors, for which only the message is printed.
const EXPECTED = new Set(['settings', 'agency-config', 'unavailable', 'backup', 'keys', 'seal', 'release']);

const isExpected = (error: unknown): error is Error =>
  error instanceof CommandError ||
  error instanceof PartialError ||
  (error instanceof Error && 'code' in error && EXPECTED.has(String(error.code)));

/** Runs a program on the process's arguments and sets the exit code. Expected errors print only their message. */
export const runProgram = async (program: Command): Promise<void> => {
  // `leads list | head` closes the pipe early, which is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.done : EXIT.failed);
  });
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(program, error);
  }
};

/** Reads the process's arguments, for a program whose work is elsewhere; `--help` and errors end the process. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the code that declares the options knows their type, as with commander's own `opts`
export const readArguments = <Options extends object>(program: Command): Options => {
  try {
    return program.parse().opts<Options>();
  } catch (error) {
    process.exit(exitCodeOf(program, error));
  }
};

const exitCodeOf = (program: Command, error: unknown): number => {
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
  if (error instanceof CommanderError || error instanceof UsageError) {
    // Commander has already printed its errors, and the help when the command is missing.
    if (error instanceof UsageError) console.error(error.message);
    if (error.code !== 'commander.help') console.error(`\n${usageOf(program)}`);
    return EXIT.usage;
  }
  console.error(isExpected(error) ? error.message : error);
  return error instanceof PartialError ? EXIT.partial : EXIT.failed;
};

const usageOf = (program: Command): string => {
  const [name] = program.args;
  const called = program.commands.find((command) => command.name() === name);
  const usage = (called ?? program).createHelp().commandUsage(called ?? program);
  return `Usage: ${usage}\n"--help" explains the options, with examples.`;
};
