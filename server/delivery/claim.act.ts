import {isSqlite} from '../storage/create-table.ts';
import type {DeliveryChannel, OutboxTopic} from '../storage/tables/delivery-tables.ts';
import type {Act} from '../storage/store.ts';
import type {Moments} from './due.ts';

/** Who claims, how much and until when. */
export type ClaimInput = Moments & {
  readonly channel: DeliveryChannel;
  /** A name of its own for each claim. */
  readonly lease: string;
  readonly leasedUntil: string;
  readonly limit: number;
};

/** A delivery that nobody else will attempt before the lease ends. */
export type Claimed = {
  readonly outboxId: string;
  readonly submissionId: string;
  readonly topic: OutboxTopic;
  /** This one included. */
  readonly attempts: number;
  readonly createdAt: string;
};

/**
 * Claims what is due in a channel. The attempt counts from here: what kills the process each time is parked in the end. A
 * lease that was not given back lapses, and the next claim takes over.
 */
export const claimAct: Act<ClaimInput, readonly Claimed[]> = {
  name: 'claim-deliveries',
  run: async (transaction, input) => {
    const {channel, now, horizon, leaseHorizon, lease, leasedUntil, limit} = input;
    const due = transaction
      .selectFrom('delivery')
      .select('outbox_id')
      .where('channel', '=', channel)
      .where('state', '=', 'pending')
      .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', horizon)]))
      .where((eb) => eb.or([eb('leased_until', '<=', now), eb('leased_until', '>', leaseHorizon)]))
      .orderBy('due_at')
      .limit(limit);
    // SQLite has one writer at a time; PostgreSQL passes over what another process is claiming at this moment.
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
