import {MS_PER_MINUTE} from '../../../insurance/calendar/duration.ts';
import type {DeskMember} from '../../../contract/desk.ts';
import type {Store} from '../../storage/store.ts';
import {memberFrom} from '../member/desk-member.ts';
import {AHEAD_MS} from '../member/session.store.ts';
import {newSecret, secretHash} from '../../keys/secret.ts';

/** The time for which a link is valid, in minutes. */
export const LINK_MINUTES = 15;

const LINK_MS = LINK_MINUTES * MS_PER_MINUTE;

/**
 * Creates a one-time link for a member and ends the validity of earlier links. Returns the secret of the link;
 * only a hash is stored.
 */
export const createLink = async (
  store: Pick<Store, 'write'>,
  memberId: string,
  now: Date,
): Promise<string> => {
  const token = newSecret();
  await store.write(async (transaction) => {
    await transaction.deleteFrom('member_link').where('member_id', '=', memberId).execute();
    await transaction
      .insertInto('member_link')
      .values({
        token_sha256: secretHash(token),
        member_id: memberId,
        expires_at: new Date(now.getTime() + LINK_MS).toISOString(),
      })
      .execute();
  });
  return token;
};

/**
 * Uses a link up and returns the member; undefined if the link is unknown, was used, has expired, or was created
 * under a clock that was ahead.
 */
export const takeLink = async (
  store: Pick<Store, 'write'>,
  token: string,
  now: Date,
): Promise<DeskMember | undefined> =>
  await store.write(async (transaction) => {
    const taken = await transaction
      .deleteFrom('member_link')
      .where('token_sha256', '=', secretHash(token))
      .returning(['member_id', 'expires_at'])
      .executeTakeFirst();
    if (!taken) return undefined;
    const leftMs = Date.parse(taken.expires_at) - now.getTime();
    if (leftMs <= 0 || leftMs > LINK_MS + AHEAD_MS) return undefined;
    const member = await transaction
      .selectFrom('member')
      .selectAll()
      .where('id', '=', taken.member_id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return member && memberFrom(member);
  });

/** Returns the address that opens a link. The secret follows `#`, so it is in no request, no log and no proxy. */
export const linkAddress = (origin: string, token: string): string => `${origin}/desk/link#${token}`;
