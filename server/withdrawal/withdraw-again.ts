import {appendEvidence} from '../evidence/chain.ts';
import type {Keyring} from '../keys/keyring.ts';
import {HEALTH_TABLES} from '../storage/schema.ts';
import type {Store} from '../storage/store.ts';
import {forgetFingerprints} from './forget-fingerprints.ts';
import {withdrawalEntry} from './withdrawal-entry.ts';
import type {WithdrawnSubmission} from './withdraw.act.ts';

/**
 * Repeats withdrawals in a restored older store, with the original times, and empties the health answers. Each
 * withdrawal adds an entry to the chain. The agent, who was notified at the original time, is not notified again.
 * Returns the ids of the submissions with a consent that was in force.
 */
export const withdrawAgain = async (
  {store, keyring}: {readonly store: Store; readonly keyring: Keyring},
  withdrawn: readonly WithdrawnSubmission[],
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
    await withdrawOne(store, keyring, {id, at});
    again.push(id);
  }
  if (again.length > 0) await store.scrub();
  return again;
};

const withdrawOne = async (store: Store, keyring: Keyring, {id, at}: WithdrawnSubmission): Promise<void> => {
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
      entries: [withdrawalEntry(keyring, id, {method: 'restore', at})],
    });
  });
};
