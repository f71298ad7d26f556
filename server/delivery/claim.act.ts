import {isSqlite} from '../storage/create-table.ts';
import type {DeliveryChannel, OutboxTopic} from '../storage/tables/delivery-tables.ts';
import type {Act} from '../storage/store.ts';
import {dueDeliveries, type Moments} from './due.ts';

/** The claiming worker, the number of deliveries and the end of the lease. */
export type ClaimInput = Moments & {
  readonly channel: DeliveryChannel;
  /** A unique name for each claim. */
  readonly lease: string;
  readonly leasedUntil: string;
  readonly limit: number;
};

/** A delivery that no other worker attempts before the lease ends. */
export type Claimed = {
  readonly outboxId: string;
  readonly submissionId: string;
  readonly topic: OutboxTopic;
  /** The attempts, including this one. */
  readonly attempts: number;
  readonly createdAt: string;
};

/**
 * Claims the due deliveries of a channel. The attempt counts from the claim, so that a delivery that kills the
 * process is parked in the end. A lease that is not returned expires, and the next claim takes the delivery over.
 */
export const claimAct: Act<ClaimInput, readonly Claimed[]> = {
  name: 'claim-deliveries',
  run: async (transaction, input) => {
    const {channel, lease, leasedUntil, limit} = input;
    const due = dueDeliveries(transaction, channel, input).orderBy('due_at').limit(limit);
    // SQLite has one writer at a time; PostgreSQL skips rows that another process is claiming.
    const found = await (isSqlite(transaction) ? due : due.forUpdate().skipLocked()).execute();
    const ids = found.map((row) => row.outbox_id);
    if (ids.length === 0) return [];
    await transaction
      .updateTable('delivery')
      .set((eb) => ({lease, leased_until: leasedUntil, attempts: eb('attempts', '+', 1)}))
      .where('channel', '=', channel)
      .where('outbox_id', 'in', ids)
      .execute();
    return await transaction
      .selectFrom('delivery')
      .innerJoin('outbox', 'outbox.id', 'delivery.outbox_id')
      .select([
        'outbox.id as outboxId',
        'outbox.submission_id as submissionId',
        'outbox.topic',
        'delivery.attempts',
        'outbox.created_at as createdAt',
      ])
      .where('delivery.channel', '=', channel)
      .where('outbox.id', 'in', ids)
      .orderBy('outbox.created_at')
      .execute();
  },
};
