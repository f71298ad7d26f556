import type {Kysely} from 'kysely';
import {z} from 'zod';
import type {Schema} from '../storage/schema.ts';
import type {WithdrawnSubmission} from '../withdrawal/withdraw.act.ts';
import {addEntries, readEntries} from './ledger-file.ts';

// The key is not "id", because a version that knows only erasures must not read the line as an erasure.
const WithdrawnSchema = z.object({withdrawn: z.uuid(), at: z.iso.datetime()});

/**
 * Reads the submissions whose consents were withdrawn, by id, from the ledger in a folder. A restore of an older
 * backup withdraws these consents again before anything else.
 */
export const readWithdrawn = async (folder: string): Promise<readonly WithdrawnSubmission[]> => {
  const entries = await readEntries(folder, WithdrawnSchema);
  return entries.map(({withdrawn, at}) => ({id: withdrawn, at}));
};

/** Adds withdrawals to the ledger of a folder, durably, without duplicates. Creates the folder. */
export const noteWithdrawn = async (
  folder: string,
  withdrawn: readonly WithdrawnSubmission[],
): Promise<void> => {
  if (withdrawn.length === 0) return;
  const known = new Set((await readWithdrawn(folder)).map(({id}) => id));
  const fresh = withdrawn.filter(({id}) => !known.has(id));
  await addEntries(
    folder,
    fresh.map(({id, at}) => ({withdrawn: id, at})),
  );
};

/** Lists every submission of a store whose consents were withdrawn. */
export const withdrawnIn = async (db: Kysely<Schema>): Promise<readonly WithdrawnSubmission[]> => {
  const rows = await db
    .selectFrom('consent')
    .select(({fn}) => ['submission_id as id', fn.min('withdrawn_at').as('at')])
    .where('withdrawn_at', 'is not', null)
    .groupBy('submission_id')
    .orderBy('submission_id')
    .execute();
  return rows.flatMap(({id, at}) => (at === null ? [] : [{id, at}]));
};
