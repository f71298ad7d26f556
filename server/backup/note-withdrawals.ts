import {existsSync} from 'node:fs';
import type {Settings} from '../settings/settings.ts';
import type {NoteWithdrawn} from '../withdrawal/withdrawal.service.ts';
import {noteWithdrawn} from './withdrawal-ledger.ts';

/**
 * Returns a function that records withdrawals beside the store and beside its backups, so that no restore cancels them. It resolves once
 * they are durable there, and never rejects: on a failure, the withdrawal stays in force, `onFault` is called, and the next backup records
 * it.
 */
export const notingWithdrawals =
  (
    {DATA_DIR, BACKUP_DIR}: Pick<Settings, 'DATA_DIR' | 'BACKUP_DIR'>,
    onFault: (error: unknown) => void,
  ): NoteWithdrawn =>
  async (withdrawn) => {
    // Also during a backup: a backup that began before the withdrawal may be in progress.
    const folders = [DATA_DIR, ...(BACKUP_DIR !== '' && existsSync(BACKUP_DIR) ? [BACKUP_DIR] : [])];
    for (const folder of folders) {
      try {
        await noteWithdrawn(folder, withdrawn);
      } catch (error) {
        onFault(error);
      }
    }
  };
