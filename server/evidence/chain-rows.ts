import type {Kysely} from 'kysely';
import type {ConsentTable, EvidenceTable} from '../storage/tables/evidence-tables.ts';
import type {Schema} from '../storage/schema.ts';
import {entriesWithConsent, GIVEN, givenText} from './consent-text.ts';

const BATCH = 500;

/**
 * An entry of the chain with the `consentText` of the consent that the entry proves; empty if the entry proves
 * none or the row is missing.
 */
export type EntryRow = EvidenceTable & {readonly consent: string};

/** Reads every entry of the chain in order, in steps. */
export const entriesOf = async function* (db: Kysely<Schema>): AsyncGenerator<EntryRow> {
  for (let last = 0, size = BATCH; size === BATCH;) {
    const rows = await entriesWithConsent(db)
      .selectAll('evidence')
      .select(GIVEN)
      .where('evidence.seq', '>', last)
      .orderBy('evidence.seq')
      .limit(BATCH)
      .execute();
    for (const row of rows) yield {...row, consent: givenText(row)};
    last = rows.at(-1)?.seq ?? last;
    size = rows.length;
  }
};

/** A consent, and whether the chain has an entry for it. */
export type ConsentRow = ConsentTable & {readonly entry: number | null};

/** Reads every consent, in steps. */
export const consentsOf = async function* (db: Kysely<Schema>): AsyncGenerator<ConsentRow> {
  for (let last: ConsentTable | undefined, size = BATCH; size === BATCH;) {
    const {submission_id: id, position} = last ?? {submission_id: '', position: -1};
    const rows: readonly ConsentRow[] = await db
      .selectFrom('consent')
      .leftJoin('evidence', (join) =>
        join
          .onRef('evidence.submission_id', '=', 'consent.submission_id')
          .onRef('evidence.position', '=', 'consent.position')
          .on('evidence.kind', '=', 'consent'),
      )
      .selectAll('consent')
      .select('evidence.seq as entry')
      .where((eb) =>
        eb(eb.refTuple('consent.submission_id', 'consent.position'), '>', eb.tuple(id, position)),
      )
      .orderBy('consent.submission_id')
      .orderBy('consent.position')
      .limit(BATCH)
      .execute();
    yield* rows;
    last = rows.at(-1);
    size = rows.length;
  }
};
