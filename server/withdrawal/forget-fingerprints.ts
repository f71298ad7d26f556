import type {Transact} from '../storage/store.ts';

/** Empties the hashes by which repeated sends of submissions are known: they were made of the health answers too, which are gone. */
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
