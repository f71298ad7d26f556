import {join} from 'node:path';
import {noteInBackups} from '../../backup/note-in-backups.ts';
import {removeFromMailbox} from '../../delivery/mailbox-channel.ts';
import {keepNoContact} from '../../desk/person/keep-no-contact.ts';
import {logAccess} from '../../evidence/access-log.ts';
import {eraseSubmission} from '../../retention/erase-submission.ts';
import {personUnderAnyKey} from '../../keys/person.ts';
import type {Settings} from '../../settings/settings.ts';
import {CommandError} from '../command-error.ts';
import type {Terminal} from '../terminal.ts';
import {scrubForCommand} from '../scrub-for-command.ts';
import {UsageError} from '../usage-error.ts';
import {hasStore, withVault, type Vault} from '../vault.ts';
import {parseIdPrefix} from './id-prefix.ts';

/** The submissions to erase: some ids, or all submissions of one address. */
type Which = {
  readonly ids: readonly string[];
  readonly email: string | undefined;
  readonly patienceMs?: number;
};

/** `erase`: erases the answers in submissions, in the store, the mailbox and, after a restore, the backups. */
export const eraseLeads = async (
  settings: Settings,
  {ids, email, patienceMs}: Which,
  {print}: Pick<Terminal, 'print'>,
): Promise<void> => {
  if ((ids.length === 0) === (email === undefined))
    throw new UsageError('"erase" needs at least one id, or --email and no id.');
  if (!hasStore(settings)) throw new CommandError('There is no store yet, so there is nothing to erase.');
  await withVault(settings, async (vault) => {
    const all = email === undefined ? await fullIds(vault, ids) : await idsOf(vault, email);
    await logAccess(vault.store, {command: 'erase', submissions: all}, new Date());
    await keepNoContact({...vault, settings, now: new Date()}, all);
    const erased: (readonly string[])[] = [];
    // Erased submissions are recorded and scrubbed even when a later submission fails.
    const [erasing] = await Promise.allSettled([eraseAll(settings, vault, {ids: all, erased})]);
    if (erased.length === 0) requireAll([erasing]);
    const done = erased.flat();
    // Runs both concurrently, so that neither is skipped if the other is slow or fails.
    const [noted, scrubbed] = await Promise.allSettled([
      noteInBackups(settings, done, new Date()),
      scrubForCommand(vault.store, {
        done: `Erased ${done.join(', ')} from the tables.`,
        again: 'npm run leads -- purge',
        patienceMs,
      }),
    ]);
    if (scrubbed.status === 'fulfilled') for (const each of erased) print(`Erased ${each.join(', ')}.`);
    if (noted.status === 'fulfilled' && noted.value !== undefined) print(noted.value);
    print(elsewhere(settings));
    requireAll([erasing, noted, scrubbed]);
  });
};

const elsewhere = ({DATA_DIR}: Settings): string =>
  `Older backups still contain the data, encrypted, until the backups are deleted. A restore erases the data again only with the note: keep a copy of ${join(DATA_DIR, 'erased.jsonl')} beside each backup.`;

// Also erases the submissions that each submission has replaced. Adds each id to `erased` immediately.
const eraseAll = async (
  settings: Settings,
  vault: Vault,
  {ids, erased}: {readonly ids: readonly string[]; readonly erased: (readonly string[])[]},
): Promise<void> => {
  for (const id of ids) {
    if (erased.flat().includes(id)) continue;
    const group = await eraseSubmission(vault, id, {reason: 'request', now: new Date()});
    erased.push(group);
    for (const each of group) await removeFromMailbox(settings.DATA_DIR, each);
  }
};

const requireAll = (settled: readonly PromiseSettledResult<unknown>[]): void => {
  const faults = settled.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []));
  if (faults.length < 2) {
    for (const fault of faults) throw fault;
    return;
  }
  throw new CommandError(
    faults.map((fault) => (fault instanceof Error ? fault.message : String(fault))).join('\n'),
    {cause: faults},
  );
};

const fullIds = async ({store}: Vault, ids: readonly string[]): Promise<readonly string[]> => {
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
};

const idsOf = async ({store, keyring}: Vault, email: string): Promise<readonly string[]> => {
  const found = await store.read((db) =>
    db
      .selectFrom('submission')
      .select('id')
      .where('person', 'in', personUnderAnyKey(keyring, email))
      .orderBy('id')
      .execute(),
  );
  if (found.length === 0)
    throw new CommandError('There are no submissions from this address, or they were erased.');
  return found.map(({id}) => id);
};
