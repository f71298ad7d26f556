import {hash} from 'node:crypto';
import type {ChainKey} from '../keys/data-key.ts';
import {isSqlite} from '../storage/create-table.ts';
import {insertRow, prepared} from '../storage/prepared.ts';
import type {EvidenceTable} from '../storage/tables/evidence-tables.ts';
import type {Transact} from '../storage/store.ts';
import {sign} from './signature.ts';

/** An entry without a position in the chain yet. */
export type NewEvidence = Omit<EvidenceTable, 'seq' | 'hash' | 'mac'> & {
  /** The `consentText` of the consent that the entry proves; the signature of the entry covers this text. */
  readonly consent?: string;
};

/** Entries to append, and the key that signs them. Plain data, because the store's thread appends. */
export type Appendix = {readonly key: ChainKey; readonly entries: readonly NewEvidence[]};

/** The end of a chain: the number of entries and the hash of the last entry. */
export type Head = {readonly seq: number; readonly hash: string};

/** The end before the first entry. */
export const BEGINNING: Head = {seq: 0, hash: '0'.repeat(64)};

/**
 * Calculates the end after one more entry. The hash covers everything that remains after the entry's content is
 * erased.
 */
export const next = (head: Head, entry: NewEvidence): Head => {
  const seq = head.seq + 1;
  const {kind, submission_id: id, position, recorded_at: at, commitment} = entry;
  return {seq, hash: hash('sha256', JSON.stringify([head.hash, seq, kind, id, position, at, commitment]))};
};

const selectHead = prepared((db) => {
  const head = db.selectFrom('evidence_head').select(['seq', 'hash']);
  // A process locks the head until the commit, so that no two processes append to the same entry. In SQLite, the
  // transaction as a whole is the lock.
  return isSqlite(db) ? head : head.forUpdate();
});

const moveHead = prepared((db, seq: number, last: string) =>
  db.updateTable('evidence_head').set({seq, hash: last}),
);

/** Appends entries to the chain and signs each entry with its position. */
export const appendEvidence = async (transaction: Transact, {key, entries}: Appendix): Promise<void> => {
  if (entries.length === 0) return;
  const [found] = await selectHead(transaction);
  if (!found) throw new Error('the chain of evidence has lost its head');
  let head: Head = found;
  for (const {consent = '', ...entry} of entries) {
    head = next(head, entry);
    await insertRow(transaction, 'evidence', {...entry, ...head, mac: sign(key, head.hash, consent)});
  }
  await moveHead(transaction, head.seq, head.hash);
};
