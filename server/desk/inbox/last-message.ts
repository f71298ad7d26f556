import type {Kysely} from 'kysely';
import type {Keyring} from '../../keys/keyring.ts';
import {readableRow} from '../../keys/sealed-fields.ts';
import type {Schema} from '../../storage/schema.ts';

/** Reads the last text that a person wrote in each conversation; empty when it cannot be decrypted. Automatic answers say nothing about the visitor. */
export const lastMessages = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('chat_event')
    .selectAll('chat_event')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('chat_event')
          .select(({fn}) => ['submission_id', fn.max('seq').as('last')])
          .where('submission_id', 'in', ids)
          .where('kind', 'in', ['visitor', 'agent'])
          .groupBy('submission_id')
          .as('newest'),
      (join) =>
        join
          .onRef('newest.submission_id', '=', 'chat_event.submission_id')
          .onRef('newest.last', '=', 'chat_event.seq'),
    )
    .execute();
  return new Map(rows.map((row) => [row.submission_id, readableRow(keyring, 'chat_event', row).row.text]));
};
