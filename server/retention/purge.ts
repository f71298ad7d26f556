import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import type {Store} from '../storage/store.ts';
import type {Retention} from '../settings/retention.ts';
import {NUMBER_DAYS, readWithdrawnNumbers} from './withdrawn-numbers.ts';
import {eraseAct} from './erase-submission.act.ts';
import {erasureEntry} from './erase-submission.ts';
import type {Keyring} from '../keys/keyring.ts';
import {purgeEvidenceAct, purgeRecordsAct, type PurgedRecords} from './purge.act.ts';
import {requireOrdinary} from './purge-share.ts';

// Databases limit the number of parameters of a statement.
const AT_ONCE = 500;

/** The number of erased records of each kind, or of records to erase. */
export type Purged = PurgedRecords & {readonly submissions: number; readonly evidence: number};

type Plan = {
  readonly retention: Retention;
  readonly now: Date;
  readonly isDry?: boolean;
  /** Whether a person has checked the clock and the number of records. */
  readonly isClockConfirmed?: boolean;
};
type DueEvidence = {readonly seq: number; readonly submission_id: string};

/**
 * Erases expired records; each kind has its own time limit. Concurrent purges are harmless. Freed pages and logs
 * contain the data until the store is scrubbed. Throws PurgeWithheldError when the clock may be wrong or too much
 * would be erased, and no person has confirmed the purge.
 */
export const purgeTables = async (
  {store, keyring}: {readonly store: Store; readonly keyring: Keyring},
  {retention, now, isDry = false, isClockConfirmed = false}: Plan,
): Promise<Purged> => {
  const before = (days: number): string => new Date(now.getTime() - days * MS_PER_DAY).toISOString();
  const submissions = await dueSubmissions(store, before(retention.answers), before(retention.held));
  const evidence = await dueEvidence(store, before(retention.evidence), before(retention.marketplace));
  const at = now.toISOString();
  if (!isDry && !isClockConfirmed)
    await requireOrdinary(store, {
      submissions: submissions.length,
      evidence: evidence.length,
      answersBefore: before(retention.answers),
      healthBefore: before(retention.health),
      now,
    });
  if (!isDry) {
    const key = keyring.current.chain;
    const numbers = await readWithdrawnNumbers({store, keyring}, submissions);
    await store.perform(eraseAct, {ids: submissions, at, evidence: {key, entries: []}, numbers});
    await store.perform(purgeEvidenceAct, {
      seqs: evidence.map(({seq}) => seq),
      erasures: {
        key,
        entries: [...(await emptiedBy(store, evidence))].map(([id, seqs]) =>
          erasureEntry(keyring, id, {reason: 'retention', seqs, at}),
        ),
      },
    });
  }
  const records = await store.perform(purgeRecordsAct, {
    health: before(retention.health),
    keys: before(retention.keys),
    deliveries: before(retention.deliveries),
    accesses: before(retention.accesses),
    numbers: before(NUMBER_DAYS),
    isDry,
    at,
    isClockConfirmed,
  });
  return {submissions: submissions.length, evidence: evidence.length, ...records};
};

// Lists the entries by submission. This includes entries that were emptied before, because the entries that record
// this may be emptied now.
const emptiedBy = async (
  store: Store,
  due: readonly DueEvidence[],
): Promise<ReadonlyMap<string, number[]>> => {
  const emptied = new Map<string, number[]>();
  for (const {seq, submission_id: id} of due) emptied.set(id, [...(emptied.get(id) ?? []), seq]);
  const ids = [...emptied.keys()];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const before = await store.read((db) =>
      db
        .selectFrom('evidence')
        .select(['seq', 'submission_id'])
        .where('submission_id', 'in', ids.slice(at, at + AT_ONCE))
        .where('sealed', '=', '')
        .execute(),
    );
    for (const {seq, submission_id: id} of before) emptied.get(id)?.push(seq);
  }
  return emptied;
};

/** Purges and always scrubs the store, because an earlier scrub may be pending. Throws ScrubPendingError. */
export const purge = async (
  vault: {readonly store: Store; readonly keyring: Keyring},
  plan: Plan,
): Promise<Purged> => {
  const purged = await purgeTables(vault, plan);
  if (plan.isDry !== true) await vault.store.scrub();
  return purged;
};

const dueSubmissions = async (store: Store, answers: string, held: string): Promise<readonly string[]> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('submission')
      .select('id')
      .where('erased_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('received_at', '<', answers),
          // Only spam that a person has marked: flagged records may come from real customers.
          eb.and([
            eb('received_at', '<', held),
            eb('id', 'in', (query) =>
              query.selectFrom('outbox').select('outbox.submission_id').where('outbox.state', '=', 'spam'),
            ),
          ]),
        ]),
      )
      .execute(),
  );
  return rows.map(({id}) => id);
};

// A withdrawal ends all consents of a submission, so its entry is kept as long as the longest of them. The entry of an
// erasure, which contains nothing about a person, is kept as long as any consent.
const dueEvidence = async (
  store: Store,
  most: string,
  marketplace: string,
): Promise<readonly DueEvidence[]> =>
  await store.read((db) =>
    db
      .selectFrom('evidence')
      .leftJoin('consent', (join) =>
        join
          .onRef('consent.submission_id', '=', 'evidence.submission_id')
          .onRef('consent.position', '=', 'evidence.position'),
      )
      .select(['evidence.seq', 'evidence.submission_id'])
      .where('evidence.sealed', '!=', '')
      .where((eb) =>
        eb.or([
          eb('evidence.recorded_at', '<', marketplace),
          eb.and([
            eb('evidence.recorded_at', '<', most),
            eb('evidence.kind', '=', 'consent'),
            eb('consent.kind', '!=', 'marketplace'),
          ]),
          eb.and([
            eb('evidence.recorded_at', '<', most),
            eb('evidence.kind', '=', 'withdrawal'),
            eb('evidence.submission_id', 'not in', (query) =>
              query
                .selectFrom('consent as permission')
                .select('permission.submission_id')
                .where('permission.kind', '=', 'marketplace'),
            ),
          ]),
        ]),
      )
      .orderBy('evidence.seq')
      .execute(),
  );
