import {execFile, type ChildProcess, type ExecFileException} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import type {Logger} from 'pino';
import type {Environment} from '../settings/settings.ts';
import {judgeClock, PurgeWithheldError} from '../retention/purge-clock.ts';
import type {Store} from '../storage/store.ts';
import {expireBackups, hasFaults, keptBackups} from './backup-folder.ts';

const HOUR_MS = 3_600_000;
const FIRST_AFTER_MS = 30_000;
// Less than a day by the duration of a backup, so that backups keep the same time of day.
const DUE_AFTER_MS = 23.5 * HOUR_MS;
// The exit code for a backup of a partly damaged store.
const MADE_WITH_FAULTS = 3;

type Plan = {
  /** The path of the command that makes a backup. */
  readonly program: string;
  /** The folder of the backups; empty for no backups. */
  readonly folder: string;
  readonly keepDays: number;
  /** The store, which records the last purge: after a jump of the clock, no backups are deleted. */
  readonly store: Store;
  /** The settings that the server runs with. */
  readonly environment: Environment;
  readonly now: () => Date;
  readonly log: Logger;
  readonly firstAfterMs?: number;
};

/**
 * Makes one backup a day in a folder and deletes expired backups. Returns a function that ends the checks. Checks
 * shortly after the start and then once an hour, so that a failed backup is repeated within the hour. Servers that
 * share a folder share the backups.
 */
export const backUpDaily = ({firstAfterMs = FIRST_AFTER_MS, ...plan}: Plan): (() => void) => {
  if (plan.folder === '') return () => {};
  let child: ChildProcess | undefined;
  let isStopped = false;
  // The folder may become unavailable at any time: the server continues without it.
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (err) {
      if (err instanceof PurgeWithheldError) plan.log.error({err}, 'old backups were not deleted');
      else plan.log.error({err}, 'the folder of backups cannot be used; the server retries in an hour');
    }
  };
  const look = (): void => {
    if (child) return;
    void attempt(async () => {
      if (!isDue(plan)) return await expire(plan);
      child = runProgram(plan, (end) => {
        child = undefined;
        if (isStopped) return;
        logEnd(plan.log, end);
        void attempt(() => expire(plan));
      });
      return undefined;
    });
  };
  const first = setTimeout(look, firstAfterMs).unref();
  const hourly = setInterval(look, HOUR_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
    isStopped = true;
    // An incomplete backup does not count.
    child?.kill();
  };
};

// A backup with a future time was made by another clock and counts as old.
const isDue = ({folder, now}: Plan): boolean => {
  const newest = keptBackups(folder).at(-1);
  return !newest || Math.abs(now().getTime() - newest.madeAt.getTime()) >= DUE_AFTER_MS;
};

type End = {readonly error: ExecFileException | null; readonly out: string; readonly err: string};

// Runs a separate process with low priority, because checking a copy takes time and memory that submissions need.
const runProgram = ({program, folder, environment}: Plan, onEnd: (end: End) => void): ChildProcess => {
  const env = {PATH: process.env['PATH'], ...environment};
  const child = execFile(process.execPath, [program, folder], {env}, (error, out, err) =>
    onEnd({error, out, err}),
  );
  stepBack(child.pid);
  return child;
};

const logEnd = (log: Logger, {error, out, err}: End): void => {
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

const expire = async ({folder, keepDays, store, now, log}: Plan): Promise<void> => {
  // An older backup may contain data that is now damaged, and a failed backup replaces none.
  const newest = keptBackups(folder).at(-1);
  if (!newest || hasFaults(newest.file)) return;
  const {doubt, isConfirmed} = await judgeClock(store, now());
  if (doubt !== undefined && !isConfirmed) throw new PurgeWithheldError(doubt);
  const expired = expireBackups(folder, keepDays, {now: now(), isConfirmed});
  if (expired.length > 0) log.info({expired: expired.length, keepDays}, 'old backups were deleted');
};
