import {appendEvidence, type NewEvidence} from '../evidence/chain.ts';
import type {Act, Transact} from '../storage/store.ts';
import {outboxId} from '../submission/outbox-id.ts';

/** Whose consents are withdrawn, and the entry of the chain that says so. */
export type Withdrawal = {
  /** The one whose link was used. */
  readonly submissionId: string;
  /** Every person's hash that its sender may be stored under. */
  readonly persons: readonly string[];
  readonly at: string;
  readonly evidence: NewEvidence;
};

/** How many consents were withdrawn, and how many saved questionnaires lost their health answers with that. */
export type Withdrawn = {readonly consents: number; readonly emptied: number};

/**
 * Withdraws every consent of a person, and empties the health answers that were kept because of one. Withdrawing again
 * changes nothing and leaves no entry.
 */
export const withdrawAct: Act<Withdrawal, Withdrawn> = {
  name: 'withdraw-consents',
  run: async (transaction, {submissionId, persons, at, evidence}) => {
    const emptied = await emptyHealthAnswers(transaction, submissionId, persons);
    const {numUpdatedRows} = await submissionsOf(transaction, submissionId, persons)
      .updateTable('consent')
      .set({withdrawn_at: at})
      .where('withdrawn_at', 'is', null)
      .where('submission_id', 'in', (query) => query.selectFrom('theirs').select('theirs.id'))
      .executeTakeFirst();
    const consents = Number(numUpdatedRows);
    if (consents === 0) return {consents, emptied};
    await appendEvidence(transaction, [evidence]);
    await transaction
      .insertInto('outbox')
      .values({
        id: outboxId(submissionId, 'consent.withdrawn'),
        submission_id: submissionId,
        topic: 'consent.withdrawn',
        state: 'pending',
        created_at: at,
        due_at: at,
        attempts: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {consents, emptied};
  },
};

// As `theirs`: the one whose link was used, all of the same address, and those that these have replaced.
const submissionsOf = (transaction: Transact, submissionId: string, persons: readonly string[]) =>
  transaction.withRecursive('theirs', (db) =>
    db
      .selectFrom('submission')
      .select('submission.id')
      .where((eb) => eb.or([eb('submission.id', '=', submissionId), eb('submission.person', 'in', persons)]))
      .union(
        db
          .selectFrom('submission')
          .innerJoin('theirs', 'theirs.id', 'submission.superseded_by')
          .select('submission.id'),
      ),
  );

async function emptyHealthAnswers(
  transaction: Transact,
  submissionId: string,
  persons: readonly string[],
): Promise<number> {
  const emptied = await submissionsOf(transaction, submissionId, persons)
    .updateTable('questionnaire')
    .set({health: ''})
    .where('health', '!=', '')
    .where('submission_id', 'in', (query) => query.selectFrom('theirs').select('theirs.id'))
    .returning('submission_id')
    .execute();
  // It was made of those answers too.
  for (const {submission_id: id} of emptied)
    await transaction
      .updateTable('idempotency')
      .set({fingerprint: ''})
      .where('submission_id', '=', id)
      .execute();
  return emptied.length;
}
