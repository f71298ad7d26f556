import type {ChildProcess} from 'node:child_process';
import type {Logger} from 'pino';
import {MS_PER_HOUR} from '../../insurance/calendar/duration.ts';
import {judgeClock, PurgeWithheldError} from '../retention/purge-clock.ts';
import type {Store} from '../storage/store.ts';
import {type BackupProgram, logEnd, startBackup} from './backup-process.ts';
import {expireBackups, hasFaults, newestBackup} from './backup-folder.ts';

const FIRST_AFTER_MS = 30_000;
// Less than a day by the duration of a backup, so that backups keep the same time of day.
const DUE_AFTER_MS = 23.5 * MS_PER_HOUR;

type Plan = BackupProgram & {
  readonly keepDays: number;
  /** The store, which records the last purge: after a jump of the clock, no backups are deleted. */
  readonly store: Store;
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
      child = startBackup(plan, (end) => {
        child = undefined;
        if (isStopped) return;
        logEnd(plan.log, end);
        void attempt(() => expire(plan));
      });
      return undefined;
    });
  };
  const first = setTimeout(look, firstAfterMs).unref();
  const hourly = setInterval(look, MS_PER_HOUR).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
    isStopped = true;
    // An incomplete backup does not count.
    child?.kill();
  };
};

const isDue = ({folder, now}: Plan): boolean => {
  const newest = newestBackup(folder, now());
  return !newest || now().getTime() - newest.madeAt.getTime() >= DUE_AFTER_MS;
};

const expire = async ({folder, keepDays, store, now, log}: Plan): Promise<void> => {
  // An older backup may contain data that is now damaged, and a failed backup replaces none.
  const newest = newestBackup(folder, now());
  if (!newest || hasFaults(newest.file)) return;
  const {doubt, isConfirmed} = await judgeClock(store, now());
  if (doubt !== undefined && !isConfirmed) throw new PurgeWithheldError(doubt);
  const expired = expireBackups(folder, keepDays, {now: now(), isConfirmed});
  if (expired.length > 0) log.info({expired: expired.length, keepDays}, 'old backups were deleted');
};
