import type {DeskMember} from '../../../contract/desk.ts';
import type {MemberPasskeyTable} from '../../storage/tables/desk-tables.ts';
import type {Store} from '../../storage/store.ts';
import {memberFrom} from '../member/desk-member.ts';

/** Stores a passkey. The database refuses a passkey that is already stored. */
export const addPasskey = async (store: Pick<Store, 'write'>, passkey: MemberPasskeyTable): Promise<void> => {
  await store.write(async (transaction) => {
    await transaction.insertInto('member_passkey').values(passkey).execute();
  });
};

/** Finds a passkey with the member; undefined for an unknown passkey or a revoked member. */
export const findPasskey = async (
  store: Pick<Store, 'read'>,
  id: string,
): Promise<{readonly passkey: MemberPasskeyTable; readonly member: DeskMember} | undefined> => {
  const passkey = await store.read((db) =>
    db.selectFrom('member_passkey').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  const member =
    passkey &&
    (await store.read((db) =>
      db
        .selectFrom('member')
        .selectAll()
        .where('id', '=', passkey.member_id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst(),
    ));
  return member && {passkey, member: memberFrom(member)};
};

/** Records a use of a passkey, and the counter of that use. */
export const notePasskeyUse = async (
  store: Pick<Store, 'write'>,
  {id, counter}: Pick<MemberPasskeyTable, 'id' | 'counter'>,
  now: Date,
): Promise<void> => {
  await store.write(async (transaction) => {
    await transaction
      .updateTable('member_passkey')
      .set({counter, used_at: now.toISOString()})
      .where('id', '=', id)
      .execute();
  });
};

/** Lists a member's passkeys, the oldest first. */
export const listPasskeys = (
  store: Pick<Store, 'read'>,
  memberId: string,
): Promise<readonly MemberPasskeyTable[]> =>
  store.read((db) =>
    db
      .selectFrom('member_passkey')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
  );

/** Deletes a passkey of a member. Returns whether the passkey existed. */
export const removePasskey = async (
  store: Pick<Store, 'write'>,
  {id, memberId}: {readonly id: string; readonly memberId: string},
): Promise<boolean> =>
  (await store.write((transaction) =>
    transaction
      .deleteFrom('member_passkey')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning('id')
      .executeTakeFirst(),
  )) !== undefined;
