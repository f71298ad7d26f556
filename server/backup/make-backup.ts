import {chmodSync, mkdirSync, renameSync, rmSync, statSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';
import {keyringOf, type Keyring} from '../keys/keyring.ts';
import {endsFileOf, type EndsSettings} from '../keys/ends-file.ts';
import {NotedEndError, readNotedEnd} from '../evidence/noted-ends.ts';
import type {NotedEnd} from '../evidence/verify-chain.ts';
import {givenKeys, type KeySettings} from '../keys/keys.ts';
import {SILENT, type Progress} from '../storage/progress.ts';
import {syncPath} from '../storage/sync-path.ts';
import {BackupError} from './backup-error.ts';
import {backupName, writeManifest} from './backup-folder.ts';
import {noteErased} from './erasure-ledger.ts';
import {examine, sha256Of} from './examine.ts';
import type {Manifest} from './manifest.schema.ts';
import {snapshot} from './snapshot.ts';
import {noteWithdrawn} from './withdrawal-ledger.ts';

/** A finished backup. */
export type MadeBackup = {readonly file: string; readonly manifest: Manifest};

/**
 * Makes a backup of the store in a folder, beside running servers, and checks the copy before the copy counts as a
 * backup. The backup contains every acknowledged submission. The manifest lists damaged rows, because the other
 * rows must be saved anyway. Throws BackupError, KeyError or the system's error; then there is no new backup.
 */
export const makeBackup = async (
  settings: KeySettings & EndsSettings,
  folder: string,
  now: Date,
  progress: Progress = SILENT,
): Promise<MadeBackup> => {
  const keyring = keysAtHand(settings);
  // Reads the ends before the copy is made, because a server continues to add entries.
  const {ends, fault} = notedEnds(settings, keyring);
  const place = resolve(folder);
  mkdirSync(place, {recursive: true, mode: 0o700});
  const file = join(place, backupName(now));
  const part = `${file}.part`;
  try {
    await snapshot(settings, part);
    const {erased, withdrawn, faults, ...found} = await examine(part, keyring, {ends, progress});
    const allFaults = [...fault, ...faults];
    chmodSync(part, 0o600);
    syncPath(part);
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      source: settings.DATABASE_URL === '' ? 'sqlite' : 'postgres',
      file: {name: basename(file), bytes: statSync(part).size, sha256: await sha256Of(part)},
      ...found,
      tables: [...found.tables],
      keys: [...found.keys],
      ...(allFaults.length > 0 ? {faults: allFaults} : {}),
    };
    renameSync(part, file);
    syncPath(dirname(file));
    await noteErased(place, erased);
    await noteWithdrawn(place, withdrawn);
    writeManifest(file, manifest);
    return {file, manifest};
  } catch (error) {
    rmSync(part, {force: true});
    throw error;
  }
};

const notedEnds = (
  settings: EndsSettings,
  keyring: Keyring,
): {readonly ends: readonly NotedEnd[]; readonly fault: readonly string[]} => {
  try {
    const end = readNotedEnd(endsFileOf(settings), keyring);
    return {ends: end ? [end] : [], fault: []};
  } catch (error) {
    if (!(error instanceof NotedEndError)) throw error;
    return {ends: [], fault: [error.message]};
  }
};

/** Reads the keys that the settings name. Throws BackupError without any. */
export const keysAtHand = (settings: KeySettings): Keyring => {
  const keyring = keyringOf(givenKeys(settings));
  if (keyring) return keyring;
  throw new BackupError(
    'There are no keys: put the key file at the place that DATA_KEY_FILE names (data.keys under DATA_DIR), or set DATA_KEY.',
  );
};
