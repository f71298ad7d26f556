import {sql} from 'kysely';
import type {DeliveryChannel} from '../storage/tables/delivery-tables.ts';
import type {Act, Transact} from '../storage/store.ts';

/** The outcome of an attempt. `retry` and `postpone` wait until `dueAt`; `postpone` and `release` do not count as attempts. */
export type Outcome =
  | {readonly outcome: 'delivered' | 'cancelled'}
  | {readonly outcome: 'parked'; readonly error: string}
  | {readonly outcome: 'retry'; readonly error: string; readonly dueAt: string}
  | {readonly outcome: 'postpone'; readonly dueAt: string}
  | {readonly outcome: 'release'};

/** The outcomes of a claim's deliveries. */
export type SettleInput = {
  readonly channel: DeliveryChannel;
  readonly lease: string;
  readonly now: string;
  readonly settled: readonly (Outcome & {readonly outboxId: string})[];
};

const columnsOf = (end: Outcome, now: string) => {
  switch (end.outcome) {
    case 'delivered':
    case 'cancelled':
      return {state: end.outcome, last_error: '', settled_at: now};
    case 'parked':
      return {state: end.outcome, last_error: end.error, settled_at: now};
    case 'retry':
      return {last_error: end.error, due_at: end.dueAt};
    case 'postpone':
      return {due_at: end.dueAt};
    case 'release':
      return {};
  }
};

/** Returns the ids of the submissions that were erased. */
export const erasedAmong = (transaction: Transact, ids: readonly string[]) =>
  transaction
    .selectFrom('outbox')
    .select('id')
    .where('id', 'in', ids)
    // An expression, because with the column alone, SQLite would read all erased submissions.
    .where(sql<string>`state || ''`, '=', 'erased');

/**
 * Records the outcomes of attempts and returns the lease. A worker that has lost the lease changes nothing.
 * Returns the ids of the submissions that were erased during the delivery; their delivered copies must be deleted
 * where possible.
 */
export const settleAct: Act<SettleInput, readonly string[]> = {
  name: 'settle-deliveries',
  run: async (transaction, {channel, lease, now, settled}) => {
    for (const {outboxId, ...end} of settled)
      await transaction
        .updateTable('delivery')
        .set((eb) => ({
          ...columnsOf(end, now),
          ...(end.outcome === 'release' || end.outcome === 'postpone'
            ? {attempts: eb('attempts', '-', 1)}
            : {}),
          lease: '',
          leased_until: '',
        }))
        .where('outbox_id', '=', outboxId)
        .where('channel', '=', channel)
        .where('lease', '=', lease)
        .where('state', '=', 'pending')
        .execute();
    const ids = settled.map(({outboxId}) => outboxId);
    if (ids.length === 0) return [];
    const erased = await erasedAmong(transaction, ids).execute();
    return erased.map(({id}) => id);
  },
};
