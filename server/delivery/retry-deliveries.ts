import type {Store} from '../storage/store.ts';

/** An event by its id, of which only pending and parked deliveries are repeated, the events whose ids begin alike, or all parked deliveries. */
export type Retried = {readonly id: string} | {readonly idPrefix: string} | 'parked';

/**
 * Makes deliveries due now, with a full number of attempts: the deliveries of one event, by the id or the beginning of the
 * id, or all parked deliveries. A whole id is not the beginning of others: the answer 10 in a chat is not the answer 1. A pending delivery is attempted at once; a finished delivery is repeated only if
 * the caller names the event. Returns the ids of the events.
 */
export const retryDeliveries = async (store: Store, which: Retried, now: Date): Promise<readonly string[]> =>
  await store.write(async (transaction) => {
    const query = transaction.selectFrom('delivery').select(['outbox_id', 'channel']);
    const named = query.where('state', '!=', 'cancelled');
    const matching =
      which === 'parked'
        ? await query.where('state', '=', 'parked').execute()
        : 'id' in which
          ? await named.where('outbox_id', '=', which.id).where('state', '!=', 'delivered').execute()
          : await named.where('outbox_id', 'like', `${which.idPrefix}%`).execute();
    const whole = matching.filter(
      ({outbox_id: id}) => typeof which === 'object' && 'idPrefix' in which && id === which.idPrefix,
    );
    const found = whole.length > 0 ? whole : matching;
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
