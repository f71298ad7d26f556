import {once} from 'node:events';
import {createWriteStream, existsSync, realpathSync, renameSync, rmSync, statSync} from 'node:fs';
import {finished} from 'node:stream/promises';

/** Where a command's result goes. */
export type Output = {
  /** Writes; resolves once there is room for more. */
  readonly write: (text: string) => Promise<void>;
};

/**
 * Writes a file as a whole: it is its owner's only (0600), whatever stood there before and whoever has that open, and it is there only once
 * all of it is written. What is no regular file (a pipe, a device) is written to as it is. Throws the system's error.
 */
export const writeOutputFile = async (
  path: string,
  write: (output: Output) => Promise<void>,
): Promise<void> => {
  // A link stays a link.
  const target = existsSync(path) ? realpathSync(path) : path;
  const isRegular = statSync(target, {throwIfNoEntry: false})?.isFile() ?? true;
  const part = isRegular ? `${target}.${process.pid}.part` : target;
  const stream = createWriteStream(part, {flags: isRegular ? 'wx' : 'w', mode: 0o600});
  const ended = finished(stream);
  // Whoever waits for `ended` hears of it; until then it is nobody's.
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
