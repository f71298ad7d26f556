import {appendEvidence, type Appendix} from '../evidence/chain.ts';
import type {ExpressionBuilder} from 'kysely';
import {HEALTH_TABLES, type Schema} from '../storage/schema.ts';
import type {Act, Transact} from '../storage/store.ts';
import {deleteTerms} from '../submission/inbox/inbox-item.store.ts';

// Databases limit the number of parameters of a statement.
const AT_ONCE = 500;

/** The entries to empty, and the entries that record the erasure: one for each submission. */
export type EvidencePurge = {readonly seqs: readonly number[]; readonly erasures: Appendix};

/** Erases the content of entries of the chain, and the person hashes of submissions without any remaining data. */
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

// The hashes would always bind the store to the key that made them: without an address, a hash cannot be renewed.
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

/** The moments before which records expire. */
export type RecordPurge = {
  readonly health: string;
  readonly keys: string;
  readonly deliveries: string;
  readonly accesses: string;
  readonly numbers: string;
  readonly isDry: boolean;
  /** The time of this purge. */
  readonly at: string;
  /** Whether a person has confirmed that the clock is right. */
  readonly isClockConfirmed: boolean;
};

/** The number of purged records, or of records to purge. */
export type PurgedRecords = {
  readonly health: number;
  readonly keys: number;
  readonly deliveries: number;
  readonly accesses: number;
};

/** Erases old health answers, and deletes expired records: old idempotency keys, old notifications, and old accesses. */
export const purgeRecordsAct: Act<RecordPurge, PurgedRecords> = {
  name: 'purge-records',
  run: async (transaction, {health, keys, deliveries, accesses, numbers, isDry, at, isClockConfirmed}) => {
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
      // Selects the same rows as before: none of their deliveries is pending or parked.
      await transaction.deleteFrom('outbox').where(isNotified(deliveries)).execute();
      await transaction.deleteFrom('access_log').where('at', '<', accesses).execute();
      await transaction.deleteFrom('result_link').where('expires_at', '<', at).execute();
      await forgetNumbers(transaction, numbers);
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

// Deletes the hash of the number of each erased submission whose last withdrawal was before a moment.
const forgetNumbers = async (transaction: Transact, before: string): Promise<void> => {
  const due = await transaction
    .selectFrom('inbox_item')
    .select(['submission_id', 'terms', 'activity_at'])
    .where('flag', '=', 'gone')
    .where('terms', '!=', '')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('consent')
            .select('consent.submission_id')
            .whereRef('consent.submission_id', '=', 'inbox_item.submission_id')
            .where('consent.withdrawn_at', '>=', before),
        ),
      ),
    )
    .execute();
  for (const item of due) {
    await deleteTerms(transaction, item.submission_id, item);
    await transaction
      .updateTable('inbox_item')
      .set({terms: '', indexed_with: ''})
      .where('submission_id', '=', item.submission_id)
      .execute();
  }
};

// Returns the number of deleted records.
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

// Pending, flagged and parked notifications stay, whatever their age, unless the submission was erased: an erased
// submission cannot be announced.
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
