import type {Kysely} from 'kysely';
import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import type {Keyring} from '../keys/keyring.ts';
import {foreignObjects} from '../storage/foreign-objects.ts';
import type {Schema} from '../storage/schema.ts';
import {BEGINNING, next, type Head} from './chain.ts';
import {consentsOf, entriesOf, type EntryRow} from './chain-rows.ts';
import {CheckpointEvidenceSchema} from './checkpoint-evidence.ts';
import {open} from './commitment.ts';
import {ConsentEvidenceSchema} from './consent-evidence.ts';
import {consentText} from './consent-text.ts';
import {ErasedContent} from './erased-content.ts';
import {ErasureEvidenceSchema} from './erasure-evidence.ts';
import {faultOfSignature} from './signature.ts';
import {WithdrawalEvidenceSchema} from './withdrawal-evidence.ts';
import {SILENT, type Progress} from '../storage/progress.ts';

// A forged beginning makes every later entry a fault, so the list is limited.
const MOST_FAULTS = 1_000;

/** The result of a verification. Without faults, every entry is unchanged and in its position. */
export type Verification = {
  readonly entries: number;
  /** The number of entries whose content was erased, with an entry that records the erasure. */
  readonly tombstones: number;
  readonly consents: number;
  /** The number of unsigned entries of an earlier version that a checkpoint covers. */
  readonly unsigned: number;
  /**
   * The end of the chain. Recorded in another place, the end proves later that no earlier entry was changed or
   * removed.
   */
  readonly head: Head;
  readonly faults: readonly string[];
};

/** An earlier end of the chain, as recorded; entries after `checkpoint` were signed at that time. */
export type NotedEnd = Head & {readonly checkpoint?: number};

/** The recorded ends to compare with the chain. */
export type VerifyOptions = {
  readonly ends?: readonly NotedEnd[];
  /**
   * Whether the store may come from a version that did not sign entries, and no server has signed a checkpoint
   * yet.
   */
  readonly mayBeUnsigned?: boolean;
  readonly progress?: Progress;
};

/**
 * Verifies the chain: every hash follows from the one before and is signed with a known key, every content matches its commitment, every
 * erased content has a recorded erasure, every consent and every withdrawal has its evidence, and the chain contains every recorded end.
 * Reads everything, in batches.
 */
export const verifyChain = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  {ends = [], mayBeUnsigned = false, progress = SILENT}: VerifyOptions = {},
): Promise<Verification> => {
  const proof = new Proof(keyring);
  for await (const entry of entriesOf(db)) {
    proof.addEntry(entry, ends);
    progress.advance(1);
  }
  const {head} = proof;
  const unsigned = proof.finish(ends, mayBeUnsigned);
  const end = await db.selectFrom('evidence_head').select(['seq', 'hash']).executeTakeFirst();
  if (end?.seq !== head.seq || end.hash !== head.hash)
    proof.fault('the chain does not end at its recorded head');
  const consents = await proveConsents(db, proof);
  for (const object of await foreignObjects(db))
    proof.fault(`the database has ${object}, which Lamplight did not create`);
  return {
    entries: head.seq,
    tombstones: proof.erased.count,
    consents,
    unsigned,
    head,
    faults: proof.faults,
  };
};

class Proof {
  readonly faults: string[] = [];
  readonly erased = new ErasedContent();
  /** The time at which the consents of a submission were withdrawn, by submission. */
  readonly withdrawals = new Map<string, string>();
  head = BEGINNING;
  readonly #keyring: Keyring;
  #firstCheckpointAt: number | undefined;
  // Counts the unsigned entries, and the unsigned entries that no checkpoint covers yet.
  #unsigned = 0;
  #lastUnsigned = 0;
  #uncovered: number[] = [];

  constructor(keyring: Keyring) {
    this.#keyring = keyring;
  }

  fault(text: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(text);
    else if (this.faults.length === MOST_FAULTS) this.faults.push('and more');
  }

  addEntry(entry: EntryRow, ends: readonly NotedEnd[]): void {
    if (entry.seq !== this.head.seq + 1) this.fault(`entry ${this.head.seq + 1} is missing`);
    this.head = next({...this.head, seq: entry.seq - 1}, entry);
    if (this.head.hash !== entry.hash) {
      this.fault(`entry ${entry.seq} does not follow from the previous entry, or was changed`);
      this.head = {seq: entry.seq, hash: entry.hash};
    }
    if (ends.some(({seq, hash}) => seq === entry.seq && hash !== entry.hash))
      this.fault(`entry ${entry.seq} is not the noted entry`);
    this.#addSignature(entry);
    if (entry.sealed === '') this.erased.addEmptied(entry);
    else this.#addContent(entry);
    if (entry.kind === 'withdrawal') this.withdrawals.set(entry.submission_id, entry.recorded_at);
    if (entry.kind === 'consent' && entry.consent === '')
      this.fault(`the consent ${entry.submission_id}:${entry.position} is missing in the table of consents`);
  }

  /** Runs the comparisons that need the whole chain. Returns the number of unsigned entries. */
  finish(ends: readonly NotedEnd[], mayBeUnsigned: boolean): number {
    const [first] = this.#uncovered;
    if (first !== undefined && !(mayBeUnsigned && this.#unsigned === this.head.seq))
      this.fault(
        `${this.#uncovered.length} entries from ${first} on are not signed, and no checkpoint covers them`,
      );
    for (const {seq, checkpoint} of ends) {
      if (seq > this.head.seq)
        this.fault(`the chain ends at ${this.head.seq}, before the noted entry ${seq}`);
      if (checkpoint !== undefined && this.#lastUnsigned > checkpoint)
        this.fault(`entry ${this.#lastUnsigned} is not signed, though entries after ${checkpoint} were`);
    }
    for (const fault of this.erased.faults()) this.fault(fault);
    return this.#unsigned;
  }

  #addSignature({seq, mac, hash, consent}: EntryRow): void {
    if (mac === '') {
      this.#unsigned += 1;
      this.#lastUnsigned = seq;
      this.#uncovered.push(seq);
      return;
    }
    const fault = faultOfSignature(this.#keyring, mac, hash, consent);
    if (fault !== undefined) this.fault(`entry ${seq} ${fault}: the entry or its consent was changed`);
  }

  #addContent(entry: EntryRow): void {
    try {
      const {content, isAsCommitted} = open(this.#keyring, entry);
      if (!isAsCommitted) this.fault(`the content of entry ${entry.seq} does not match the commitment`);
      else this.#compare(entry, content);
    } catch (error) {
      this.fault(
        `the content of entry ${entry.seq} cannot be opened (${entry.submission_id}): ${error instanceof Error ? error.message : 'unknown'}`,
      );
    }
  }

  #compare(entry: EntryRow, content: unknown): void {
    switch (entry.kind) {
      case 'consent': {
        const {kind, textVersion, textSha256, box} = ConsentEvidenceSchema.parse(content);
        const given = consentText({
          kind,
          text_version: textVersion,
          text_sha256: textSha256,
          agreed_at: box.at,
          recorded_at: entry.recorded_at,
        });
        if (entry.consent !== '' && entry.consent !== given)
          this.fault(`the consent ${entry.submission_id}:${entry.position} differs from its evidence`);
        return;
      }
      case 'withdrawal':
        if (WithdrawalEvidenceSchema.parse(content).at !== entry.recorded_at)
          this.fault(`entry ${entry.seq} was not recorded at the moment of its withdrawal`);
        return;
      case 'erasure':
        this.erased.addErasure(entry, ErasureEvidenceSchema.parse(content));
        return;
      case 'checkpoint':
        this.#addCheckpoint(entry, content);
    }
  }

  // During a rolling update, servers of the earlier version may append for a day.
  #addCheckpoint(entry: EntryRow, content: unknown): void {
    if (faultOfSignature(this.#keyring, entry.mac, entry.hash, '') !== undefined) return;
    const at = Date.parse(entry.recorded_at);
    this.#firstCheckpointAt ??= at;
    if (at - this.#firstCheckpointAt > MS_PER_DAY) return;
    this.erased.addCheckpoint(entry, CheckpointEvidenceSchema.parse(content));
    this.#uncovered = [];
  }
}

const proveConsents = async (db: Kysely<Schema>, proof: Proof): Promise<number> => {
  let count = 0;
  for await (const {submission_id: id, position, withdrawn_at: withdrawnAt, entry} of consentsOf(db)) {
    count += 1;
    if (entry === null) proof.fault(`the consent ${id}:${position} has no evidence`);
    if (withdrawnAt !== (proof.withdrawals.get(id) ?? null))
      proof.fault(`the consent ${id}:${position} was not withdrawn as its evidence says`);
  }
  return count;
};
