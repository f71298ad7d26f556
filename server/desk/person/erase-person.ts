import {noteInBackups} from '../../backup/note-in-backups.ts';
import {notingWithdrawals} from '../../backup/note-withdrawals.ts';
import {removeFromMailbox} from '../../delivery/mailbox-channel.ts';
import {eraseSubmission} from '../../retention/erase-submission.ts';
import {withdrawQuietly} from '../../withdrawal/withdraw-again.ts';
import type {DeskParts} from '../desk-parts.ts';
import type {KnownPerson} from './known-person.ts';

/**
 * Erases all data of a person: answers, evidence, notes, follow-ups and mails, including the mailbox folder and, after a restore, backups. With
 * the notes goes the wish not to be contacted: a person with that wish has withdrawn, and an erasure keeps the hash of a withdrawn number. Throws StorageUnavailableError; a retry continues where the erasure stopped.
 */
export const erasePerson = async (
  {store, keys, settings, now}: Pick<DeskParts, 'store' | 'keys' | 'settings' | 'now'>,
  {ids, card}: Pick<KnownPerson, 'ids' | 'card'>,
): Promise<void> => {
  const keyring = await keys.ring();
  if (card.isStopped) {
    const at = now().toISOString();
    const wanted = ids.map((id) => ({id, at}));
    const withdrawn = await withdrawQuietly({store, keyring}, wanted, 'desk');
    // A failure to write beside the backups is made good by the next backup.
    const note = notingWithdrawals(settings, () => undefined);
    await note(wanted.filter(({id}) => withdrawn.includes(id)));
  }
  const erased: string[] = [];
  try {
    for (const id of ids) {
      if (erased.includes(id)) continue;
      erased.push(...(await eraseSubmission({store, keyring}, id, {reason: 'request', now: now()})));
      await removeFromMailbox(settings.DATA_DIR, id);
    }
  } finally {
    // Erased submissions are logged even when a later one fails.
    await noteInBackups(settings, erased, now());
  }
  // The erasure is complete even if this fails: the daily purge scrubs again.
  await store.scrub().catch(() => undefined);
};
