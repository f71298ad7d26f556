import {readAudit} from '../../desk/audit/audit.store.ts';
import type {Settings} from '../../settings/settings.ts';
import type {Terminal} from '../terminal.ts';
import {UsageError} from '../usage-error.ts';
import {hasStore, withStore} from '../vault.ts';

/**
 * `audit`: lists the views and acts of members at the desk, newest first. Throws UsageError for an invalid number.
 */
export const showAudit = async (
  settings: Settings,
  most: string,
  {print}: Pick<Terminal, 'print'>,
): Promise<void> => {
  if (!/^[1-9]\d{0,5}$/u.test(most)) throw new UsageError('--most should be a number from 1 to 999999.');
  const entries = hasStore(settings)
    ? await withStore(settings, (store) => readAudit(store, {most: Number(most)}))
    : [];
  if (entries.length === 0) print('No member has viewed or changed anything yet.');
  for (const {at, actor, command, submissions} of entries)
    print(`${at}  ${actor}  ${command.replace(/^desk /u, '')}  ${submissions}`.trimEnd());
};
