import {noteInBackups} from '../../backup/note-in-backups.ts';
import {removeFromMailbox} from '../../delivery/mailbox-channel.ts';
import {logAccess} from '../../privacy/access-log.ts';
import {eraseSubmission} from '../../privacy/erase-submission.ts';
import {personUnderAnyKey} from '../../privacy/person.ts';
import type {Settings} from '../../settings/settings.ts';
import {CommandError} from '../command-error.ts';
import type {Terminal} from '../run-command.ts';
import {UsageError} from '../usage-error.ts';
import {hasStore, withVault, type Vault} from '../vault.ts';
import {parseIdPrefix} from './id-prefix.ts';

/** `erase`: erases what was said in submissions, in the store, the mailbox and, once they are restored, the backups. */
export async function eraseLeads(
  settings: Settings,
  {ids, email}: {readonly ids: readonly string[]; readonly email: string | undefined},
  {print}: Terminal,
): Promise<void> {
  if ((ids.length === 0) === (email === undefined))
    throw new UsageError('"erase" needs at least one id, or --email and no id.');
  if (!hasStore(settings)) throw new CommandError('There is nothing to erase yet.');
  await withVault(settings, async (vault) => {
    const all = email === undefined ? await fullIds(vault, ids) : await idsOf(vault, email);
    await logAccess(vault.store, {command: 'erase', submissions: all}, new Date());
    const done = new Set<string>();
    for (const id of all) {
      if (done.has(id)) continue;
      const erased = await eraseSubmission(vault, id, {reason: 'request', now: new Date()});
      for (const each of erased) {
        done.add(each);
        await removeFromMailbox(settings.DATA_DIR, each);
      }
      print(`Erased ${erased.join(', ')}.`);
    }
    const heldUntil = await noteInBackups(settings, [...done], new Date());
    if (heldUntil !== undefined) print(heldUntil);
  });
}

async function fullIds({store}: Vault, ids: readonly string[]): Promise<readonly string[]> {
  const full: string[] = [];
  for (const given of ids) {
    const id = parseIdPrefix(given);
    const [found] = await store.read((db) =>
      db.selectFrom('submission').select('id').where('id', 'like', `${id}%`).limit(1).execute(),
    );
    if (!found) throw new CommandError(`There is no quote request or message ${id}.`);
    if (found.id !== id) throw new UsageError(`"erase" needs the full id: ${found.id}?`);
    full.push(id);
  }
  return full;
}

async function idsOf({store, keyring}: Vault, email: string): Promise<readonly string[]> {
  const found = await store.read((db) =>
    db
      .selectFrom('submission')
      .select('id')
      .where('person', 'in', personUnderAnyKey(keyring, email))
      .orderBy('id')
      .execute(),
  );
  if (found.length === 0)
    throw new CommandError('Nothing has come from this address, or it has been erased.');
  return found.map(({id}) => id);
}
