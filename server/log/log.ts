import {pino, type Logger} from 'pino';
import {LogOutput} from './log-output.ts';

const STANDARD_OUTPUT = 1;

let output: LogOutput | undefined;

/**
 * Creates the server's log: JSON lines on standard output, at most a quarter of a second late. `flush` writes the
 * waiting lines.
 */
export const createLog = (level: string): Logger => {
  output ??= new LogOutput(STANDARD_OUTPUT);
  return pino(
    {level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: {err: plainError}},
    output,
  );
};

// Keeps only the safe properties of an error: a database includes the refused row in the details, and any other
// property may be as private.
const plainError = (error: unknown): object => {
  if (!(error instanceof Error)) return {type: typeof error};
  const {name, stack, cause} = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return {type: name, code, stack, ...(cause === undefined ? {} : {cause: plainError(cause)})};
};
