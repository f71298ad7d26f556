import {AUDIT_PAGE} from '../../../contract/desk-audit.ts';
import type {AccessLogTable} from '../../storage/schema.ts';
import type {Store} from '../../storage/store.ts';

/** Reads a page of the views and acts of members, newest first. Ids are time-ordered. */
export const readAudit = (
  store: Pick<Store, 'read'>,
  {before, most = AUDIT_PAGE}: {readonly before?: string | undefined; readonly most?: number} = {},
): Promise<readonly AccessLogTable[]> =>
  store.read((db) =>
    db
      .selectFrom('access_log')
      .selectAll()
      .where('member_id', '!=', '')
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
  );
