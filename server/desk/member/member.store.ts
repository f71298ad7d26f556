import type {DeskMember} from '../../../contract/desk.ts';
import type {Language} from '../../../contract/language.ts';
import type {MemberTable} from '../../storage/tables/desk-tables.ts';
import type {Store} from '../../storage/store.ts';
import {timeOrderedId} from '../../storage/time-ordered-id.ts';
import {memberFrom} from './desk-member.ts';

/** The choices of a member about language and digest. */
export type MemberChoices = {readonly language: Language; readonly hasDigest: boolean};

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
          has_digest: 1,
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

/** Returns whether a member gets the digest. */
export const wantsDigest = async (store: Pick<Store, 'read'>, id: string): Promise<boolean> => {
  const row = await store.read((db) =>
    db.selectFrom('member').select('has_digest').where('id', '=', id).executeTakeFirst(),
  );
  return row?.has_digest === 1;
};

/** Stores the choices of a member; absent choices stay unchanged. */
export const saveChoices = async (
  store: Pick<Store, 'write'>,
  id: string,
  {language, hasDigest}: {readonly [Name in keyof MemberChoices]?: MemberChoices[Name] | undefined},
): Promise<void> => {
  const values = {
    ...(language === undefined ? {} : {language}),
    ...(hasDigest === undefined ? {} : {has_digest: hasDigest ? 1 : 0}),
  };
  if (Object.keys(values).length === 0) return;
  await store.write((transaction) =>
    transaction.updateTable('member').set(values).where('id', '=', id).execute(),
  );
};

/** Lists every member, oldest first, including revoked members. */
export const listMembers = (store: Pick<Store, 'read'>): Promise<readonly MemberTable[]> =>
  store.read((db) => db.selectFrom('member').selectAll().orderBy('invited_at').execute());

/** Lists the members who have access. */
export const activeMembers = async (store: Pick<Store, 'read'>): Promise<readonly MemberTable[]> =>
  (await listMembers(store)).filter(({revoked_at: end}) => end === null);

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
