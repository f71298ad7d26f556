import {appendEvidence, type NewEvidence} from '../evidence/chain.ts';
import type {Act, Transact} from '../storage/store.ts';
import {outboxId} from '../submission/outbox-id.ts';
import {forgetFingerprints} from './forget-fingerprints.ts';
import type {WithdrawnSubmission} from './withdrawn-submission.ts';

/** Whose consents are withdrawn, and the entry of the chain that says so. */
export type Withdrawal = {
  /** The one whose link was used. */
  readonly submissionId: string;
  /** Every person's hash that its sender may be stored under. */
  readonly persons: readonly string[];
  readonly at: string;
  readonly evidence: NewEvidence;
};

/** What a withdrawal leaves. */
export type Withdrawn = {
  /** How many saved questionnaires lost their health answers with that. */
  readonly emptied: number;
  /** Every submission of the person whose consents are withdrawn, those of former times among them. */
  readonly withdrawn: readonly WithdrawnSubmission[];
};

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
    const withdrawn = await withdrawnOf(transaction, submissionId, persons);
    if (Number(numUpdatedRows) === 0) return {emptied, withdrawn};
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
    return {emptied, withdrawn};
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
  await forgetFingerprints(transaction, emptied);
  return emptied.length;
}

async function withdrawnOf(
  transaction: Transact,
  submissionId: string,
  persons: readonly string[],
): Promise<readonly WithdrawnSubmission[]> {
  const rows = await submissionsOf(transaction, submissionId, persons)
    .selectFrom('consent')
    .select(({fn}) => ['consent.submission_id as id', fn.min('consent.withdrawn_at').as('at')])
    .where('consent.withdrawn_at', 'is not', null)
    .where('consent.submission_id', 'in', (query) => query.selectFrom('theirs').select('theirs.id'))
    .groupBy('consent.submission_id')
    .execute();
  return rows.flatMap(({id, at}) => (at === null ? [] : [{id, at}]));
}
