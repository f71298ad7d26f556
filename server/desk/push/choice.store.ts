import {PUSH_KINDS, type PushChoice} from '../../../contract/desk-push.ts';
import type {Store} from '../../storage/store.ts';

/** The choice that the first device of a member creates: all notifications on this device, and a mail if they fail. */
export const FIRST_CHOICE: PushChoice = {kinds: PUSH_KINDS, mail: 'instead'};

/** The choice of a member who has made none: nothing, neither a notification nor a mail. */
export const NO_CHOICE: PushChoice = {kinds: [], mail: 'instead'};

/** The choice of a member; undefined for none yet. */
export const choiceOf = async (
  store: Pick<Store, 'read'>,
  memberId: string,
): Promise<PushChoice | undefined> => {
  const row = await store.read((db) =>
    db.selectFrom('push_choice').selectAll().where('member_id', '=', memberId).executeTakeFirst(),
  );
  return row && {kinds: kindsIn(row.kinds), mail: row.mail};
};

/** The kinds in the column of that name. */
export const kindsIn = (text: string): PushChoice['kinds'] => {
  const names = text.split(' ');
  return PUSH_KINDS.filter((kind) => names.includes(kind));
};

/** Keeps the choice of a member; with `isFirst` only where there is none. */
export const saveChoice = async (
  store: Pick<Store, 'write'>,
  memberId: string,
  {choice: {kinds, mail}, isFirst = false}: {readonly choice: PushChoice; readonly isFirst?: boolean},
): Promise<void> => {
  const values = {kinds: kinds.join(' '), mail};
  await store.write(async (transaction) => {
    await transaction
      .insertInto('push_choice')
      .values({member_id: memberId, ...values})
      .onConflict((conflict) =>
        isFirst ? conflict.doNothing() : conflict.column('member_id').doUpdateSet(values),
      )
      .execute();
  });
};

/** Whether anybody wants to be notified at all. */
export const isAnythingWanted = async (store: Pick<Store, 'read'>): Promise<boolean> => {
  const found = await store.read((db) =>
    db
      .selectFrom('push_choice')
      .innerJoin('member', 'member.id', 'push_choice.member_id')
      .select('member_id')
      .where('kinds', '!=', '')
      .where('revoked_at', 'is', null)
      .limit(1)
      .executeTakeFirst(),
  );
  return found !== undefined;
};
