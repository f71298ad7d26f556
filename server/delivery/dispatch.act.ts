import {sql} from 'kysely';
import type {DeliveryChannel} from '../storage/tables/delivery-tables.ts';
import type {Act, Transact} from '../storage/store.ts';
import type {Moments} from './due.ts';

/** The channels with their topics. */
export type DispatchInput = Moments & {
  readonly channels: readonly {readonly name: DeliveryChannel; readonly topics: readonly string[]}[];
  readonly limit: number;
};

const NEW = {
  state: 'pending',
  attempts: 0,
  lease: '',
  leased_until: '',
  last_error: '',
  settled_at: null,
} as const;

/** Marks dispatched outbox rows; rows that were replaced or erased in the meantime are left unchanged. */
export const markDispatched = (transaction: Transact, ids: readonly string[]) =>
  transaction
    .updateTable('outbox')
    .set({state: 'dispatched'})
    .where('id', 'in', ids)
    // An expression, because with the column alone, SQLite would read all pending rows for each fifty.
    .where(sql<string>`state || ''`, '=', 'pending');

/**
 * Creates one delivery per channel for each pending outbox row, and returns the number of deliveries. When two
 * processes dispatch concurrently, each delivery is created once.
 */
export const dispatchAct: Act<DispatchInput, number> = {
  name: 'dispatch-outbox',
  run: async (transaction, {channels, now, limit}) => {
    const due = await transaction
      .selectFrom('outbox')
      .select(['id', 'topic'])
      .where('state', '=', 'pending')
      // A row with a future time was written by a clock that has since been set back.
      .where((eb) => eb.or([eb('due_at', '<=', now), eb('created_at', '>', now)]))
      .orderBy('due_at')
      .limit(limit)
      .execute();
    const rows = due.flatMap(({id, topic}) =>
      channels
        .filter(({topics}) => topics.includes(topic))
        .map(({name}) => Object.assign({outbox_id: id, channel: name, created_at: now, due_at: now}, NEW)),
    );
    if (rows.length > 0)
      await transaction
        .insertInto('delivery')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const ids = due.map(({id}) => id);
    if (ids.length > 0) await markDispatched(transaction, ids).execute();
    return ids.length;
  },
};
