import type {Gauge} from 'prom-client';
import type {Store} from '../storage/store.ts';
import type {Meter} from './meter.ts';

type Parts = {
  readonly store: Store;
  /** Says whether a submission could be stored now. */
  readonly isReady: () => Promise<boolean>;
  readonly now: () => Date;
};

/** Figures that are read from the store when somebody asks: what is still to be told, how old it is, and whether anything can be stored. */
export const addStoreGauges = (meter: Meter, {store, isReady, now}: Parts): void => {
  meter.gauge('store_ready', '1 when a submission could be stored now', [], async (gauge) =>
    gauge.set((await isReady()) ? 1 : 0),
  );
  meter.gauge('outbox', 'What is to be told, by state', ['state'], (gauge) =>
    orNothing(gauge, async () => {
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
    'Deliveries that are not done, by channel and state',
    ['channel', 'state'],
    (gauge) =>
      orNothing(gauge, async () => {
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
    'The age of the oldest thing that should have been told and was not',
    [],
    (gauge) =>
      orNothing(gauge, async () => {
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

// A store that is away has no figures: better none than old ones. `store_ready` says why.
const orNothing = async <Label extends string>(
  gauge: Gauge<Label>,
  fill: () => Promise<void>,
): Promise<void> => {
  gauge.reset();
  try {
    await fill();
  } catch {
    // The one figure of a gauge without labels, which is 0 after a reset; those with labels have none by now, and refuse `remove()`.
    gauge.remove({});
  }
};
