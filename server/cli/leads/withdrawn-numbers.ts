import {isWithdrawnAfter, type ChainPlace, readChainOrder} from '../../evidence/chain-order.ts';
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
  if (withdrawals.size === 0) return batch;
  const ids = batch.map(({record}) => record.id);
  const orders = await store.read((db) => readChainOrder(db, ids));
  return batch.map((read) => ({
    ...read,
    record: endedIn(read.record, withdrawals, orders.get(read.record.id)?.given ?? null),
  }));
};

type Consent = SubmissionRecord['consents'][number];

const isOver = ({channels, recordedAt}: Consent, withdrawal: ChainPlace, seq: number | null): boolean =>
  channels.some((channel) => channel !== 'email') &&
  isWithdrawnAfter(withdrawal, {at: recordedAt, seq}, new Date());

const withdrawnAtOf = (consent: Consent, withdrawnAt: string): Consent => ({...consent, withdrawnAt});

const endedIn = (
  record: SubmissionRecord,
  withdrawals: ReadonlyMap<string, ChainPlace>,
  seq: number | null,
): SubmissionRecord => {
  const withdrawal = withdrawals.get(nationalDigits(record.answers['phone'] ?? ''));
  if (withdrawal === undefined) return record;
  const over = record.consents.filter((consent) => isOver(consent, withdrawal, seq));
  return {
    ...record,
    consents: record.consents.filter((consent) => !over.includes(consent)),
    withdrawnConsents: [
      ...record.withdrawnConsents,
      ...over.map((consent) => withdrawnAtOf(consent, withdrawal.at)),
    ],
  };
};
