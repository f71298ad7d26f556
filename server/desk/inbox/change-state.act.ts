import {type BulkResult, type InboxState, isAnsweredState} from '../../../contract/desk-inbox.ts';
import type {AccessLogTable} from '../../storage/schema.ts';
import type {Act, Transact} from '../../storage/store.ts';
import {answeredAt, touchInboxItem} from '../../submission/inbox/inbox-item.store.ts';
import {auditAct} from '../audit/audit.ts';

/** The records with the version that each change applies to, and the audit entry. */
export type StateChange = {
  readonly state: InboxState;
  readonly items: readonly {readonly id: string; readonly version: number}[];
  readonly at: string;
  readonly audit: AccessLogTable;
};

/**
 * Sets the state of records. A record that another member has changed in the meantime stays unchanged and is
 * reported.
 */
export const changeStateAct: Act<StateChange, readonly BulkResult[]> = {
  name: 'change-inbox-state',
  run: async (transaction, {state, items, at, audit}) => {
    const results: BulkResult[] = [];
    for (const item of items) results.push(await changeOne(transaction, {...item, state, at}));
    if (results.some(({outcome}) => outcome === 'done')) await auditAct(transaction, audit);
    return results;
  },
};

const changeOne = async (
  transaction: Transact,
  {id, version, state, at}: {id: string; version: number; state: InboxState; at: string},
): Promise<BulkResult> => {
  // A member who takes a state back has not answered, unless a message or a call has.
  const answered = state === 'new' ? {answered_at: await answeredAt(transaction, id)} : {};
  // The update locks the row, so that of two concurrent changes to the same version one fails.
  const changed = await transaction
    .updateTable('inbox_item')
    .set((eb) => ({
      state,
      version: version + 1,
      ...(isAnsweredState(state) ? {answered_at: eb.fn.coalesce('answered_at', eb.val(at))} : {}),
      ...answered,
    }))
    .where('submission_id', '=', id)
    .where('version', '=', version)
    .where('flag', '!=', 'gone')
    .executeTakeFirstOrThrow();
  if (changed.numUpdatedRows > 0n) {
    await touchInboxItem(transaction, id, at);
    return {id, outcome: 'done', version: version + 1};
  }
  const current = await transaction
    .selectFrom('inbox_item')
    .select('version')
    .where('submission_id', '=', id)
    .where('flag', '!=', 'gone')
    .executeTakeFirst();
  return current
    ? {id, outcome: 'changed-meanwhile', version: current.version}
    : {id, outcome: 'not-found', version: 0};
};
