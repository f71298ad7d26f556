import type {NewEvidence} from '../evidence/chain.ts';
import {commit} from '../evidence/commitment.ts';
import type {WithdrawalEvidence} from '../evidence/withdrawal-evidence.ts';
import type {Keyring} from '../keys/keyring.ts';

/** Builds the entry that records the withdrawal of a submission's consents. */
export const withdrawalEntry = (
  keyring: Keyring,
  submissionId: string,
  content: WithdrawalEvidence,
): NewEvidence => ({
  kind: 'withdrawal',
  submission_id: submissionId,
  position: 0,
  recorded_at: content.at,
  ...commit(keyring.current, content, submissionId, 0),
});
