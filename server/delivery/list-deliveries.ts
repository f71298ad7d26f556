import type {DeliveryChannel, DeliveryTable, OutboxTopic} from '../storage/tables/delivery-tables.ts';
import type {Store} from '../storage/store.ts';

/** A delivery of one event by one channel, for the commands, without any answer of a visitor. */
export type DeliveryRecord = {
  /** The event's id, the same in the mail's headers and in the webhook. */
  readonly id: string;
  readonly submissionId: string;
  readonly topic: OutboxTopic;
  /** The channel; `-` for a row that is not yet dispatched. */
  readonly channel: DeliveryChannel | '-';
  readonly state: DeliveryTable['state'] | 'waiting' | 'held';
  readonly attempts: number;
  readonly createdAt: string;
  readonly dueAt: string;
  readonly lastError: string;
  readonly settledAt: string | null;
};

/** Lists deliveries, oldest first: every pending and parked delivery, and a limited number of finished deliveries. */
export const listDeliveries = async (
  store: Store,
  {withSettled}: {readonly withSettled: boolean},
): Promise<readonly DeliveryRecord[]> =>
  await store.read(async (db) => {
    const waiting = await db
      .selectFrom('outbox')
      .selectAll()
      .where('state', 'in', ['pending', 'held'])
      .orderBy('created_at')
      .execute();
    const dispatched = await db
      .selectFrom('delivery')
      .innerJoin('outbox', 'outbox.id', 'delivery.outbox_id')
      .selectAll('delivery')
      .select(['outbox.topic', 'outbox.submission_id', 'outbox.created_at as told_at'])
      .$if(!withSettled, (query) => query.where('delivery.state', 'in', ['pending', 'parked']))
      .orderBy('outbox.created_at')
      .orderBy('delivery.channel')
      .execute();
    return [
      ...dispatched.map((row): DeliveryRecord => ({
        id: row.outbox_id,
        submissionId: row.submission_id,
        topic: row.topic,
        channel: row.channel,
        state: row.state,
        attempts: row.attempts,
        createdAt: row.told_at,
        dueAt: row.due_at,
        lastError: row.last_error,
        settledAt: row.settled_at,
      })),
      ...waiting.map((row): DeliveryRecord => ({
        id: row.id,
        submissionId: row.submission_id,
        topic: row.topic,
        channel: '-',
        state: row.state === 'held' ? 'held' : 'waiting',
        attempts: 0,
        createdAt: row.created_at,
        dueAt: row.due_at,
        lastError: '',
        settledAt: null,
      })),
    ];
  });
