import {once} from 'node:events';
import {createWriteStream, existsSync, realpathSync, renameSync, rmSync, statSync} from 'node:fs';
import {finished} from 'node:stream/promises';

import {CommandError} from './command-error.ts';

/** The destination of a command's result. */
export type Output = {
  /** Writes text; resolves when more can be written. */
  readonly write: (text: string) => Promise<void>;
};

/**
 * Writes a file atomically: readable only by the owner (0600), whatever file is replaced, and visible only when
 * complete. A special file (a pipe, a device) is written directly. Throws CommandError if the file cannot be written.
 */
export const writeOutputFile = async (
  path: string,
  write: (output: Output) => Promise<void>,
): Promise<void> => {
  // A symbolic link stays a link.
  const target = existsSync(path) ? realpathSync(path) : path;
  const isRegular = statSync(target, {throwIfNoEntry: false})?.isFile() ?? true;
  const part = isRegular ? `${target}.${process.pid}.part` : target;
  const stream = createWriteStream(part, {flags: isRegular ? 'wx' : 'w', mode: 0o600});
  const ended = finished(stream);
  // An error that occurs before a caller awaits `ended` must not end the process.
  ended.catch(() => {});
  try {
    await write({
      write: async (text) => {
        if (!stream.write(text)) await Promise.race([once(stream, 'drain'), ended]);
      },
    });
    stream.end();
    await ended;
    if (isRegular) renameSync(part, target);
  } catch (error) {
    stream.destroy();
    if (isRegular) rmSync(part, {force: true});
    throw isOfSystem(error) ? new CommandError(`${path} cannot be written: ${reasonOf(error)}.`) : error;
  }
};

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

// The system's message also names the part file, which the caller does not know: `ENOENT: no such file or directory, open '...'`.
const reasonOf = ({message}: Error): string => message.split(',', 1)[0] ?? message;
