import {existsSync} from 'node:fs';
import type {Settings} from '../settings/settings.ts';
import type {NoteWithdrawn} from '../withdrawal/withdrawal.service.ts';
import {noteWithdrawn} from './withdrawal-ledger.ts';

/**
 * Returns a function that records withdrawals beside the store and beside the backups, so that no restore cancels
 * them. The function resolves once the records are durable, and never rejects: after a failure, the withdrawal
 * stays in force, `onFault` is called, and the next backup records the withdrawal.
 */
export const notingWithdrawals =
  (
    {DATA_DIR, BACKUP_DIR}: Pick<Settings, 'DATA_DIR' | 'BACKUP_DIR'>,
    onFault: (error: unknown) => void,
  ): NoteWithdrawn =>
  async (withdrawn) => {
    // Also writes during a backup, because the backup may have begun before the withdrawal.
    const folders = [DATA_DIR, ...(BACKUP_DIR !== '' && existsSync(BACKUP_DIR) ? [BACKUP_DIR] : [])];
    for (const folder of folders) {
      try {
        await noteWithdrawn(folder, withdrawn);
      } catch (error) {
        onFault(error);
      }
    }
  };
