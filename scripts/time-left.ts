import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** The durations of earlier steps on this machine, in seconds, stored in a file. */
export type Durations = {
  /** Prints the expected duration of some steps on a terminal; nothing when a step has never run. */
  readonly sayLeft: (names: readonly string[], stream?: NodeJS.WriteStream) => void;
  readonly keep: (name: string, seconds: number) => void;
};

const read = (file: string): Map<string, number> => {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>));
  } catch {
    // The file is missing or incomplete: the next run stores the durations.
    return new Map();
  }
};

/** Opens the file of durations. */
export const openDurations = (file: string): Durations => {
  const known = read(file);
  return {
    sayLeft: (names, stream = process.stderr) => {
      const seconds = names.map((name) => known.get(name) ?? NaN).reduce((sum, each) => sum + each, 0);
      if (!stream.isTTY || names.length === 0 || Number.isNaN(seconds)) return;
      const left = seconds < 90 ? `${Math.ceil(seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;
      stream.write(`${names.length} to go, about ${left} left\n`);
    },
    keep: (name, seconds) => {
      known.set(name, seconds);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(Object.fromEntries(known), undefined, 2));
    },
  };
};
