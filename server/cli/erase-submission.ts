import type {Transaction} from 'kysely';
import type {Store} from '../storage/store.ts';
import type {Schema} from '../storage/schema.ts';
import {outboxIds} from '../submission/outbox-id.ts';

/**
 * Erases what visitors said in a submission and in those it replaced: answers, page, partner and the fingerprint.
 * The rows of id, time and consents stay, and say when it was erased. The freed pages are overwritten and the log of
 * changes is emptied, so that the file holds nothing of it any more. Gives the ids that were erased.
 */
export async function eraseSubmission(store: Store, id: string, now: Date): Promise<readonly string[]> {
  const ids = await store.write(async (transaction) => {
    const all = await withSuperseded(transaction, id);
    for (const each of all) await eraseOne(transaction, each, now.toISOString());
    return all;
  });
  await store.scrub();
  return ids;
}

async function withSuperseded(transaction: Transaction<Schema>, id: string): Promise<readonly string[]> {
  const ids = [id];
  // Grows while it is walked: replaced submissions may have replaced others.
  for (const current of ids) {
    const replaced = await transaction
      .selectFrom('submission')
      .select('id')
      .where('superseded_by', '=', current)
      .execute();
    ids.push(...replaced.map((row) => row.id).filter((found) => !ids.includes(found)));
  }
  return ids;
}

async function eraseOne(transaction: Transaction<Schema>, id: string, erasedAt: string): Promise<void> {
  await transaction.deleteFrom('lead').where('submission_id', '=', id).execute();
  await transaction.deleteFrom('contact_message').where('submission_id', '=', id).execute();
  await transaction
    .updateTable('submission')
    .set({erased_at: erasedAt, page: '', partner: '', origin: '', elapsed_ms: null})
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('idempotency')
    .set({fingerprint: ''})
    .where('submission_id', '=', id)
    .execute();
  await transaction.updateTable('outbox').set({state: 'erased'}).where('id', 'in', outboxIds(id)).execute();
}
