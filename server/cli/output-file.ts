import {once} from 'node:events';
import {createWriteStream, existsSync, realpathSync, renameSync, rmSync, statSync} from 'node:fs';
import {finished} from 'node:stream/promises';

/** The destination of a command's result. */
export type Output = {
  /** Writes text; resolves when more can be written. */
  readonly write: (text: string) => Promise<void>;
};

/**
 * Writes a file atomically: readable only by the owner (0600), whatever file is replaced, and visible only when
 * complete. A special file (a pipe, a device) is written directly. Throws the system's error.
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
    throw error;
  }
};
