import type {DeskMember} from '../../../contract/desk.ts';
import type {AccessLogTable} from '../../storage/schema.ts';
import type {Store, Transact} from '../../storage/store.ts';
import {timeOrderedId} from '../../storage/time-ordered-id.ts';

/** A view or an act of a member. */
export type Audited = {
  readonly member: Pick<DeskMember, 'id' | 'mail'>;
  /**
   * A short name of the place or the act, such as `person` or `person correct`. The log shows the name after the
   * word `desk`.
   */
  readonly what: string;
  /** The ids of the records that were seen or changed; `all` for everything. */
  readonly ids: readonly string[] | 'all';
};

/**
 * Builds the row of the access log as plain data. An act takes the row as input and writes it with `auditAct` in
 * its transaction.
 */
export const auditRow = ({member, what, ids}: Audited, now: Date): AccessLogTable => ({
  id: timeOrderedId(now),
  at: now.toISOString(),
  actor: member.mail,
  command: `desk ${what}`,
  submissions: ids === 'all' ? '*' : ids.join(' '),
  member_id: member.id,
});

/**
 * Logs that a member views personal data. Callers log before they show the data, so that no data is shown without
 * an entry in the log. Throws StorageUnavailableError.
 */
export const auditRead = async (store: Pick<Store, 'write'>, audited: Audited, now: Date): Promise<void> => {
  await store.write((transaction) => auditAct(transaction, auditRow(audited, now)));
};

/** Logs an act of a member in the transaction of the act: both are stored, or neither. */
export const auditAct = async (transaction: Transact, row: AccessLogTable): Promise<void> => {
  await transaction.insertInto('access_log').values(row).execute();
};
