import {CommandError} from './command-error.ts';
import {UsageError} from './usage-error.ts';

/** What a command prints to, and where its settings come from. */
export type Terminal = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
};

const isOptionError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs a program's command on the process's arguments and sets the exit code: 0 done, 1 not possible, 2 called
 * wrongly. Expected errors print their message only.
 */
export const runCommand = async (
  usage: string,
  command: (args: readonly string[], terminal: Terminal) => Promise<void>,
): Promise<void> => {
  // `leads list | head` closes the pipe early; that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  try {
    await command(process.argv.slice(2), {
      environment: process.env,
      print: (text) => process.stdout.write(`${text}\n`),
    });
  } catch (error) {
    if (error instanceof UsageError || isOptionError(error)) {
      console.error(`${error.message}\n\n${usage}`);
      process.exitCode = 2;
      return;
    }
    const isExpected =
      error instanceof CommandError ||
      (error instanceof Error &&
        'code' in error &&
        ['settings', 'agency-config', 'unavailable', 'backup', 'keys'].includes(String(error.code)));
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
};
