import type {DeskMember} from '../../../contract/desk.ts';
import type {MemberTable} from '../../storage/schema.ts';
import type {Store} from '../../storage/store.ts';
import {timeOrderedId} from '../../storage/time-ordered-id.ts';
import {memberFrom} from './desk-member.ts';

/** A member to invite. */
export type NewMember = Pick<MemberTable, 'mail' | 'name' | 'role' | 'language'>;

/** Adds a member, or gives a member who is there already the new name, role and language and lets a revoked one in again. */
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
