import type {Transact} from '../storage/store.ts';
import type {DeliveryChannel} from '../storage/tables/delivery-tables.ts';
import {LONGEST_WAIT_MS} from './backoff.ts';

/** The maximum duration of a lease, and of an attempt, in milliseconds: see `SEND_LIMIT_MS`. */
export const LEASE_MS = 60_000;

/** The moments that determine what is due, in ISO 8601. */
export type Moments = {
  readonly now: string;
  /** The end of the longest valid wait: a later due time was written by a clock that has since been set back. */
  readonly horizon: string;
  /** The end of the longest valid lease. */
  readonly leaseHorizon: string;
};

/** Calculates the moments that determine what is due at a time. */
export const momentsOf = (time: Date): Moments => {
  const later = (ms: number) => new Date(time.getTime() + ms).toISOString();
  return {now: time.toISOString(), horizon: later(2 * LONGEST_WAIT_MS), leaseHorizon: later(2 * LEASE_MS)};
};

/** Selects the pending deliveries of a channel that are due and that no worker has claimed, with the id of their event. */
export const dueDeliveries = (
  db: Pick<Transact, 'selectFrom'>,
  channel: DeliveryChannel,
  {now, horizon, leaseHorizon}: Moments,
) =>
  db
    .selectFrom('delivery')
    .select('outbox_id')
    .where('channel', '=', channel)
    .where('state', '=', 'pending')
    .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', horizon)]))
    .where((eb) => eb.or([eb('leased_until', '<=', now), eb('leased_until', '>', leaseHorizon)]));
