import {noteInBackups} from '../../backup/note-in-backups.ts';
import {removeFromMailbox} from '../../delivery/mailbox-channel.ts';
import {eraseSubmission} from '../../retention/erase-submission.ts';
import type {DeskParts} from '../desk-parts.ts';
import {keepNoContact} from './keep-no-contact.ts';

/**
 * Returns the given submissions of a person and every other one of the same addresses: the desk shows the submissions of a flood only in part.
 */
export const everyIdOf = async (
  store: DeskParts['store'],
  ids: readonly string[],
): Promise<readonly string[]> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('submission')
      .select('id')
      .where('erased_at', 'is', null)
      .where('person', '!=', '')
      .where('person', 'in', (query) =>
        query.selectFrom('submission as shown').select('shown.person').where('shown.id', 'in', ids),
      )
      .orderBy('id')
      .execute(),
  );
  return [...new Set([...ids, ...rows.map(({id}) => id)])];
};

/**
 * Erases all data of a person: answers, evidence, notes, follow-ups and mails, including the mailbox folder and, after a restore, backups.
 * The wish not to be contacted is kept as a withdrawal. Throws StorageUnavailableError; a retry continues where the erasure stopped.
 */
export const erasePerson = async (
  {store, keys, settings, now}: Pick<DeskParts, 'store' | 'keys' | 'settings' | 'now'>,
  ids: readonly string[],
): Promise<void> => {
  const keyring = await keys.ring();
  await keepNoContact({store, keyring, settings, now: now()}, ids);
  const erased: string[] = [];
  try {
    for (const id of ids) {
      if (erased.includes(id)) continue;
      const group = await eraseSubmission({store, keyring}, id, {reason: 'request', now: now()});
      erased.push(...group);
      for (const each of group) await removeFromMailbox(settings.DATA_DIR, each);
    }
  } finally {
    // Erased submissions are logged even when a later erasure fails.
    await noteInBackups(settings, erased, now());
  }
  // The erasure is complete even if this fails: the daily purge scrubs again.
  await store.scrub().catch(() => undefined);
};
