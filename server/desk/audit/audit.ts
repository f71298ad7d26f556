import type {DeskMember} from '../../../contract/desk.ts';
import type {AccessLogTable} from '../../storage/schema.ts';
import type {Store, Transact} from '../../storage/store.ts';
import {timeOrderedId} from '../../storage/time-ordered-id.ts';

/** Something that a member has seen or done. */
export type Audited = {
  readonly member: Pick<DeskMember, 'id' | 'mail'>;
  /** A short name of the place or the act, such as `person`, `person correct`. The log shows it after the word `desk`. */
  readonly what: string;
  /** The ids of what was seen or changed; `all` for everything. */
  readonly ids: readonly string[] | 'all';
};

/** The row of the access log, plain data: an act takes it along and writes it with `auditAct` in its own transaction. */
export const auditRow = ({member, what, ids}: Audited, now: Date): AccessLogTable => ({
  id: timeOrderedId(now),
  at: now.toISOString(),
  actor: member.mail,
  command: `desk ${what}`,
  submissions: ids === 'all' ? '*' : ids.join(' '),
  member_id: member.id,
});

/** Writes down that a member sees personal data, before it is shown: what cannot be written down is not shown. Throws StorageUnavailableError. */
export const auditRead = async (store: Pick<Store, 'write'>, audited: Audited, now: Date): Promise<void> => {
  await store.write((transaction) => auditAct(transaction, auditRow(audited, now)));
};

/** Writes down what a member does, in the transaction that does it: both happen, or neither. */
export const auditAct = async (transaction: Transact, row: AccessLogTable): Promise<void> => {
  await transaction.insertInto('access_log').values(row).execute();
};
