import type {Kysely} from 'kysely';
import type {Keyring} from '../keys/keyring.ts';
import {SealError} from '../keys/seal.ts';
import type {Schema} from '../storage/schema.ts';
import type {SubmissionTable} from '../storage/tables/submission-tables.ts';
import type {Store} from '../storage/store.ts';
import {openAttribution} from './open-attribution.ts';
import {openCalculation} from './calculation-record.ts';
import {consentLists} from './consent-record.ts';
import {readAnswers} from './read-answers.ts';
import {selectPage, type Selection} from './selection.ts';
import {envelopeOf, type ReadRecord, type SubmissionRecord} from './submission-record.ts';

/** The number of records in memory at a time. */
export const BATCH = 250;

/** The dependencies of reading records; `now` decides which consents are in force. */
export type Reading = {readonly keyring: Keyring; readonly now: Date};

/** Reads one record, including an erased one; undefined for an unknown id. Throws SealError when a part cannot be decrypted. */
export const readRecord = async (
  db: Kysely<Schema>,
  reading: Reading,
  id: string,
): Promise<SubmissionRecord | undefined> => {
  const rows = await db.selectFrom('submission').selectAll().where('id', '=', id).execute();
  const [read] = await recordsOf(db, {...reading, withSavedAnswers: false}, rows);
  if (read && read.faults.length > 0) throw new SealError(read.faults.join('; '));
  return read?.record;
};

/**
 * Reads records by their ids, without saved questionnaires: the readable parts, and for the other parts the
 * reasons.
 */
export const readRecordsOf = async (
  db: Kysely<Schema>,
  reading: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadRecord>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('submission').selectAll().where('id', 'in', ids).execute();
  const read = await recordsOf(db, {...reading, withSavedAnswers: false}, rows);
  return new Map(read.map((one) => [one.record.id, one]));
};

/**
 * Reads the selected records in order, with saved questionnaires, in batches. A record with an unreadable part is
 * returned with the reason and does not hide the other records.
 */
export const recordBatches = async function* (
  {store, ...reading}: Reading & {readonly store: Pick<Store, 'read'>},
  selection: Selection,
): AsyncGenerator<readonly ReadRecord[]> {
  let left = selection.limit ?? Infinity;
  for (let after: string | undefined, isOver = left === 0; !isOver;) {
    const size = Math.min(BATCH, left);
    const batch = await store.read(async (db) => {
      const rows = await selectPage(db, selection, {after, size}).execute();
      return await recordsOf(db, {...reading, withSavedAnswers: true}, rows);
    });
    if (batch.length > 0) yield batch;
    after = batch.at(-1)?.record.id;
    left -= batch.length;
    isOver = batch.length < size || left === 0;
  }
};

type RowReading = Reading & {readonly withSavedAnswers: boolean};

const recordsOf = async (
  db: Kysely<Schema>,
  reading: RowReading,
  rows: readonly SubmissionTable[],
): Promise<readonly ReadRecord[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({id}) => id);
  const answers = await readAnswers(db, reading, ids);
  const consents = Map.groupBy(
    await db
      .selectFrom('consent')
      .selectAll()
      .where('submission_id', 'in', ids)
      .orderBy('submission_id')
      .orderBy('position')
      .execute(),
    ({submission_id: id}) => id,
  );
  const attributions = new Map(
    (await db.selectFrom('attribution').selectAll().where('submission_id', 'in', ids).execute()).map(
      (row) => [row.submission_id, openAttribution(reading.keyring, row)],
    ),
  );
  const calculations = new Map(
    (await db.selectFrom('calculation').selectAll().where('submission_id', 'in', ids).execute()).map(
      (row) => [
        row.submission_id,
        openCalculation(reading.keyring, row, {withHealth: reading.withSavedAnswers}),
      ],
    ),
  );
  return rows.map((row) => {
    const {value, faults} = answers.get(row.id) ?? {value: {answers: {}}, faults: []};
    const attribution = attributions.get(row.id);
    const sent = calculations.get(row.id);
    const envelope = envelopeOf(
      row,
      consentLists(consents.get(row.id) ?? [], {
        now: reading.now,
        isSuperseded: row.superseded_by !== null,
      }),
    );
    return {
      record: {...envelope, ...value, ...attribution?.value, ...(sent?.value && {calculation: sent.value})},
      faults: [...faults, ...(attribution?.faults ?? []), ...(sent?.faults ?? [])],
    };
  });
};
