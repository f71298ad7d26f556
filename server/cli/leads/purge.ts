import {purge} from '../../privacy/purge.ts';
import type {Settings} from '../../settings/settings.ts';
import type {Terminal} from '../run-command.ts';
import {hasStore, withVault} from '../vault.ts';

/** `purge`: erases what has been kept long enough, and says how much that is. */
export async function purgeLeads(settings: Settings, isDry: boolean, {print}: Terminal): Promise<void> {
  if (!hasStore(settings)) return print('There is nothing to purge yet.');
  const counts = await withVault(settings, (vault) =>
    purge(vault, {retention: settings.RETENTION_DAYS, now: new Date(), isDry}),
  );
  for (const [what, count] of Object.entries(counts)) print(`${what.padEnd(14)}${String(count).padStart(8)}`);
  print(isDry ? 'Nothing was erased: this was a dry run.' : 'Erased.');
}
