import type {DeskParts} from '../desk-parts.ts';
import {changeCard} from '../../submission/person/person-card.ts';
import {readIds} from '../person/read-person.ts';
import {submissionOfToken} from './reminder-link.ts';

type Parts = Pick<DeskParts, 'store' | 'keys' | 'now'>;

/** Returns whether a link is valid and its person still exists. Throws StorageUnavailableError. */
export const isReminderLink = async (parts: Parts, token: string): Promise<boolean> =>
  (await idsOf(parts, token)) !== undefined;

/**
 * Ends the reminders to a person; a repeated call is harmless. A reminder that is being sent checks this once more. Returns false for an
 * invalid link.
 */
export const endReminders = async (parts: Parts, token: string): Promise<boolean> => {
  const ids = await idsOf(parts, token);
  if (!ids) return false;
  const keyring = await parts.keys.ring();
  const now = parts.now();
  await parts.store.write(async (transaction) => {
    const change = {remindersEndedAt: now.toISOString()};
    await changeCard(transaction, keyring, change, {ids, version: undefined, by: '', now});
  });
  return true;
};

const idsOf = async (parts: Parts, token: string): Promise<readonly string[] | undefined> => {
  const id = submissionOfToken(await parts.keys.ring(), token);
  return id === undefined ? undefined : await parts.store.read((db) => readIds(db, parts, id));
};
