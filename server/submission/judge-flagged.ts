import type {OutboxTable} from '../storage/tables/delivery-tables.ts';
import type {Store} from '../storage/store.ts';
import {touchInboxItem} from './inbox/inbox-item.store.ts';
import {outboxIds} from './outbox-id.ts';

/** A person's verdict on a flagged submission: legitimate, or spam. */
export type Verdict = 'release' | 'spam';

// The reason that a person adds to the server's reasons.
const SPAM = 'spam';

/** A flagged submission: its reasons, and whether a person has marked it as spam. */
export type FlaggedSubmission = {
  readonly id: string;
  readonly heldFor: readonly string[];
  readonly isSpam: boolean;
};

/** Lists every flagged submission, oldest first, without replaced and erased submissions. */
export const listFlagged = async (store: Store): Promise<readonly FlaggedSubmission[]> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('submission')
      .select(['id', 'held_for'])
      .where('held_for', '!=', '')
      .where('superseded_by', 'is', null)
      .where('erased_at', 'is', null)
      .orderBy('received_at')
      .orderBy('id')
      .execute(),
  );
  return rows.map(({id, held_for: reasons}) => {
    const heldFor = reasons.split(' ');
    return {id, heldFor, isSpam: heldFor.includes(SPAM)};
  });
};

/**
 * Judges a flagged submission. A released submission is like any other: the agent is notified, the sender gets the
 * receipt, and the answers are kept for the usual time. Spam is never announced and is erased after the time for
 * spam; until then, spam can still be released.
 */
export const judgeFlagged = async (
  store: Store,
  {id, heldFor}: FlaggedSubmission,
  {verdict, now}: {readonly verdict: Verdict; readonly now: Date},
): Promise<void> => {
  const isReleased = verdict === 'release';
  const changed: Partial<OutboxTable> = isReleased
    ? {state: 'pending', due_at: now.toISOString()}
    : {state: 'spam'};
  await store.write(async (transaction) => {
    await transaction
      .updateTable('submission')
      .set({held_for: isReleased ? '' : [...new Set([...heldFor, SPAM])].join(' ')})
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('outbox')
      .set(changed)
      .where('id', 'in', outboxIds(id))
      .where('state', 'in', ['held', 'spam'])
      .execute();
    await touchInboxItem(transaction, id, now.toISOString(), {flag: isReleased ? '' : 'spam'});
  });
};
