import type {DeliveryChannel} from '../storage/tables/delivery-tables.ts';
import type {Store} from '../storage/store.ts';
import type {Moments} from './due.ts';

/** Returns whether a row waits for dispatch or for delivery by a channel. Reads only. */
export const isWorkDue = async (
  store: Store,
  channel: DeliveryChannel,
  {now, horizon, leaseHorizon}: Moments,
): Promise<boolean> =>
  await store.read(async (db) => {
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'pending')
      .where((eb) => eb.or([eb('due_at', '<=', now), eb('created_at', '>', now)]))
      .limit(1)
      .execute();
    if (waiting.length > 0) return true;
    const due = await db
      .selectFrom('delivery')
      .select('outbox_id')
      .where('channel', '=', channel)
      .where('state', '=', 'pending')
      .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', horizon)]))
      .where((eb) => eb.or([eb('leased_until', '<=', now), eb('leased_until', '>', leaseHorizon)]))
      .limit(1)
      .execute();
    return due.length > 0;
  });
