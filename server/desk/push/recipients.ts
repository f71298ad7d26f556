import {languageOrDefault} from '../../../contract/language.ts';
import type {DeskMember} from '../../../contract/desk.ts';
import type {PushChoice, PushKind} from '../../../contract/desk-push.ts';
import type {Store} from '../../storage/store.ts';
import {memberFrom} from '../member/desk-member.ts';
import {kindsIn} from './choice.store.ts';

/** A member who wants to be notified of an event. */
export type Recipient = {
  readonly member: DeskMember;
  readonly choice: PushChoice;
  /** The number of records of the event's kind that the member has not read: at least 1, at most 99. */
  readonly count: number;
};

const MOST = 99;

/**
 * Lists the members who want a notification about a record: not revoked, with this kind chosen, and without having
 * read the record meanwhile. Empty once a waiting visitor has an answer.
 */
export const recipientsOf = async (
  store: Pick<Store, 'read'>,
  {submissionId, kind}: {readonly submissionId: string; readonly kind: PushKind},
): Promise<readonly Recipient[]> => {
  if (kind === 'visitor' && !(await isWaiting(store, submissionId))) return [];
  const rows = await store.read((db) =>
    db
      .selectFrom('push_choice')
      .innerJoin('member', 'member.id', 'push_choice.member_id')
      .leftJoin('inbox_member', 'inbox_member.member_id', 'member.id')
      .leftJoin('inbox_unread', (join) =>
        join
          .onRef('inbox_unread.member_id', '=', 'member.id')
          .on('inbox_unread.submission_id', '=', submissionId),
      )
      .select(['member.id', 'member.mail', 'member.name', 'role', 'language', 'kinds'])
      .select('push_choice.mail as choice_mail')
      .select(['inbox_member.member_id as reader', 'inbox_unread.submission_id as unread'])
      .where('revoked_at', 'is', null)
      .execute(),
  );
  const wanted = rows.filter(
    ({kinds, reader, unread}) => kindsIn(kinds).includes(kind) && (reader === null || unread !== null),
  );
  return await Promise.all(
    wanted.map(async ({kinds, choice_mail: mail, ...row}) => ({
      member: memberFrom({...row, language: languageOrDefault(row.language)}),
      choice: {kinds: kindsIn(kinds), mail},
      count: await unreadCount(store, row.id, kind),
    })),
  );
};

/** Returns whether a visitor has asked for the agent and has no answer yet. */
export const isWaiting = async (store: Pick<Store, 'read'>, submissionId: string): Promise<boolean> => {
  const found = await store.read((db) =>
    db
      .selectFrom('conversation')
      .select('holder')
      .where('submission_id', '=', submissionId)
      .executeTakeFirst(),
  );
  return found?.holder === 'waiting';
};

const unreadCount = async (store: Pick<Store, 'read'>, memberId: string, kind: PushKind): Promise<number> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('inbox_unread')
      .innerJoin('inbox_item', 'inbox_item.submission_id', 'inbox_unread.submission_id')
      .select('inbox_item.submission_id')
      .where('member_id', '=', memberId)
      .where('flag', '=', '')
      .where('kind', kind === 'visitor' ? '=' : '!=', 'chat')
      .limit(MOST)
      .execute(),
  );
  return Math.max(1, rows.length);
};
