import type {Kysely} from 'kysely';
import {preparedInsert} from '../storage/prepared.ts';
import type {Schema} from '../storage/schema.ts';

/** Inserts the saved results of a questionnaire. */
export const insertQuestionnaire = preparedInsert('questionnaire', [
  'submission_id',
  'client_id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'answers',
  'health',
]);

/** Inserts the private link to saved results. */
export const insertResultLink = preparedInsert('result_link', ['submission_id', 'secret', 'expires_at']);

/** Finds the client id of a submission; undefined once that is erased. */
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
