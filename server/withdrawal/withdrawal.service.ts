import type {Client} from '../evidence/client.ts';
import type {Keys} from '../keys/keys.ts';
import {personUnderAnyKey} from '../keys/person.ts';
import type {Store} from '../storage/store.ts';
import {standingOf} from './submissions-of.ts';
import {withdrawAct} from './withdraw.act.ts';
import {withdrawalEntry} from './withdrawal-entry.ts';
import type {WithdrawalEvidence} from '../evidence/withdrawal-evidence.ts';
import {fits, readConsents, submissionOf, type GivenConsent} from './withdrawal-link.ts';
import type {WithdrawnSubmission} from './withdrawn-submission.ts';

/** Shows and withdraws what somebody agreed to, for whoever has the link of the receipt. */
export type WithdrawalService = {
  /** The consents behind a link; undefined when the link is not valid (any more). */
  readonly find: (token: string) => Promise<readonly GivenConsent[] | undefined>;
  /** Withdraws everything of the same email address, health answers with it. False when the link leads nowhere. Again does no harm. */
  readonly withdraw: (token: string, client: Client) => Promise<boolean>;
};

/** Notes withdrawals where a restore finds them; resolves once that is durable, and never rejects. */
export type NoteWithdrawn = (withdrawn: readonly WithdrawnSubmission[]) => Promise<void>;

/** The parts that the service needs. */
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
      // Also when nothing was left to withdraw: the first time may have been cut off before the note.
      await noteWithdrawn(withdrawn);
      // The withdrawal stands even if this fails: the daily purge scrubs again.
      if (emptied > 0) await store.scrub().catch(() => undefined);
      return true;
    },
  };
};
