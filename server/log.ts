import {pino, type Logger} from 'pino';

// Lines are written together: a write for each would be a twentieth of the time a submission takes.
const BUFFER_BYTES = 8 * 1024;
const FLUSH_MS = 250;

/** The server's log: JSON lines on standard output, at most a quarter of a second late. `flush` writes what is waiting. */
export function createLog(level: string): Logger {
  const output = pino.destination({dest: 1, sync: false, minLength: BUFFER_BYTES});
  const log = pino({level, base: null, timestamp: pino.stdTimeFunctions.isoTime}, output);
  setInterval(() => log.flush(), FLUSH_MS).unref();
  return log;
}
