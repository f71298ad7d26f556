import type {AccessLogTable} from '../../storage/schema.ts';
import type {Act} from '../../storage/store.ts';
import {touchInboxItem} from '../../submission/inbox/inbox-item.store.ts';
import {auditAct} from '../audit/audit.ts';

/** A record, and whether assistants may read its texts from now on. */
export type Sharing = {
  readonly id: string;
  readonly isShared: boolean;
  readonly at: string;
  readonly audit: AccessLogTable;
};

/** Shares a record with assistants, or ends the sharing. Open lists and conversations show the change. Returns false for a record that is not in the list. */
export const shareRecordAct: Act<Sharing, boolean> = {
  name: 'share-record',
  run: async (transaction, {id, isShared, at, audit}) => {
    const {numUpdatedRows} = await transaction
      .updateTable('inbox_item')
      .set({is_shared: isShared ? 1 : 0})
      .where('submission_id', '=', id)
      .where('flag', '!=', 'gone')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await touchInboxItem(transaction, id, at);
    await auditAct(transaction, audit);
    return true;
  },
};
