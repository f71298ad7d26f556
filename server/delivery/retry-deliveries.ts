import type {Store} from '../storage/store.ts';

/**
 * Makes deliveries due now, with a full number of attempts: the deliveries of one event, by the id or the beginning of the
 * id, or all parked deliveries. A pending delivery is attempted at once; a finished delivery is repeated only if
 * the caller names the event. Returns the ids of the events.
 */
export const retryDeliveries = async (
  store: Store,
  which: {readonly idPrefix: string} | 'parked',
  now: Date,
): Promise<readonly string[]> =>
  await store.write(async (transaction) => {
    const query = transaction.selectFrom('delivery').select(['outbox_id', 'channel']);
    const found = await (
      which === 'parked'
        ? query.where('state', '=', 'parked')
        : query.where('outbox_id', 'like', `${which.idPrefix}%`).where('state', '!=', 'cancelled')
    ).execute();
    for (const {outbox_id: id, channel} of found)
      await transaction
        .updateTable('delivery')
        .set({
          state: 'pending',
          due_at: now.toISOString(),
          attempts: 0,
          lease: '',
          leased_until: '',
          settled_at: null,
        })
        .where('outbox_id', '=', id)
        .where('channel', '=', channel)
        .execute();
    return [...new Set(found.map((row) => row.outbox_id))];
  });
