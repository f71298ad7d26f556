import type {Client} from '../evidence/client.ts';
import type {Keys} from '../keys/keys.ts';
import {personUnderAnyKey} from '../keys/person.ts';
import type {Store} from '../storage/store.ts';
import {standingOf} from './submissions-of.ts';
import {withdrawAct, type WithdrawnSubmission} from './withdraw.act.ts';
import {withdrawalEntry} from './withdrawal-entry.ts';
import type {WithdrawalEvidence} from '../evidence/withdrawal-evidence.ts';
import {submissionOf} from '../keys/link-token.ts';
import {fits, readConsents, type GivenConsent} from './withdrawal-link.ts';

/** Shows and withdraws the consents behind a receipt's link. */
export type WithdrawalService = {
  /** Returns the consents behind a link; undefined for an invalid link. */
  readonly find: (token: string) => Promise<readonly GivenConsent[] | undefined>;
  /**
   * Withdraws all consents of the same email address, and erases the health answers. Returns false for an invalid link. A repeated call is
   * harmless.
   */
  readonly withdraw: (token: string, client: Client) => Promise<boolean>;
};

/** Records withdrawals for restores. Resolves once the record is durable, and never rejects. */
export type NoteWithdrawn = (withdrawn: readonly WithdrawnSubmission[]) => Promise<void>;

/** The dependencies of the service. */
export type WithdrawalParts = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'ring'>;
  readonly now: () => Date;
  readonly noteWithdrawn: NoteWithdrawn;
};

/** Builds the service. Both methods throw StorageUnavailableError. */
export const createWithdrawalService = ({
  store,
  keys,
  now,
  noteWithdrawn,
}: WithdrawalParts): WithdrawalService => {
  const find: WithdrawalService['find'] = async (token) => {
    const id = submissionOf(token);
    if (id === undefined) return undefined;
    const consents = await readConsents(store, await keys.ring(), id);
    return consents && fits(token, id, consents) ? consents : undefined;
  };
  return {
    find,
    withdraw: async (token, client) => {
      const id = submissionOf(token);
      const [first] = (await find(token)) ?? [];
      if (id === undefined || !first) return false;
      const keyring = await keys.ring();
      const at = now().toISOString();
      const person = {submissionId: id, persons: personUnderAnyKey(keyring, first.email)};
      const standing = await store.read((db) => standingOf(db, person));
      const content: WithdrawalEvidence = {method: 'link', link: id, at, ...client};
      const {emptied, withdrawn} = await store.perform(withdrawAct, {
        ...person,
        at,
        evidence: {
          key: keyring.current.chain,
          entries: standing.map((each) => withdrawalEntry(keyring, each, content)),
        },
      });
      // Records even if there was nothing to withdraw: the first request may have been interrupted before the
      // record.
      await noteWithdrawn(withdrawn);
      // The withdrawal is complete even if this fails: the daily purge scrubs again.
      if (emptied > 0) await store.scrub().catch(() => undefined);
      return true;
    },
  };
};
