import type {NewEvidence} from '../evidence/chain.ts';
import {commit} from '../evidence/commitment.ts';
import type {ErasureEvidence} from '../evidence/erasure-evidence.ts';
import type {Store} from '../storage/store.ts';
import {readWithdrawnNumbers} from './withdrawn-numbers.ts';
import {eraseAct} from './erase-submission.act.ts';
import type {Keyring} from '../keys/keyring.ts';

/** The reason for an erasure: a request, or the age of the records. */
export type ErasureReason = ErasureEvidence['reason'];

/** Builds the entry that records an erasure of evidence. */
export const erasureEntry = (
  keyring: Keyring,
  submissionId: string,
  {at, ...content}: ErasureEvidence & {readonly at: string},
): NewEvidence => ({
  kind: 'erasure',
  submission_id: submissionId,
  position: 0,
  recorded_at: at,
  ...commit(keyring.current, content, submissionId, 0),
});

/**
 * Erases a visitor's submission with all that `erasedTogether` returns: answers, page, partner, evidence and search
 * hashes, except the hash of a number whose owner has withdrawn. The rows with id, time and consents stay, and the
 * chain of evidence records time and reason. Freed pages and logs contain the data until the store is scrubbed;
 * the caller scrubs once for all erasures. Returns the ids.
 */
export const eraseSubmission = async (
  {store, keyring}: {readonly store: Store; readonly keyring: Keyring},
  id: string,
  {reason, now}: {readonly reason: ErasureReason; readonly now: Date},
): Promise<readonly string[]> => {
  const ids = await erasedTogether(store, id);
  const at = now.toISOString();
  const entries = ids.map((submissionId) => erasureEntry(keyring, submissionId, {reason, at}));
  const numbers = await readWithdrawnNumbers({store, keyring}, ids);
  await store.perform(eraseAct, {ids, at, evidence: {key: keyring.current.chain, entries}, numbers});
  return ids;
};

/**
 * Returns the ids of a submission, of the submissions that the submission replaced, and of the contact messages that a visitor left in the
 * conversation: the chat asks for an address for the conversation only.
 */
export const erasedTogether = async (store: Store, id: string): Promise<readonly string[]> => {
  const ids = [id];
  // The list grows during the loop: replaced submissions may have replaced others.
  for (const current of ids) {
    const found = await store.read(async (db) => [
      ...(await db.selectFrom('submission').select('id').where('superseded_by', '=', current).execute()),
      ...(await db
        .selectFrom('chat_contact')
        .select('contact_id as id')
        .where('conversation_id', '=', current)
        .execute()),
    ]);
    ids.push(...found.map((row) => row.id).filter((each) => !ids.includes(each)));
  }
  return ids;
};
