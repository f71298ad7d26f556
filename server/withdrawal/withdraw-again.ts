import {appendEvidence} from '../evidence/chain.ts';
import type {WithdrawalEvidence} from '../evidence/withdrawal-evidence.ts';
import type {Keyring} from '../keys/keyring.ts';
import {HEALTH_TABLES} from '../storage/schema.ts';
import type {Store} from '../storage/store.ts';
import {forgetFingerprints} from './forget-fingerprints.ts';
import {withdrawalEntry} from './withdrawal-entry.ts';
import type {WithdrawnSubmission} from './withdraw.act.ts';

type Vault = {readonly store: Store; readonly keyring: Keyring};
type Method = Extract<WithdrawalEvidence['method'], 'restore' | 'desk'>;

/**
 * Repeats withdrawals in a restored older store, with the original times, and scrubs the store. The agent, who was notified at the original
 * time, is not notified again. Returns the ids of the submissions with a consent that was in force.
 */
export const withdrawAgain = async (
  vault: Vault,
  withdrawn: readonly WithdrawnSubmission[],
): Promise<readonly string[]> => {
  const again = await withdrawQuietly(vault, withdrawn, 'restore');
  if (again.length > 0) await vault.store.scrub();
  return again;
};

/**
 * Withdraws the consents of submissions and empties the health answers, without a notification. Each withdrawal adds an entry to the chain.
 * Returns the ids of the submissions with a consent that was in force.
 */
export const withdrawQuietly = async (
  {store, keyring}: Vault,
  withdrawn: readonly WithdrawnSubmission[],
  method: Method,
): Promise<readonly string[]> => {
  const again: string[] = [];
  for (const {id, at} of withdrawn) {
    const [standing] = await store.read((db) =>
      db
        .selectFrom('consent')
        .select('submission_id')
        .where('submission_id', '=', id)
        .where('withdrawn_at', 'is', null)
        .limit(1)
        .execute(),
    );
    // The submission arrived after the backup, or was withdrawn before.
    if (!standing) continue;
    await withdrawOne({store, keyring}, {id, at}, method);
    again.push(id);
  }
  return again;
};

const withdrawOne = async (
  {store, keyring}: Vault,
  {id, at}: WithdrawnSubmission,
  method: Method,
): Promise<void> => {
  await store.write(async (transaction) => {
    await transaction
      .updateTable('consent')
      .set({withdrawn_at: at})
      .where('submission_id', '=', id)
      .where('withdrawn_at', 'is', null)
      .execute();
    for (const table of HEALTH_TABLES) {
      const emptied = await transaction
        .updateTable(table)
        .set({health: ''})
        .where('submission_id', '=', id)
        .where('health', '!=', '')
        .returning('submission_id')
        .execute();
      await forgetFingerprints(transaction, emptied);
    }
    await appendEvidence(transaction, {
      key: keyring.current.chain,
      entries: [withdrawalEntry(keyring, id, {method, at})],
    });
  });
};
