import {readAccessLog} from '../../evidence/access-log.ts';
import type {Settings} from '../../settings/settings.ts';
import type {Terminal} from '../terminal.ts';
import {hasStore, withVault} from '../vault.ts';

/** `accesses`: lists who viewed which submissions. */
export const showAccesses = async (settings: Settings, {print}: Pick<Terminal, 'print'>): Promise<void> => {
  if (!hasStore(settings)) return;
  const rows = await withVault(settings, ({store}) => readAccessLog(store));
  for (const {at, actor, command, submissions} of rows) print(`${at}  ${actor}  ${command}  ${submissions}`);
};
