import {execFile, type ChildProcess, type ExecFileException} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import type {Logger} from 'pino';
import type {Environment} from '../settings/settings.ts';

// The exit code for a backup of a partly damaged store.
const MADE_WITH_FAULTS = 3;

/** The command that makes a backup, its folder, and the settings that the server runs with. */
export type BackupProgram = {
  /** The path of the command. */
  readonly program: string;
  /** The folder of the backups; empty for no backups. */
  readonly folder: string;
  readonly environment: Environment;
};

type End = {readonly error: ExecFileException | null; readonly out: string; readonly err: string};

/** Runs a separate process with low priority, because checking a copy takes time and memory that submissions need. */
export const startBackup = (
  {program, folder, environment}: BackupProgram,
  onEnd: (end: End) => void,
): ChildProcess => {
  const env = {PATH: process.env['PATH'], ...environment};
  const child = execFile(process.execPath, [program, folder], {env}, (error, out, err) =>
    onEnd({error, out, err}),
  );
  stepBack(child.pid);
  return child;
};

/** Reports how the process ended. */
export const logEnd = (log: Logger, {error, out, err}: End): void => {
  const [reason = ''] = err.split('\n');
  if (error?.code === MADE_WITH_FAULTS)
    log.error(
      {made: out.trim().split('\n').at(-1), faults: err.trim().split('\n').slice(1)},
      'the backup was made, but rows of the store are damaged; older backups are kept',
    );
  else if (error)
    log.error(
      {code: error.code, signal: error.signal, reason},
      'the backup failed; the server retries in an hour',
    );
  else log.info({made: out.trim().split('\n').at(-1)}, 'backup');
};

const stepBack = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The system does not permit the change, or the process has ended; a running process continues with normal
    // priority.
  }
};
