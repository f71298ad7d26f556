import {appendEvidence, type NewEvidence} from '../evidence/chain.ts';
import type {Act} from '../storage/store.ts';
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

/** Withdraws every consent of a person; gives how many. Withdrawing again changes nothing and leaves no entry. */
export const withdrawAct: Act<Withdrawal, number> = {
  name: 'withdraw-consents',
  run: async (transaction, {submissionId, persons, at, evidence}) => {
    const {numUpdatedRows} = await transaction
      .updateTable('consent')
      .set({withdrawn_at: at})
      .where('withdrawn_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('submission_id', '=', submissionId),
          eb('submission_id', 'in', (query) =>
            query.selectFrom('submission').select('id').where('person', 'in', persons),
          ),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 0;
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
    return Number(numUpdatedRows);
  },
};
