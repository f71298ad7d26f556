import type {Transact} from '../storage/store.ts';

const TABLES = ['person_card', 'person_note', 'follow_up', 'person_mail'] as const;

/**
 * Moves the desk's notes about a person from a submission to the newest other submission of the same email
 * address, because a wish not to be contacted must outlive the first quote request.
 */
export const keepPersonRows = async (transaction: Transact, id: string): Promise<void> => {
  const [other] = await transaction
    .selectFrom('submission as own')
    .innerJoin('submission as other', 'other.person', 'own.person')
    .select('other.id')
    .where('own.id', '=', id)
    .where('own.person', '!=', '')
    .where('other.id', '!=', id)
    .where('other.erased_at', 'is', null)
    .orderBy('other.id', 'desc')
    .limit(1)
    .execute();
  if (!other) return;
  for (const table of TABLES)
    await transaction
      .updateTable(table)
      .set({submission_id: other.id})
      .where('submission_id', '=', id)
      .execute();
};

/** Deletes the desk's notes about a person at a submission, and the merges of that submission. */
export const erasePersonRows = async (transaction: Transact, id: string): Promise<void> => {
  for (const table of TABLES) await transaction.deleteFrom(table).where('submission_id', '=', id).execute();
  await transaction
    .deleteFrom('person_merge')
    .where((eb) => eb.or([eb('submission_id', '=', id), eb('other_id', '=', id)]))
    .execute();
};
