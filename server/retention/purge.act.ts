import {appendEvidence, type Appendix} from '../evidence/chain.ts';
import type {ExpressionBuilder} from 'kysely';
import {HEALTH_TABLES, type Schema} from '../storage/schema.ts';
import type {Act, Transact} from '../storage/store.ts';

// Databases limit how many parameters a statement may have.
const AT_ONCE = 500;

/** Entries whose content goes, and the entries that say so: one for each submission concerned. */
export type EvidencePurge = {readonly seqs: readonly number[]; readonly erasures: Appendix};

/** Erases the content of entries of the chain, and by whom submissions were of which nothing is left to be found. */
export const purgeEvidenceAct: Act<EvidencePurge, null> = {
  name: 'purge-evidence',
  run: async (transaction, {seqs, erasures}) => {
    for (let at = 0; at < seqs.length; at += AT_ONCE)
      await transaction
        .updateTable('evidence')
        .set({sealed: ''})
        .where('seq', 'in', seqs.slice(at, at + AT_ONCE))
        .execute();
    await appendEvidence(transaction, erasures);
    await forgetPersons(transaction);
    return null;
  },
};

// They would tie the store for ever to the key that they were hashed with: without an address they cannot be hashed anew.
const forgetPersons = async (transaction: Transact): Promise<void> => {
  await transaction
    .updateTable('submission')
    .set({person: ''})
    .where('person', '!=', '')
    .where('erased_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('evidence')
            .select('evidence.seq')
            .whereRef('evidence.submission_id', '=', 'submission.id')
            .where('evidence.sealed', '!=', '')
            .where('evidence.kind', '!=', 'erasure'),
        ),
      ),
    )
    .execute();
};

/** Moments before which records go. */
export type RecordPurge = {
  readonly health: string;
  readonly keys: string;
  readonly deliveries: string;
  readonly accesses: string;
  readonly isDry: boolean;
  /** When this purge runs. */
  readonly at: string;
  /** Whether somebody has confirmed that the clock is right. */
  readonly isClockConfirmed: boolean;
};

/** How many records went, or would go. */
export type PurgedRecords = {
  readonly health: number;
  readonly keys: number;
  readonly deliveries: number;
  readonly accesses: number;
};

/** Erases old health answers, and deletes records that are of no more use: keys of old requests, old notifications, and old accesses. */
export const purgeRecordsAct: Act<RecordPurge, PurgedRecords> = {
  name: 'purge-records',
  run: async (transaction, {health, keys, deliveries, accesses, isDry, at, isClockConfirmed}) => {
    const due = {
      keys: transaction.selectFrom('idempotency').where('created_at', '<', keys),
      deliveries: transaction.selectFrom('outbox').where(isNotified(deliveries)),
      accesses: transaction.selectFrom('access_log').where('at', '<', accesses),
    };
    const [healthCount, keyCount, deliveryCount, accessCount] = [
      await purgeHealth(transaction, health, isDry),
      await due.keys.select(({fn}) => fn.countAll().as('count')).executeTakeFirst(),
      await due.deliveries.select(({fn}) => fn.countAll().as('count')).executeTakeFirst(),
      await due.accesses.select(({fn}) => fn.countAll().as('count')).executeTakeFirst(),
    ];
    if (!isDry) {
      await transaction.deleteFrom('idempotency').where('created_at', '<', keys).execute();
      await transaction
        .deleteFrom('delivery')
        .where('outbox_id', 'in', due.deliveries.select('outbox.id'))
        .execute();
      // The set is unchanged: none of their deliveries is pending or parked any more.
      await transaction.deleteFrom('outbox').where(isNotified(deliveries)).execute();
      await transaction.deleteFrom('access_log').where('at', '<', accesses).execute();
      await transaction.deleteFrom('result_link').where('expires_at', '<', at).execute();
      await noteRun(transaction, at, isClockConfirmed);
    }
    return {
      health: healthCount,
      keys: Number(keyCount?.count),
      deliveries: Number(deliveryCount?.count),
      accesses: Number(accessCount?.count),
    };
  },
};

// Gives how many there were.
const purgeHealth = async (transaction: Transact, before: string, isDry: boolean): Promise<number> => {
  let count = 0;
  for (const table of HEALTH_TABLES) {
    const old = await transaction
      .selectFrom(table)
      .innerJoin('submission', 'submission.id', `${table}.submission_id`)
      .select('submission.id')
      .where('health', '!=', '')
      .where('received_at', '<', before)
      .execute();
    count += old.length;
    const due = isDry ? 0 : old.length;
    for (let at = 0; at < due; at += AT_ONCE)
      await transaction
        .updateTable(table)
        .set({health: ''})
        .where(
          'submission_id',
          'in',
          old.slice(at, at + AT_ONCE).map(({id}) => id),
        )
        .execute();
  }
  return count;
};

const noteRun = async (transaction: Transact, at: string, isClockConfirmed: boolean): Promise<void> => {
  const run = {last_run_at: at, ...(isClockConfirmed ? {confirmed_at: at} : {})};
  await transaction
    .insertInto('purge_run')
    .values({id: 1, confirmed_at: '', ...run})
    .onConflict((conflict) => conflict.column('id').doUpdateSet(run))
    .execute();
};

// Pending, flagged and parked notifications stay, however old, unless the submission was erased: nobody can be notified of that.
const isNotified = (before: string) => (eb: ExpressionBuilder<Schema, 'outbox'>) =>
  eb.and([
    eb('outbox.created_at', '<', before),
    eb('outbox.state', 'in', ['dispatched', 'superseded', 'erased']),
    eb.not(
      eb.exists(
        eb
          .selectFrom('delivery')
          .select('delivery.outbox_id')
          .whereRef('delivery.outbox_id', '=', 'outbox.id')
          .where((open) =>
            open.or([
              open('delivery.state', '=', 'pending'),
              open.and([open('delivery.state', '=', 'parked'), open('outbox.state', '!=', 'erased')]),
            ]),
          ),
      ),
    ),
  ]);
