import {nationalDigits} from '../../desk/permission/area-codes.ts';
import {readNumberWithdrawals} from '../../desk/person/number-withdrawals.ts';
import type {ReadRecord, SubmissionRecord} from '../../submission/submission-record.ts';
import type {Vault} from '../vault.ts';

/**
 * Counts consents to calls and texts as withdrawn once anybody has withdrawn for their number, under whatever address: whoever calls from a
 * list must not call a number that the desk blocks. The consents keep their records; only what a command shows changes.
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

// A moment that lies ahead was written by a clock that was wrong.
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
