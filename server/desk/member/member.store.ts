import type {DeskMember} from '../../../contract/desk.ts';
import type {MemberTable} from '../../storage/tables/desk-tables.ts';
import type {Store} from '../../storage/store.ts';
import {timeOrderedId} from '../../storage/time-ordered-id.ts';
import {memberFrom} from './desk-member.ts';

/** A member to invite. */
export type NewMember = Pick<MemberTable, 'mail' | 'name' | 'role' | 'language'>;

/** Adds a member. An existing member gets the new name, role and language; a revoked member is restored. */
export const saveMember = async (
  store: Pick<Store, 'write'>,
  {mail, ...rest}: NewMember,
  now: Date,
): Promise<DeskMember> =>
  await store.write(async (transaction) =>
    memberFrom(
      await transaction
        .insertInto('member')
        .values({
          id: timeOrderedId(now),
          mail: mail.toLowerCase(),
          ...rest,
          invited_at: now.toISOString(),
          revoked_at: null,
        })
        .onConflict((conflict) => conflict.column('mail').doUpdateSet({...rest, revoked_at: null}))
        .returningAll()
        .executeTakeFirstOrThrow(),
    ),
  );

/** Finds the member with a mail address, unless revoked. */
export const findMember = async (
  store: Pick<Store, 'read'>,
  mail: string,
): Promise<DeskMember | undefined> => {
  const found = await store.read((db) =>
    db
      .selectFrom('member')
      .selectAll()
      .where('mail', '=', mail.toLowerCase())
      .where('revoked_at', 'is', null)
      .executeTakeFirst(),
  );
  return found && memberFrom(found);
};

/** Lists every member, oldest first, including revoked members. */
export const listMembers = (store: Pick<Store, 'read'>): Promise<readonly MemberTable[]> =>
  store.read((db) => db.selectFrom('member').selectAll().orderBy('invited_at').execute());

const TABLES_OF_ACCESS = [
  'member_session',
  'member_passkey',
  'member_recovery',
  'member_link',
  'push_device',
  'push_choice',
] as const;

/** Revokes a member and deletes the member's sessions, passkeys, codes, links and devices. Returns false for an unknown member. */
export const revokeMember = async (store: Pick<Store, 'write'>, mail: string, now: Date): Promise<boolean> =>
  await store.write(async (transaction) => {
    const found = await transaction
      .updateTable('member')
      .set({revoked_at: now.toISOString()})
      .where('mail', '=', mail.toLowerCase())
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!found) return false;
    for (const table of TABLES_OF_ACCESS)
      await transaction.deleteFrom(table).where('member_id', '=', found.id).execute();
    return true;
  });
