import type {SubmissionKind, SubmissionTable} from '../storage/tables/submission-tables.ts';
import type {ConsentLists} from './consent-record.ts';
import type {Attribution} from './attribution.ts';
import type {SentCalculation} from './calculation-record.ts';
import type {SavedAnswers} from './saved-results-record.ts';

/** The stored facts of a submission without its answers. */
type Envelope = ConsentLists & {
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly receivedAt: string;
  readonly held: boolean;
  readonly heldFor: readonly string[];
  readonly supersededBy: string | null;
  readonly erasedAt: string | null;
  readonly lang: string;
  readonly partner: string;
  readonly origin: string;
  readonly page: string;
  readonly widget: string;
};

/**
 * A quote request, a contact message or saved results with all stored data; after an erasure, the answers are
 * empty.
 */
export type SubmissionRecord = Envelope &
  Partial<SavedAnswers> &
  Attribution & {
    readonly answers: Readonly<Record<string, string>>;
    /** The calculation that came with a quote request. */
    readonly calculation?: SentCalculation;
  };

/** A record and the errors of reading the record. */
export type ReadRecord = {
  readonly record: SubmissionRecord;
  /** The reasons why some answers could not be decrypted; such answers are empty in the record. */
  readonly faults: readonly string[];
};

/** Builds the facts of a submission from its row and its consents. */
export const envelopeOf = (row: SubmissionTable, consents: ConsentLists): Envelope => ({
  id: row.id,
  kind: row.kind,
  receivedAt: row.received_at,
  held: row.held_for !== '',
  heldFor: row.held_for.split(' ').filter((reason) => reason !== ''),
  supersededBy: row.superseded_by,
  erasedAt: row.erased_at,
  ...consents,
  lang: row.lang,
  partner: row.partner,
  origin: row.origin,
  page: row.page,
  widget: row.widget,
});
