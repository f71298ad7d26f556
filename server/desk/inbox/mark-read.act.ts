import type {Act} from '../../storage/store.ts';

/** The records to mark as read or as unread. */
export type ReadMark = {
  readonly memberId: string;
  readonly ids: readonly string[];
  readonly isUnread: boolean;
};

/** Marks records as read or as unread for one member. Returns the ids that are in the list. */
export const markReadAct: Act<ReadMark, readonly string[]> = {
  name: 'mark-inbox-read',
  run: async (transaction, {memberId, ids, isUnread}) => {
    const items = await transaction
      .selectFrom('inbox_item')
      .select(['submission_id', 'activity_at'])
      .where('submission_id', 'in', ids)
      .where('flag', '!=', 'gone')
      .execute();
    await transaction
      .deleteFrom('inbox_unread')
      .where('member_id', '=', memberId)
      .where('submission_id', 'in', ids)
      .execute();
    if (isUnread && items.length > 0)
      await transaction
        .insertInto('inbox_unread')
        .values(items.map((item) => Object.assign(item, {member_id: memberId})))
        .execute();
    return items.map(({submission_id: id}) => id);
  },
};
