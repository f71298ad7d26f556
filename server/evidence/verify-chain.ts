import {hash} from 'node:crypto';
import type {Kysely} from 'kysely';
import type {Keyring} from '../keys/keyring.ts';
import type {ConsentTable, EvidenceTable, Schema} from '../storage/schema.ts';
import {BEGINNING, next, type Head} from './chain.ts';
import {open} from './commitment.ts';
import {ConsentEvidenceSchema} from './consent-evidence.ts';
import {WithdrawalEvidenceSchema} from './withdrawal-evidence.ts';

const BATCH = 500;

/** What a verification found. Without faults, every entry is where and as it was appended. */
export type Verification = {
  readonly entries: number;
  /** Entries whose content was erased, each with an entry that says so. */
  readonly tombstones: number;
  readonly consents: number;
  /** The end of the chain. Noted elsewhere, it proves later that nothing up to it was changed or cut off. */
  readonly head: Head;
  readonly faults: readonly string[];
};

/**
 * Proves the chain: every hash follows from the one before, every content is what was committed to, every erased content
 * has its erasure on record, every consent and every withdrawal its evidence, the head is the end. `anchor` is an end noted earlier. Reads
 * everything, in steps.
 */
export const verifyChain = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  anchor: Head | undefined,
): Promise<Verification> => {
  const faults: string[] = [];
  const proven: Proven = {consents: new Map(), withdrawals: new Map()};
  const [erased, tombstones] = [new Set<string>(), new Set<string>()];
  let head = BEGINNING;
  let tombstoneCount = 0;
  for await (const entry of entriesOf(db)) {
    if (entry.seq !== head.seq + 1) faults.push(`entry ${head.seq + 1} is missing`);
    head = next({...head, seq: entry.seq - 1}, entry);
    if (head.hash !== entry.hash) {
      faults.push(`entry ${entry.seq} does not follow from the one before, or was changed`);
      head = {seq: entry.seq, hash: entry.hash};
    }
    if (anchor?.seq === entry.seq && anchor.hash !== entry.hash)
      faults.push(`entry ${entry.seq} is not the one that was noted`);
    if (entry.kind === 'erasure') erased.add(entry.submission_id);
    if (entry.sealed === '') {
      tombstoneCount += 1;
      tombstones.add(entry.submission_id);
    } else proveContent(entry, keyring, proven, faults);
  }
  for (const id of tombstones)
    if (!erased.has(id)) faults.push(`the content of ${id} is gone without an erasure`);
  if (anchor && anchor.seq > head.seq)
    faults.push(`the chain ends at ${head.seq}, before the noted entry ${anchor.seq}`);
  const end = await db.selectFrom('evidence_head').select(['seq', 'hash']).executeTakeFirst();
  if (end?.seq !== head.seq || end.hash !== head.hash)
    faults.push('the chain does not end at its recorded head');
  const consents = await proveConsents(db, {proven, tombstones, faults});
  return {entries: head.seq, tombstones: tombstoneCount, consents, head, faults};
};

// What the entries' contents say, until the rows are compared with it.
type Proven = {
  /** By `consentKey`: the consent's `consentText`. */
  readonly consents: Map<string, string>;
  /** By submission: when its consents were withdrawn. */
  readonly withdrawals: Map<string, string>;
};

const consentKey = (id: string, position: number): string => `${id}:${position}`;
const consentText = ({
  kind,
  text_version: version,
  text_sha256: sha256,
  agreed_at: at,
  recorded_at: recordedAt,
}: Omit<ConsentTable, 'submission_id' | 'position' | 'withdrawn_at'>): string =>
  // A hash of it: one is kept for every consent until all are compared.
  hash('sha256', JSON.stringify([kind, version, sha256, at, recordedAt]), 'base64url');

const proveContent = (
  entry: EvidenceTable,
  keyring: Keyring,
  {consents, withdrawals}: Proven,
  faults: string[],
): void => {
  try {
    const {content, isAsCommitted} = open(keyring, entry);
    if (!isAsCommitted) faults.push(`the content of entry ${entry.seq} is not what was committed to`);
    else if (entry.kind === 'withdrawal')
      withdrawals.set(entry.submission_id, WithdrawalEvidenceSchema.parse(content).at);
    else if (entry.kind === 'consent') {
      const {kind, textVersion, textSha256, box} = ConsentEvidenceSchema.parse(content);
      consents.set(
        consentKey(entry.submission_id, entry.position),
        consentText({
          kind,
          text_version: textVersion,
          text_sha256: textSha256,
          agreed_at: box.at,
          recorded_at: entry.recorded_at,
        }),
      );
    }
  } catch (error) {
    faults.push(
      `the content of entry ${entry.seq} cannot be opened: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  }
};

const proveConsents = async (
  db: Kysely<Schema>,
  {proven, tombstones, faults}: {proven: Proven; tombstones: Set<string>; faults: string[]},
): Promise<number> => {
  const {consents, withdrawals} = proven;
  let count = 0;
  for await (const consent of consentsOf(db)) {
    count += 1;
    const {submission_id: submissionId, withdrawn_at: withdrawnAt} = consent;
    const id = consentKey(submissionId, consent.position);
    const evidence = consents.get(id);
    const isErased = tombstones.has(submissionId);
    if (evidence === undefined && !isErased) faults.push(`the consent ${id} has no evidence`);
    else if (evidence !== undefined && evidence !== consentText(consent))
      faults.push(`the consent ${id} differs from its evidence`);
    if (!isErased && withdrawnAt !== (withdrawals.get(submissionId) ?? null))
      faults.push(`the consent ${id} was not withdrawn as its evidence says`);
    consents.delete(id);
  }
  for (const id of consents.keys()) faults.push(`the consent ${id} is on evidence and nowhere else`);
  return count;
};

const consentsOf = async function* (db: Kysely<Schema>): AsyncGenerator<ConsentTable> {
  for (let last: ConsentTable | undefined, size = BATCH; size === BATCH;) {
    const {submission_id: id, position} = last ?? {submission_id: '', position: -1};
    const rows = await db
      .selectFrom('consent')
      .selectAll()
      .where((eb) => eb(eb.refTuple('submission_id', 'position'), '>', eb.tuple(id, position)))
      .orderBy('submission_id')
      .orderBy('position')
      .limit(BATCH)
      .execute();
    yield* rows;
    last = rows.at(-1);
    size = rows.length;
  }
};

const entriesOf = async function* (db: Kysely<Schema>): AsyncGenerator<EvidenceTable> {
  for (let last = 0, size = BATCH; size === BATCH;) {
    const rows = await db
      .selectFrom('evidence')
      .selectAll()
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    yield* rows;
    last = rows.at(-1)?.seq ?? last;
    size = rows.length;
  }
};
