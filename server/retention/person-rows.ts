import type {Transact} from '../storage/store.ts';

const TABLES = ['person_card', 'person_note', 'follow_up', 'person_mail'] as const;

/**
 * Moves the desk's notes about a person from a submission to the newest other submission of the same person, and merges with them, because a
 * wish not to be contacted must outlive the first quote request.
 */
export const keepPersonRows = async (transaction: Transact, id: string): Promise<void> => {
  const other = await newestOther(transaction, id);
  if (other === undefined) return;
  for (const table of TABLES)
    await transaction
      .updateTable(table)
      .set({submission_id: other})
      .where('submission_id', '=', id)
      .execute();
  // The merged records stay those of one person.
  for (const column of ['submission_id', 'other_id'] as const)
    await transaction
      .updateTable('person_merge')
      .set({[column]: other})
      .where(column, '=', id)
      .where('undone_at', 'is', null)
      .execute();
  await transaction.deleteFrom('person_merge').whereRef('submission_id', '=', 'other_id').execute();
};

/**
 * Moves a person's wishes, not to be contacted or not to be reminded, from a submission that is erased on request to the newest other
 * submission of the same person: a visitor who erases a chat still wants no calls. Nothing else of the card is kept.
 */
export const keepWishes = async (transaction: Transact, id: string): Promise<void> => {
  const other = await newestOther(transaction, id);
  if (other === undefined) return;
  await transaction
    .updateTable('person_card')
    .set({submission_id: other, corrections: '', scope_recorded_at: null})
    .where('submission_id', '=', id)
    .where((eb) => eb.or([eb('is_stopped', '=', 1), eb('reminders_ended_at', 'is not', null)]))
    .execute();
};

// Finds the newest other submission of the same address or that a member has merged with the given one, without erased ones.
const newestOther = async (transaction: Transact, id: string): Promise<string | undefined> => {
  const merges = await transaction
    .selectFrom('person_merge')
    .select(['submission_id', 'other_id'])
    .where('undone_at', 'is', null)
    .where((eb) => eb.or([eb('submission_id', '=', id), eb('other_id', '=', id)]))
    .execute();
  const merged = merges.flatMap((merge) => [merge.submission_id, merge.other_id]);
  const other = await transaction
    .selectFrom('submission')
    .select('id')
    .where((eb) =>
      eb.or([
        // Without a merge, this is the submission itself.
        eb('id', 'in', [id, ...merged]),
        eb.and([
          eb('person', '!=', ''),
          eb('person', '=', (query) =>
            query.selectFrom('submission as own').select('own.person').where('own.id', '=', id),
          ),
        ]),
      ]),
    )
    .where('id', '!=', id)
    .where('erased_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return other?.id;
};

/** Deletes the desk's notes about a person at a submission, and the merges of that submission. */
export const erasePersonRows = async (transaction: Transact, id: string): Promise<void> => {
  for (const table of TABLES) await transaction.deleteFrom(table).where('submission_id', '=', id).execute();
  await transaction
    .deleteFrom('person_merge')
    .where((eb) => eb.or([eb('submission_id', '=', id), eb('other_id', '=', id)]))
    .execute();
};
