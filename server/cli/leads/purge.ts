import {purgeTables} from '../../retention/purge.ts';
import type {Settings} from '../../settings/settings.ts';
import type {Terminal} from '../run-command.ts';
import {scrubForCommand} from '../scrub-for-command.ts';
import {hasStore, withVault} from '../vault.ts';

/** `purge`: erases what has been kept long enough, and says how much that is. */
export const purgeLeads = async (
  settings: Settings,
  {isDry, patienceMs}: {readonly isDry: boolean; readonly patienceMs?: number},
  {print}: Terminal,
): Promise<void> => {
  if (!hasStore(settings)) return print('There is nothing to purge yet.');
  await withVault(settings, async (vault) => {
    const counts = await purgeTables(vault, {retention: settings.RETENTION_DAYS, now: new Date(), isDry});
    for (const [what, count] of Object.entries(counts))
      print(`${what.padEnd(14)}${String(count).padStart(8)}`);
    if (isDry) return print('Nothing was erased: this was a dry run.');
    await scrubForCommand(vault.store, {
      done: 'Erased from the tables.',
      again: 'npm run leads -- purge',
      patienceMs,
    });
    print('Erased.');
  });
};
