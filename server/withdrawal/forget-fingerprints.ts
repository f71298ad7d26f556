import type {Transact} from '../storage/store.ts';

/** Empties the hashes that recognize repeated requests, because they include the erased health answers. */
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
