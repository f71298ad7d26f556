import {pino, type Logger} from 'pino';

// Lines are written together: a write for each would be a twentieth of the time a submission takes.
const BUFFER_BYTES = 8 * 1024;
const FLUSH_MS = 250;

/** The server's log: JSON lines on standard output, at most a quarter of a second late. `flush` writes what is waiting. */
export function createLog(level: string): Logger {
  const output = pino.destination({dest: 1, sync: false, minLength: BUFFER_BYTES});
  const log = pino(
    {level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: {err: plainError}},
    output,
  );
  setInterval(() => log.flush(), FLUSH_MS).unref();
  return log;
}

// A database puts the row that it refused into its error's details; whatever else an error carries is not for a log either.
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return {type: typeof error};
  const {name, stack, cause} = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return {type: name, code, stack, ...(cause === undefined ? {} : {cause: plainError(cause)})};
}
