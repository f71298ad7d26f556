import type {Transact} from '../storage/store.ts';
import type {ConsentTable} from '../storage/tables/evidence-tables.ts';

/** The columns of a consent that never change. */
export type GivenColumns = Pick<
  ConsentTable,
  'kind' | 'text_version' | 'text_sha256' | 'agreed_at' | 'recorded_at'
>;

/**
 * Formats a consent's row as one text. The signature of the entry covers this text, even after the entry's content
 * was erased.
 */
export const consentText = ({
  kind,
  text_version: version,
  text_sha256: sha256,
  agreed_at: agreedAt,
  recorded_at: recordedAt,
}: GivenColumns): string => JSON.stringify([kind, version, sha256, agreedAt, recordedAt]);

/** The same columns, for the select list of a join. */
export const GIVEN = [
  'consent.kind as given_kind',
  'consent.text_version as given_text_version',
  'consent.text_sha256 as given_text_sha256',
  'consent.agreed_at as given_agreed_at',
  'consent.recorded_at as given_recorded_at',
] as const;

/** The row that `GIVEN` selects; the values are null when there is no consent. */
export type GivenRow = {
  readonly [Column in keyof GivenColumns as `given_${Column}`]: GivenColumns[Column] | null;
};

/** Starts a query of the chain's entries, each joined with the consent that the entry proves. */
export const entriesWithConsent = (db: Pick<Transact, 'selectFrom'>) =>
  db
    .selectFrom('evidence')
    .leftJoin('consent', (join) =>
      join
        .onRef('consent.submission_id', '=', 'evidence.submission_id')
        .onRef('consent.position', '=', 'evidence.position')
        .on('evidence.kind', '=', 'consent'),
    );

/** Returns the `consentText` of a joined row; empty when there is no consent. */
export const givenText = (row: GivenRow): string =>
  row.given_kind === null
    ? ''
    : consentText({
        kind: row.given_kind,
        text_version: row.given_text_version ?? '',
        text_sha256: row.given_text_sha256 ?? '',
        agreed_at: row.given_agreed_at ?? '',
        recorded_at: row.given_recorded_at ?? '',
      });
