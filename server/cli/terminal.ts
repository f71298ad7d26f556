import {once} from 'node:events';

/** The output and the settings of a command. */
export type Terminal = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Prints a line. */
  readonly print: (text: string) => void;
  /** Prints text as it is; resolves once there is room for more. */
  readonly write: (text: string) => Promise<void>;
  /** Prints a line beside the result, on standard error. */
  readonly warn: (text: string) => void;
  /** So many columns fit a line; Infinity where the output goes to a file or to another program. */
  readonly columns: number;
};

/** The terminal of this process. `COLUMNS` sets a width where there is no terminal. */
export const processTerminal = (): Terminal => ({
  environment: process.env,
  print: (text) => void process.stdout.write(`${text}\n`),
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  warn: (text) => void process.stderr.write(`${text}\n`),
  columns: process.stdout.columns ?? (Number(process.env['COLUMNS']) || Infinity),
});
