import {PurgeWithheldError} from '../../retention/purge-clock.ts';
import {purgeTables} from '../../retention/purge.ts';
import type {Settings} from '../../settings/settings.ts';
import type {Terminal} from '../terminal.ts';
import {CommandError} from '../command-error.ts';
import {scrubForCommand} from '../scrub-for-command.ts';
import {hasStore, withVault} from '../vault.ts';

/**
 * `purge`: erases expired records and prints the number. Throws CommandError if the clock may be wrong and is not
 * confirmed.
 */
export const purgeLeads = async (
  settings: Settings,
  {
    isDry,
    isClockConfirmed = false,
    patienceMs,
  }: {readonly isDry: boolean; readonly isClockConfirmed?: boolean; readonly patienceMs?: number},
  {print}: Pick<Terminal, 'print'>,
): Promise<void> => {
  if (!hasStore(settings)) return print('There is nothing to purge yet.');
  await withVault(settings, async (vault) => {
    const plan = {retention: settings.RETENTION_DAYS, now: new Date(), isDry, isClockConfirmed};
    const counts = await purgeTables(vault, plan).catch((error: unknown) => {
      throw error instanceof PurgeWithheldError ? new CommandError(error.message, {cause: error}) : error;
    });
    for (const [what, count] of Object.entries(counts))
      print(`${what.padEnd(14)}${String(count).padStart(8)}`);
    if (isDry) return print('Nothing was erased: this was a dry run.');
    await scrubForCommand(vault.store, {
      done: 'The records are erased from the tables.',
      again: 'npm run leads -- purge',
      patienceMs,
    });
    print('Erased.');
  });
};
