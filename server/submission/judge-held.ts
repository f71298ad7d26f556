import type {OutboxTable} from '../storage/schema.ts';
import type {Store} from '../storage/store.ts';
import {outboxIds} from './outbox-id.ts';

/** What somebody who has looked makes of what was held: an honest request after all, or spam. */
export type Verdict = 'release' | 'spam';

// The reason that a person gave, beside those that the server found.
const SPAM = 'spam';

/** One held submission: why, and whether somebody has called it spam. */
export type HeldSubmission = {
  readonly id: string;
  readonly heldFor: readonly string[];
  readonly isSpam: boolean;
};

/** Everything that is held, oldest first; what was replaced or erased is not. */
export const listHeld = async (store: Store): Promise<readonly HeldSubmission[]> => {
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
 * Judges a held submission. Released, it is like any other: the agent is told, its sender gets the receipt, and it is kept as
 * long as answers are. Spam is never told, and goes when what is held goes; it can still be released.
 */
export const judgeHeld = async (
  store: Store,
  {id, heldFor}: HeldSubmission,
  {verdict, now}: {readonly verdict: Verdict; readonly now: Date},
): Promise<void> => {
  const isReleased = verdict === 'release';
  const told: Partial<OutboxTable> = isReleased
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
      .set(told)
      .where('id', 'in', outboxIds(id))
      .where('state', 'in', ['held', 'spam'])
      .execute();
  });
};
