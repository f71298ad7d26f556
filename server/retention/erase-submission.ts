import type {NewEvidence} from '../evidence/chain.ts';
import {commit} from '../evidence/commitment.ts';
import type {ErasureEvidence} from '../evidence/erasure-evidence.ts';
import type {Store} from '../storage/store.ts';
import {eraseAct} from './erase-submission.act.ts';
import type {Keyring} from '../keys/keyring.ts';

/** Why something is erased: the person asked for it, or it has been kept long enough. */
export type ErasureReason = ErasureEvidence['reason'];

/** The entry that says that evidence was erased, when and why. */
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
 * Erases what visitors said in a submission and in those it replaced: answers, page, partner, evidence, and the hashes it
 * could be found by. The rows of id, time and consents stay, and so does the chain of evidence, which says when and why.
 * Freed pages and logs hold it until the store is scrubbed, which is the caller's to do: once for all that it erases. Gives the ids.
 */
export const eraseSubmission = async (
  {store, keyring}: {readonly store: Store; readonly keyring: Keyring},
  id: string,
  {reason, now}: {readonly reason: ErasureReason; readonly now: Date},
): Promise<readonly string[]> => {
  const ids = await withSuperseded(store, id);
  const at = now.toISOString();
  const entries = ids.map((submissionId) => erasureEntry(keyring, submissionId, {reason, at}));
  await store.perform(eraseAct, {ids, at, evidence: {key: keyring.current.chain, entries}});
  return ids;
};

const withSuperseded = async (store: Store, id: string): Promise<readonly string[]> => {
  const ids = [id];
  // Grows while it is walked: replaced submissions may have replaced others.
  for (const current of ids) {
    const replaced = await store.read((db) =>
      db.selectFrom('submission').select('id').where('superseded_by', '=', current).execute(),
    );
    ids.push(...replaced.map((row) => row.id).filter((found) => !ids.includes(found)));
  }
  return ids;
};
