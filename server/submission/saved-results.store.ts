import type {Kysely} from 'kysely';
import type {Schema} from '../storage/schema.ts';

/** Finds the client id of a submission; undefined after an erasure. */
export const clientIdOf = async (db: Kysely<Schema>, submissionId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('questionnaire')
    .select('client_id')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row?.client_id;
};

/** Returns whether a client id was issued. */
export const isClientKnown = async (db: Kysely<Schema>, clientId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('questionnaire')
    .select('client_id')
    .where('client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
