import {PUSH_KINDS, type PushChoice} from '../../../contract/desk-push.ts';
import type {Store} from '../../storage/store.ts';

/** The choice of a member at the first device: all notifications on this device, and a mail if they fail. */
export const FIRST_CHOICE: PushChoice = {kinds: PUSH_KINDS, mail: 'instead'};

/** The default choice of a member without a choice: no notifications and no mails. */
export const NO_CHOICE: PushChoice = {kinds: [], mail: 'instead'};

/** Reads the choice of a member; undefined if the member has made none. */
export const choiceOf = async (
  store: Pick<Store, 'read'>,
  memberId: string,
): Promise<PushChoice | undefined> => {
  const row = await store.read((db) =>
    db.selectFrom('push_choice').selectAll().where('member_id', '=', memberId).executeTakeFirst(),
  );
  return row && {kinds: kindsIn(row.kinds), mail: row.mail};
};

/** Reads the column `kinds`. */
export const kindsIn = (text: string): PushChoice['kinds'] => {
  const names = text.split(' ');
  return PUSH_KINDS.filter((kind) => names.includes(kind));
};

/** Stores the choice of a member; with `isFirst` only if the member has made none. */
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

/** Returns whether any member wants notifications. */
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
