import {once} from 'node:events';

/** The output and the settings of a command. */
export type Terminal = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Prints a line. */
  readonly print: (text: string) => void;
  /** Prints text unchanged; resolves when more can be written. */
  readonly write: (text: string) => Promise<void>;
  /** Prints a line on standard error. */
  readonly warn: (text: string) => void;
  /** The number of columns in a line; Infinity when the output is a file or another program. */
  readonly columns: number;
};

/** The terminal of this process. `COLUMNS` sets the width when there is no terminal. */
export const processTerminal = (): Terminal => ({
  environment: process.env,
  print: (text) => void process.stdout.write(`${text}\n`),
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  warn: (text) => void process.stderr.write(`${text}\n`),
  columns: process.stdout.columns ?? (Number(process.env['COLUMNS']) || Infinity),
});
