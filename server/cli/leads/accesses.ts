import {readAccessLog} from '../../evidence/access-log.ts';
import type {Settings} from '../../settings/settings.ts';
import type {Terminal} from '../terminal.ts';
import {hasStore, withVault} from '../vault.ts';

/** `accesses`: lists who viewed which submissions. */
export const showAccesses = async (settings: Settings, {print}: Pick<Terminal, 'print'>): Promise<void> => {
  const rows = hasStore(settings) ? await withVault(settings, ({store}) => readAccessLog(store)) : [];
  if (rows.length === 0) print('Nobody has accessed a submission yet.');
  for (const {at, actor, command, submissions} of rows) print(`${at}  ${actor}  ${command}  ${submissions}`);
};
