import {sql, type Kysely} from 'kysely';
import {BEGINNING, next} from '../evidence/chain.ts';
import {entriesWithConsent, GIVEN, givenText, type GivenRow} from '../evidence/consent-text.ts';
import {faultOfSignature} from '../evidence/signature.ts';
import {open, type OpenedEvidence} from '../evidence/commitment.ts';
import type {Keyring} from '../keys/keyring.ts';
import {SealError} from '../keys/seal.ts';
import type {EvidenceKind, EvidenceTable} from '../storage/tables/evidence-tables.ts';
import type {Schema} from '../storage/schema.ts';

/** The text in place of the omitted secret. */
const WITHHELD = '(withheld)';

/**
 * One decrypted entry of the chain, for a reader without access to the store. docs/operations.md documents these names, so they must not
 * change.
 */
export type EvidenceRecord = {
  /** The position in the chain, from 1. */
  readonly seq: number;
  readonly kind: EvidenceKind;
  readonly submissionId: string;
  readonly position: number;
  readonly recordedAt: string;
  /** The hash of the previous entry; 64 zeros for the first entry. Null if the previous entry is missing. */
  readonly previousHash: string | null;
  readonly hash: string;
  readonly commitment: string;
  /** The salt; null, like `text`, after an erasure of the content, and if the content cannot be decrypted. */
  readonly salt: string | null;
  /** The content as JSON; if `isTextWhole`, exactly the text of the commitment. */
  readonly text: string | null;
  readonly isTextWhole: boolean;
  /** The entries that record an erasure of the content: one, except for evidence that was erased in parts. */
  readonly erasedBy: readonly number[];
};

/** The entries of one submission in the order of the chain, and their errors. */
export type EvidenceRecords = {
  readonly entries: readonly EvidenceRecord[];
  readonly faults: readonly string[];
};

type Row = EvidenceTable & GivenRow & {readonly previous_hash: string | null};

/** Reads and verifies the chain's entries of a submission. The secret of the withdrawal link is omitted unless requested. */
export const readEvidence = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  {submissionId, withSecret}: {readonly submissionId: string; readonly withSecret: boolean},
): Promise<EvidenceRecords> => {
  const rows: readonly Row[] = await entriesWithConsent(db)
    .leftJoin('evidence as previous', (join) => join.on('previous.seq', '=', sql`evidence.seq - 1`))
    .selectAll('evidence')
    .select('previous.hash as previous_hash')
    .select(GIVEN)
    .where('evidence.submission_id', '=', submissionId)
    .orderBy('evidence.seq')
    .execute();
  const erasures = rows.flatMap(({seq, kind}) => (kind === 'erasure' ? [seq] : []));
  const faults: string[] = [];
  const entries = rows.map((row): EvidenceRecord => {
    const {seq} = row;
    const previousHash = seq === BEGINNING.seq + 1 ? BEGINNING.hash : row.previous_hash;
    if (previousHash === null) faults.push(`entry ${seq - 1} is missing`);
    else if (next({seq: seq - 1, hash: previousHash}, row).hash !== row.hash)
      faults.push(`entry ${seq} does not follow from the previous entry, or was changed`);
    // A checkpoint covers entries from before signatures; the command "verify" compares them.
    const forged = row.mac === '' ? undefined : faultOfSignature(keyring, row.mac, row.hash, givenText(row));
    if (forged !== undefined) faults.push(`entry ${seq} ${forged}: the entry or its consent was changed`);
    const erasedBy = row.sealed === '' ? erasures.filter((erasure) => erasure > seq) : [];
    const {salt, text, isTextWhole} = contentOf(row, keyring, {withSecret, erasedBy, faults});
    return {
      seq,
      kind: row.kind,
      submissionId,
      position: row.position,
      recordedAt: row.recorded_at,
      previousHash,
      hash: row.hash,
      commitment: row.commitment,
      salt,
      text,
      isTextWhole,
      erasedBy,
    };
  });
  return {entries, faults};
};

type Content = Pick<EvidenceRecord, 'salt' | 'text' | 'isTextWhole'>;

const NO_CONTENT: Content = {salt: null, text: null, isTextWhole: false};

const contentOf = (
  row: Row,
  keyring: Keyring,
  {
    withSecret,
    erasedBy,
    faults,
  }: {readonly withSecret: boolean; readonly erasedBy: readonly number[]; readonly faults: string[]},
): Content => {
  if (row.sealed === '') {
    if (erasedBy.length === 0) faults.push(`the content of entry ${row.seq} is gone without an erasure`);
    return NO_CONTENT;
  }
  try {
    const opened = open(keyring, row);
    if (!opened.isAsCommitted) {
      faults.push(`the content of entry ${row.seq} does not match the commitment`);
      return NO_CONTENT;
    }
    const text = withSecret ? opened.text : withoutSecret(opened);
    return {salt: opened.salt, text, isTextWhole: text === opened.text};
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    faults.push(`the content of entry ${row.seq} cannot be opened: ${error.message}`);
    return NO_CONTENT;
  }
};

// Replaces the secret in the text itself, so that all other bytes stay the same.
const withoutSecret = ({content, text}: OpenedEvidence): string => {
  const secret =
    typeof content === 'object' && content !== null && 'withdrawalSecret' in content
      ? content.withdrawalSecret
      : undefined;
  return typeof secret === 'string' ? text.replaceAll(secret, WITHHELD) : text;
};
