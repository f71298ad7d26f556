import {existsSync} from 'node:fs';
import type {Settings} from '../settings/settings.ts';
import type {NoteWithdrawn} from '../withdrawal/withdrawal.service.ts';
import {noteWithdrawn} from './withdrawal-ledger.ts';

/**
 * Gives what notes withdrawals beside the store and beside its backups, so that no restore makes them stand again. It resolves once
 * they are durable there, and never rejects: what is withdrawn stays so, `onFault` is told, and the next backup notes it.
 */
export const notingWithdrawals =
  (
    {DATA_DIR, BACKUP_DIR}: Pick<Settings, 'DATA_DIR' | 'BACKUP_DIR'>,
    onFault: (error: unknown) => void,
  ): NoteWithdrawn =>
  async (withdrawn) => {
    // Not only where a backup is finished: one that began before the withdrawal may be under way.
    const folders = [DATA_DIR, ...(BACKUP_DIR !== '' && existsSync(BACKUP_DIR) ? [BACKUP_DIR] : [])];
    for (const folder of folders) {
      try {
        await noteWithdrawn(folder, withdrawn);
      } catch (error) {
        onFault(error);
      }
    }
  };
