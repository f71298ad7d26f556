import type {Transact} from '../../storage/store.ts';
import type {PresentTable} from '../../storage/tables/chat-tables.ts';

/** A process that has not written for this long has ended, in milliseconds. */
export const GONE_AFTER_MS = 30_000;

// Far below the maximum number of parameters of a statement.
const AT_ONCE = 500;

/** A subject with an open stream. */
export type Present = Pick<PresentTable, 'kind' | 'subject'>;

/**
 * Records that a process is alive. Returns false if the store did not know the process, or another process has
 * removed it.
 */
export const noteAlive = async (transaction: Transact, id: string, now: Date): Promise<boolean> => {
  const at = now.toISOString();
  const known = await transaction
    .updateTable('live_process')
    .set({seen_at: at})
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (known) return true;
  await transaction.insertInto('live_process').values({id, seen_at: at}).execute();
  return false;
};

/** Adds the subjects that joined a process and removes the subjects that left the process. */
export const changePresent = async (
  transaction: Transact,
  process_id: string,
  {came, left}: {readonly came: readonly Present[]; readonly left: readonly Present[]},
): Promise<void> => {
  for (let from = 0; from < came.length; from += AT_ONCE)
    await transaction
      .insertInto('present')
      .values(came.slice(from, from + AT_ONCE).map(({kind, subject}) => ({kind, subject, process_id})))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const kind of ['desk', 'visitor'] as const) {
    const subjects = left.filter((each) => each.kind === kind).map(({subject}) => subject);
    for (let from = 0; from < subjects.length; from += AT_ONCE)
      await transaction
        .deleteFrom('present')
        .where('process_id', '=', process_id)
        .where('kind', '=', kind)
        .where('subject', 'in', subjects.slice(from, from + AT_ONCE))
        .execute();
  }
};

/** Removes the processes that have ended, with their subjects. */
export const removeGone = async (transaction: Transact, now: Date): Promise<void> => {
  const gone = await transaction
    .deleteFrom('live_process')
    .where('seen_at', '<', new Date(now.getTime() - GONE_AFTER_MS).toISOString())
    .returning('id')
    .execute();
  if (gone.length === 0) return;
  await transaction
    .deleteFrom('present')
    .where(
      'process_id',
      'in',
      gone.map(({id}) => id),
    )
    .execute();
};
