import type {Receipt} from '../../contract/submission.ts';
import {HEALTH_TABLES} from '../storage/schema.ts';
import {type SubmissionKind} from '../storage/tables/submission-tables.ts';
import {prepared} from '../storage/prepared.ts';
import type {Transact} from '../storage/store.ts';
import {closeInboxItem} from './inbox/inbox-item.store.ts';
import {outboxIds} from './outbox-id.ts';

const selectKnown = prepared((db, kind: SubmissionKind, key: string) =>
  db
    .selectFrom('idempotency')
    .innerJoin('submission', 'submission.id', 'idempotency.submission_id')
    .select(['submission.id', 'submission.received_at', 'idempotency.fingerprint', 'idempotency.state'])
    .where('idempotency.kind', '=', kind)
    .where('idempotency.key', '=', key),
);

/** Finds the submission of a key of a route. */
export const findKnown = async (transaction: Transact, kind: SubmissionKind, key: string) => {
  const [known] = await selectKnown(transaction, kind, key);
  return known;
};

/** Replaces the submission of an older key. If that submission has not arrived yet, the server will refuse it. */
export const supersede = async (
  transaction: Transact,
  kind: SubmissionKind,
  oldKey: string,
  {id, receivedAt}: Receipt,
): Promise<void> => {
  const old = await transaction
    .selectFrom('idempotency')
    .select('submission_id')
    .where('kind', '=', kind)
    .where('key', '=', oldKey)
    .executeTakeFirst();
  if (!old) {
    await transaction
      .insertInto('idempotency')
      .values({
        kind,
        key: oldKey,
        submission_id: id,
        fingerprint: '',
        state: 'superseded',
        created_at: receivedAt,
      })
      .execute();
    return;
  }
  await transaction
    .updateTable('submission')
    .set({superseded_by: id})
    .where('id', '=', old.submission_id)
    .where('id', '!=', id)
    .where('superseded_by', 'is', null)
    .execute();
  if (old.submission_id !== id) await closeInboxItem(transaction, old.submission_id, receivedAt);
  // A visitor who sends the answers again without health answers no longer wants the earlier health answers stored.
  for (const table of HEALTH_TABLES)
    await transaction
      .updateTable(table)
      .set({health: ''})
      .where('submission_id', '=', old.submission_id)
      .where('submission_id', '!=', id)
      .execute();
  await transaction
    .updateTable('outbox')
    .set({state: 'superseded'})
    .where('id', 'in', outboxIds(old.submission_id))
    .where('submission_id', '!=', id)
    // A withdrawal also applies to the next version of the answers.
    .where('topic', '!=', 'consent.withdrawn')
    // Includes spam, because spam could still be released.
    .where('state', 'in', ['pending', 'held', 'spam'])
    .execute();
};
