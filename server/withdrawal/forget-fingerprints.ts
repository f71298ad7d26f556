import type {Transact} from '../storage/store.ts';

/** Empties the hashes by which repeated requests are recognized: they include the health answers, which were erased. */
export const forgetFingerprints = async (
  transaction: Transact,
  emptied: readonly {readonly submission_id: string}[],
): Promise<void> => {
  for (const {submission_id: id} of emptied)
    await transaction
      .updateTable('idempotency')
      .set({fingerprint: ''})
      .where('submission_id', '=', id)
      .execute();
};
