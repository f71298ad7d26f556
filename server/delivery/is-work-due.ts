import type {DeliveryChannel} from '../storage/tables/delivery-tables.ts';
import type {Store} from '../storage/store.ts';
import {dueDeliveries, type Moments} from './due.ts';

/** Returns whether a row waits for dispatch or for delivery by a channel. Reads only. */
export const isWorkDue = async (store: Store, channel: DeliveryChannel, moments: Moments): Promise<boolean> =>
  await store.read(async (db) => {
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'pending')
      .where((eb) => eb.or([eb('due_at', '<=', moments.now), eb('created_at', '>', moments.now)]))
      .limit(1)
      .execute();
    if (waiting.length > 0) return true;
    const due = await dueDeliveries(db, channel, moments).limit(1).execute();
    return due.length > 0;
  });
