import type {Kysely} from 'kysely';
import {MS_PER_HOUR, MS_PER_MINUTE} from '../../../insurance/calendar/duration.ts';
import type {DeskMember, MemberRole} from '../../../contract/desk.ts';
import type {MemberSessionTable} from '../../storage/tables/desk-tables.ts';
import type {Schema} from '../../storage/schema.ts';
import type {Store, Transact} from '../../storage/store.ts';
import {timeOrderedId} from '../../storage/time-ordered-id.ts';
import {memberFrom} from './desk-member.ts';
import {newSecret, secretHash} from '../../keys/secret.ts';

/** A session ends after this idle time, in milliseconds. */
const IDLE_MS = 12 * MS_PER_HOUR;

/** The maximum lifetime of a session, in milliseconds. */
export const LIFETIME_MS = 7 * 24 * MS_PER_HOUR;

/**
 * The largest difference between the clocks of processes, in milliseconds. A session, link or challenge from further
 * ahead began under a wrong clock and would outlive its limit.
 */
export const AHEAD_MS = 5 * MS_PER_MINUTE;

// Limits the writes: not every use of a session is recorded.
const SEEN_EVERY_MS = 60_000;

/** An open session and its member. */
export type OpenSession = {readonly id: string; readonly member: DeskMember; readonly createdAt: string};

/** The way in which a session begins, and its device. */
export type NewSession = Pick<MemberSessionTable, 'member_id' | 'method' | 'device'>;

// Selects the sessions that are neither expired nor of a wrong clock.
const openSessions = (db: Kysely<Schema>, now: Date) =>
  db
    .selectFrom('member_session')
    .where('seen_at', '>', before(now, IDLE_MS))
    .where('created_at', '>', before(now, LIFETIME_MS))
    .where('created_at', '<', before(now, -AHEAD_MS));

/** Begins a session. Returns the secret of the cookie; only its hash is stored. */
export const beginSession = async (
  store: Pick<Store, 'write'>,
  session: NewSession,
  now: Date,
): Promise<{readonly id: string; readonly secret: string}> => {
  const secret = newSecret();
  const at = now.toISOString();
  const id = timeOrderedId(now);
  await store.write(async (transaction) => {
    await transaction.deleteFrom('member_session').where('seen_at', '<=', before(now, IDLE_MS)).execute();
    await transaction
      .insertInto('member_session')
      .values({...session, id, secret_sha256: secretHash(secret), created_at: at, seen_at: at})
      .execute();
  });
  return {id, secret};
};

/** Finds the open session of a cookie's secret and records the use. Undefined for an invalid or expired secret. */
export const findSession = async (
  store: Pick<Store, 'read' | 'write'>,
  secret: string,
  now: Date,
): Promise<OpenSession | undefined> => {
  const found = await store.read((db) =>
    openSessions(db, now)
      .innerJoin('member', 'member.id', 'member_session.member_id')
      .select(['member.id', 'mail', 'name', 'role', 'language'])
      .select(['member_session.id as session', 'seen_at', 'created_at'])
      .where('secret_sha256', '=', secretHash(secret))
      .where('revoked_at', 'is', null)
      .executeTakeFirst(),
  );
  if (!found) return undefined;
  if (found.seen_at < before(now, SEEN_EVERY_MS))
    await store.write(async (transaction) => {
      await transaction
        .updateTable('member_session')
        .set({seen_at: now.toISOString()})
        .where('id', '=', found.session)
        .execute();
    });
  return {id: found.session, member: memberFrom(found), createdAt: found.created_at};
};

/**
 * Returns the present role of the member of an open session; undefined for a session that has ended. Unlike `findSession`, this check does not extend
 * the session, so that an open page alone keeps no session alive.
 */
export const roleOfSession = async (
  store: Pick<Store, 'read'>,
  id: string,
  now: Date,
): Promise<MemberRole | undefined> => {
  const found = await store.read((db) =>
    openSessions(db, now)
      .innerJoin('member', 'member.id', 'member_session.member_id')
      .select('member.role')
      .where('member_session.id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst(),
  );
  return found?.role;
};

/** Ends the session of a cookie's secret. */
export const endSessionOf = async (store: Pick<Store, 'write'>, secret: string): Promise<void> => {
  await store.write(async (transaction) => {
    const ended = await transaction
      .deleteFrom('member_session')
      .where('secret_sha256', '=', secretHash(secret))
      .returning('id')
      .execute();
    await removeDevicesOf(transaction, ended);
  });
};

/** Ends one session of a member, or with `except` all other sessions. Returns the ids of the ended sessions. */
export const endSessions = async (
  store: Pick<Store, 'write'>,
  memberId: string,
  which: {readonly id: string} | {readonly except: string},
): Promise<readonly string[]> => {
  const ended = await store.write(async (transaction) => {
    const found = await transaction
      .deleteFrom('member_session')
      .where('member_id', '=', memberId)
      .where('id', 'id' in which ? '=' : '!=', 'id' in which ? which.id : which.except)
      .returning('id')
      .execute();
    if ('id' in which) await removeDevicesOf(transaction, found);
    // Includes the devices of expired sessions.
    else
      await transaction
        .deleteFrom('push_device')
        .where('member_id', '=', memberId)
        .where('session_id', '!=', which.except)
        .execute();
    return found;
  });
  return ended.map(({id}) => id);
};

/** Lists a member's open sessions, last used first. */
export const listSessions = (
  store: Pick<Store, 'read'>,
  memberId: string,
  now: Date,
): Promise<readonly Omit<MemberSessionTable, 'secret_sha256'>[]> =>
  store.read((db) =>
    openSessions(db, now)
      .select(['id', 'member_id', 'method', 'device', 'created_at', 'seen_at'])
      .where('member_id', '=', memberId)
      .orderBy('seen_at', 'desc')
      .execute(),
  );

// A browser that is signed out gets no more notifications.
const removeDevicesOf = async (
  transaction: Transact,
  ended: readonly {readonly id: string}[],
): Promise<void> => {
  const ids = ended.map(({id}) => id);
  if (ids.length > 0) await transaction.deleteFrom('push_device').where('session_id', 'in', ids).execute();
};

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
