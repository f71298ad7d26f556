import {nationalDigits} from '../../desk/permission/area-codes.ts';
import {readNumberWithdrawals} from '../../desk/person/number-withdrawals.ts';
import type {ReadRecord, SubmissionRecord} from '../../submission/submission-record.ts';
import type {Vault} from '../vault.ts';

/**
 * Counts a consent to calls or texts as withdrawn if any person has withdrawn the consent for the same number,
 * under any email address: a call list must not contain a number that the desk blocks. The stored consents stay
 * unchanged; only the output of a command changes.
 */
export const endAtWithdrawnNumbers = async (
  {store, keyring}: Vault,
  batch: readonly ReadRecord[],
): Promise<readonly ReadRecord[]> => {
  const withdrawals = await store.read((db) => readNumberWithdrawals(db, keyring, [batch]));
  return withdrawals.size === 0
    ? batch
    : batch.map((read) => ({...read, record: endedIn(read.record, withdrawals)}));
};

type Consent = SubmissionRecord['consents'][number];

// A future moment was written by a wrong clock.
const isOver = ({channels, recordedAt}: Consent, withdrawal: string): boolean =>
  withdrawal !== '' &&
  (withdrawal >= recordedAt || Date.parse(recordedAt) > Date.now()) &&
  channels.some((channel) => channel !== 'email');

const withdrawnAtOf = (consent: Consent, withdrawnAt: string): Consent => ({...consent, withdrawnAt});

const endedIn = (record: SubmissionRecord, withdrawals: ReadonlyMap<string, string>): SubmissionRecord => {
  const at = withdrawals.get(nationalDigits(record.answers['phone'] ?? '')) ?? '';
  const over = record.consents.filter((consent) => isOver(consent, at));
  return {
    ...record,
    consents: record.consents.filter((consent) => !over.includes(consent)),
    withdrawnConsents: [...record.withdrawnConsents, ...over.map((consent) => withdrawnAtOf(consent, at))],
  };
};
