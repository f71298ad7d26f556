import type {Gauge} from 'prom-client';
import type {Store} from '../storage/store.ts';
import type {Meter} from './meter.ts';

type Parts = {
  readonly store: Store;
  /** Returns whether a submission can be stored now. */
  readonly isReady: () => Promise<boolean>;
  readonly now: () => Date;
};

/** Adds the gauges that are read from the store on each scrape: pending notifications, their age, and whether submissions can be stored. */
export const addStoreGauges = (meter: Meter, {store, isReady, now}: Parts): void => {
  meter.gauge('store_ready', '1 when a submission can be stored now', [], async (gauge) =>
    gauge.set((await isReady()) ? 1 : 0),
  );
  meter.gauge(
    'outbox',
    'Notifications in the outbox, by state: pending, held (flagged as spam) or spam',
    ['state'],
    (gauge) =>
      setOrClear(gauge, async () => {
        const rows = await store.read((db) =>
          db
            .selectFrom('outbox')
            .select(['state', (eb) => eb.fn.countAll().as('count')])
            .where('state', 'in', ['pending', 'held', 'spam'])
            .groupBy('state')
            .execute(),
        );
        for (const state of ['pending', 'held', 'spam'] as const)
          gauge.set({state}, Number(rows.find((row) => row.state === state)?.count ?? 0));
      }),
  );
  meter.gauge(
    'deliveries',
    'Pending and parked deliveries, by channel and state',
    ['channel', 'state'],
    (gauge) =>
      setOrClear(gauge, async () => {
        const rows = await store.read((db) =>
          db
            .selectFrom('delivery')
            .select(['channel', 'state', (eb) => eb.fn.countAll().as('count')])
            .where('state', 'in', ['pending', 'parked'])
            .groupBy(['channel', 'state'])
            .execute(),
        );
        for (const {channel, state, count} of rows) gauge.set({channel, state}, Number(count));
      }),
  );
  meter.gauge(
    'oldest_untold_seconds',
    'The age of the oldest pending notification or delivery',
    [],
    (gauge) =>
      setOrClear(gauge, async () => {
        const [waiting, pending] = await store.read(async (db) => [
          await db
            .selectFrom('outbox')
            .select((eb) => eb.fn.min('created_at').as('since'))
            .where('state', '=', 'pending')
            .executeTakeFirst(),
          await db
            .selectFrom('delivery')
            .select((eb) => eb.fn.min('created_at').as('since'))
            .where('state', '=', 'pending')
            .executeTakeFirst(),
        ]);
        const since = [waiting?.since, pending?.since].flatMap((at) => (at ? [Date.parse(at)] : []));
        gauge.set(since.length === 0 ? 0 : Math.max(0, (now().getTime() - Math.min(...since)) / 1_000));
      }),
  );
};

// Sets a gauge, or clears it while the store is unavailable, because old figures would mislead. `store_ready` shows
// the reason.
const setOrClear = async <Label extends string>(
  gauge: Gauge<Label>,
  fill: () => Promise<void>,
): Promise<void> => {
  gauge.reset();
  try {
    await fill();
  } catch {
    // A reset sets a gauge without labels to 0, which would be a false figure; a gauge with labels then has no
    // series.
    gauge.remove({});
  }
};
