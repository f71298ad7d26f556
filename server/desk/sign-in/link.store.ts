import type {DeskMember} from '../../../contract/desk.ts';
import type {Store} from '../../storage/store.ts';
import {memberFrom} from '../member/desk-member.ts';
import {newSecret, secretHash} from '../member/secret.ts';

/** How long a link works, in minutes. */
export const LINK_MINUTES = 15;

const LINK_MS = LINK_MINUTES * 60_000;

/** The clocks of processes differ by less. A link that ends later was made under a wrong clock, and would work for as long as that was ahead. */
const AHEAD_MS = 5 * 60_000;

/** Makes a one-time link for a member; links from before stop working. Returns its secret, which is stored hashed only. */
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

/** Uses a link up. Returns its member; undefined where the link was used, has expired, was made under a clock ahead, or never was. */
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

/** The address that opens a link. The secret stands behind `#`: it is in no request, so no log and no proxy sees it. */
export const linkAddress = (origin: string, token: string): string => `${origin}/desk/link#${token}`;
