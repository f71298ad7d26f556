import type {Act} from '../../storage/store.ts';

// For a new member, records that are older or beyond this number count as read.
const MOST_UNREAD = 500;

/** A member who opens the list for the first time, and the moment from which records count as unread. */
export type NewReader = {readonly memberId: string; readonly at: string; readonly unreadSince: string};

/** Makes a member a reader of the list: recent and future records are unread. Does nothing when repeated. */
export const joinInboxAct: Act<NewReader, null> = {
  name: 'join-inbox',
  run: async (transaction, {memberId, at, unreadSince}) => {
    const {numInsertedOrUpdatedRows: joined} = await transaction
      .insertInto('inbox_member')
      .values({member_id: memberId, since: at})
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .executeTakeFirstOrThrow();
    if (joined === 0n || joined === undefined) return null;
    const recent = await transaction
      .selectFrom('inbox_item')
      .select(['submission_id', 'activity_at'])
      .where('activity_at', '>=', unreadSince)
      .where('flag', 'in', ['', 'flagged'])
      .where('state', '=', 'new')
      .orderBy('activity_at', 'desc')
      .limit(MOST_UNREAD)
      .execute();
    if (recent.length > 0)
      await transaction
        .insertInto('inbox_unread')
        .values(recent.map((row) => Object.assign(row, {member_id: memberId})))
        .execute();
    return null;
  },
};
