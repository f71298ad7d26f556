import type {Kysely} from 'kysely';
import type {Schema} from '../storage/schema.ts';
import {outboxId} from './outbox-id.ts';

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

/** Returns whether a copy of saved results was requested and allowed, whether or not the copy has been mailed. */
export const isCopyRequested = async (db: Kysely<Schema>, submissionId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', outboxId(submissionId, 'questionnaire.copy'))
    .executeTakeFirst();
  return row !== undefined;
};

/** Returns whether a request with this idempotency key has arrived before; false without a key. */
export const isRequestKnown = async (db: Kysely<Schema>, key: string | undefined): Promise<boolean> => {
  if (key === undefined) return false;
  const row = await db
    .selectFrom('idempotency')
    .select('key')
    .where('kind', '=', 'questionnaire')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
};
