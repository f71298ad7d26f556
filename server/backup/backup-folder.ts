import {existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';
import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import {MS_PER_HOUR} from '../../insurance/calendar/duration.ts';
import {doubtShares, PurgeWithheldError} from '../retention/purge-clock.ts';
import {syncPath, writeDurably} from '../storage/sync-path.ts';
import {BackupError} from './backup-error.ts';
import {ManifestSchema, type Manifest} from './manifest.schema.ts';

const NAME = /^lamplight-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite$/u;

// Servers that share a folder of backups have clocks of their own.
const CLOCKS_DIFFER_MS = MS_PER_HOUR;

/** A backup in a folder, and the time at which it was made. */
export type KeptBackup = {readonly file: string; readonly madeAt: Date};

/** Returns the file name of a backup that is made at a moment. */
export const backupName = (now: Date): string =>
  `lamplight-${now.toISOString().replaceAll(/[:.]/gu, '-')}.sqlite`;

const manifestFile = (file: string): string => file.replace(/\.sqlite$/u, '.json');

/** Writes the manifest of a backup, durably. The manifest is written last: a file without a manifest is not a backup. */
export const writeManifest = (file: string, manifest: Manifest): void => {
  const target = manifestFile(file);
  writeDurably(`${target}.part`, 'w', `${JSON.stringify(manifest, undefined, 2)}\n`);
  renameSync(`${target}.part`, target);
  syncPath(dirname(target));
};

/** Reads the manifest of a backup. Throws BackupError when it is missing or unknown. */
export const readManifest = (file: string): Manifest => {
  const from = manifestFile(file);
  if (from === file) throw new BackupError(`${file} is not a backup: the name of a backup ends in .sqlite.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(from, 'utf8'));
  } catch (cause) {
    throw new BackupError(`${file} cannot be checked: ${from} is missing or damaged.`, {
      cause,
    });
  }
  const parsed = ManifestSchema.safeParse(content);
  if (parsed.success && parsed.data.file.name === basename(file)) return parsed.data;
  throw new BackupError(
    `${from} does not describe ${basename(file)}, or is of a newer version of Lamplight.`,
  );
};

/** Returns whether a backup's manifest names damaged rows of the store. */
export const hasFaults = (file: string): boolean => {
  try {
    return readManifest(file).faults !== undefined;
  } catch {
    return false;
  }
};

/** Lists the complete backups in a folder, oldest first; none when the folder does not exist. */
export const keptBackups = (folder: string): readonly KeptBackup[] =>
  named(folder).filter(({file}) => existsSync(manifestFile(file)));

/**
 * Returns the newest complete backup in a folder; undefined without one. A backup with a future time was made under a wrong clock, and says
 * nothing about how old the newest data in the folder is.
 */
export const newestBackup = (folder: string, now: Date): KeptBackup | undefined =>
  keptBackups(folder).findLast(({madeAt}) => madeAt.getTime() <= now.getTime() + CLOCKS_DIFFER_MS);

// Lists all backups by name, complete or not.
const named = (folder: string): readonly KeptBackup[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const [, day, hours, minutes, seconds, ms] = NAME.exec(name) ?? [];
      if (day === undefined) return [];
      return [
        {file: join(resolve(folder), name), madeAt: new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`)},
      ];
    });
};

/** Returns the time until which the server that makes the next backups keeps a backup. */
export const keptUntil = ({madeAt}: KeptBackup, keepDays: number): Date =>
  new Date(madeAt.getTime() + keepDays * MS_PER_DAY);

/**
 * Deletes expired backups and the files of interrupted backups; never the newest backup, whatever its age. Returns
 * the deleted backups. Throws PurgeWithheldError, and deletes nothing, when an unusual share of the backups would
 * be deleted and no person has confirmed the deletion.
 */
export const expireBackups = (
  folder: string,
  keepDays: number,
  {now, isConfirmed}: {readonly now: Date; readonly isConfirmed: boolean},
): readonly KeptBackup[] => {
  const newest = newestBackup(folder, now) ?? keptBackups(folder).at(-1);
  const expired = named(folder).filter(
    (backup) => backup.file !== newest?.file && keptUntil(backup, keepDays) <= now,
  );
  const doubt = doubtShares([{what: 'backups', due: expired.length, all: named(folder).length}]);
  if (doubt !== undefined && !isConfirmed) throw new PurgeWithheldError(doubt);
  for (const {file} of expired) {
    rmSync(manifestFile(file), {force: true});
    rmSync(file, {force: true});
  }
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name);
    const isLeftOver = name.startsWith('lamplight-') && name.endsWith('.part');
    if (isLeftOver && now.getTime() - statSync(file).mtimeMs > MS_PER_DAY) rmSync(file, {force: true});
  }
  return expired;
};
