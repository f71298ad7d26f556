import type {Settings} from '../settings/settings.ts';
import {BackupError} from './backup-error.ts';
import {keptBackups, keptUntil} from './backup-folder.ts';
import {noteErased} from './erasure-ledger.ts';

/**
 * Records erased submissions beside the store and beside the backups, so that no restore brings them back. Returns
 * a sentence with the time until which backups still contain the submissions; undefined without BACKUP_DIR. Throws
 * BackupError when the record fails; the submissions are erased nevertheless.
 */
export const noteInBackups = async (
  {DATA_DIR, BACKUP_DIR, BACKUP_KEEP_DAYS}: Pick<Settings, 'DATA_DIR' | 'BACKUP_DIR' | 'BACKUP_KEEP_DAYS'>,
  ids: readonly string[],
  now: Date,
): Promise<string | undefined> => {
  const erased = ids.map((id) => ({id, at: now.toISOString()}));
  await noteErased(DATA_DIR, erased);
  const newest = BACKUP_DIR === '' ? undefined : keptBackups(BACKUP_DIR).at(-1);
  if (!newest) return undefined;
  try {
    await noteErased(BACKUP_DIR, erased);
  } catch (cause) {
    throw new BackupError(
      `Erased, but the erasure could not be recorded in ${BACKUP_DIR}. The next backup writes the record; do not restore a backup before.`,
      {cause},
    );
  }
  const until = keptUntil(newest, BACKUP_KEEP_DAYS).toISOString().slice(0, 10);
  return `Backups in ${BACKUP_DIR} contain the data, encrypted, until ${until} if new backups are made daily; a restore from them erases the data again.`;
};
