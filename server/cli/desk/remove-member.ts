import {revokeMember} from '../../desk/member/member.store.ts';
import type {Settings} from '../../settings/settings.ts';
import {CommandError} from '../command-error.ts';
import type {Terminal} from '../terminal.ts';
import {hasStore, withStore} from '../vault.ts';

/** `revoke`: ends a member's access. Throws CommandError when no active member has this address. */
export const removeMember = async (
  settings: Settings,
  mail: string,
  {terminal: {print}, now}: {readonly terminal: Pick<Terminal, 'print'>; readonly now: Date},
): Promise<void> => {
  const wasMember =
    hasStore(settings) && (await withStore(settings, (store) => revokeMember(store, mail, now)));
  if (!wasMember) throw new CommandError(`Nobody with the address ${mail} can sign in at the desk.`);
  print(`${mail} can no longer sign in. Open sessions have ended.`);
};
