import {digestOf, isInRanges, type CheckpointEvidence} from './checkpoint-evidence.ts';
import type {EntryRow} from './chain-rows.ts';
import type {ErasureEvidence} from './erasure-evidence.ts';

type Erasure = {readonly seq: number; readonly isSigned: boolean; readonly covers: (seq: number) => boolean};
type Emptied = {
  readonly seq: number;
  readonly submissionId: string;
  readonly isSigned: boolean;
  readonly consent: string;
};

/** Collects empty entries and the entries that record erasures, and reports entries that are empty without a record. */
export class ErasedContent {
  readonly #emptied: Emptied[] = [];
  readonly #erasures = new Map<string, Erasure[]>();
  readonly #checkpoints: ({readonly seq: number; readonly isEmptied: (seq: number) => boolean} & Pick<
    CheckpointEvidence,
    'consents'
  >)[] = [];

  /** The number of empty entries. */
  get count(): number {
    return this.#emptied.length;
  }

  /** Adds an empty entry. */
  addEmptied({seq, submission_id: submissionId, mac, consent}: EntryRow): void {
    this.#emptied.push({seq, submissionId, isSigned: mac !== '', consent});
  }

  /** Adds an entry that records erasures. An erasure on request covers all earlier entries. */
  addErasure({seq, submission_id: id, mac}: EntryRow, {reason, seqs}: ErasureEvidence): void {
    const listed = seqs && new Set(seqs);
    // An erasure without a signature and a list is from a time when each erasure covered the whole submission.
    const covers = (each: number): boolean =>
      each < seq && (listed?.has(each) ?? (reason === 'request' || mac === ''));
    this.#erasures.set(id, [...(this.#erasures.get(id) ?? []), {seq, isSigned: mac !== '', covers}]);
  }

  /** Adds a checkpoint with a valid signature. */
  addCheckpoint({seq}: EntryRow, {emptied, consents}: CheckpointEvidence): void {
    this.#checkpoints.push({seq, isEmptied: isInRanges(emptied), consents});
  }

  /** Returns the faults, after every entry was added. */
  *faults(): Generator<string> {
    for (const {seq, isEmptied, consents} of this.#checkpoints) {
      const texts = this.#emptied
        .filter((entry) => !entry.isSigned && entry.seq < seq && isEmptied(entry.seq))
        .map(({consent}) => consent);
      if (digestOf(texts) !== consents)
        yield `a consent whose entry was empty at the checkpoint ${seq} was changed`;
    }
    for (const entry of this.#emptied)
      if (!this.#isAccountedFor(entry))
        yield `the content of entry ${entry.seq} (${entry.submissionId}) is gone without an erasure`;
  }

  #isAccountedFor({seq, submissionId, isSigned}: Emptied): boolean {
    const erasures = (this.#erasures.get(submissionId) ?? []).filter(({covers}) => covers(seq));
    if (erasures.some((erasure) => erasure.isSigned)) return true;
    if (isSigned) return false;
    const after = this.#checkpoints.filter((checkpoint) => checkpoint.seq > seq);
    if (after.length > 0) return after.some(({isEmptied}) => isEmptied(seq));
    return erasures.length > 0;
  }
}
