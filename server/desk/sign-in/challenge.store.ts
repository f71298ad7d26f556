import {MS_PER_MINUTE} from '../../../insurance/calendar/duration.ts';
import type {Store} from '../../storage/store.ts';
import {newSecret} from '../../keys/secret.ts';
import {AHEAD_MS} from '../member/session.store.ts';

/** The time limit for the answer of an authenticator, in milliseconds. */
const CHALLENGE_MS = 5 * MS_PER_MINUTE;

/**
 * Stores a new challenge. `memberId` is empty for a sign-in, when the member is unknown. Returns the challenge,
 * 256 random bits in base64url.
 */
export const saveChallenge = async (
  store: Pick<Store, 'write'>,
  memberId: string,
  now: Date,
): Promise<string> => {
  const challenge = newSecret();
  await store.write(async (transaction) => {
    await transaction.deleteFrom('member_challenge').where('expires_at', '<=', now.toISOString()).execute();
    await transaction
      .insertInto('member_challenge')
      .values({
        challenge,
        member_id: memberId,
        expires_at: new Date(now.getTime() + CHALLENGE_MS).toISOString(),
      })
      .execute();
  });
  return challenge;
};

/**
 * Deletes a challenge. Returns whether the challenge existed for this member and had not expired; a second call
 * always returns false.
 */
export const takeChallenge = async (
  store: Pick<Store, 'write'>,
  {challenge, memberId}: {readonly challenge: string; readonly memberId: string},
  now: Date,
): Promise<boolean> => {
  const taken = await store.write((transaction) =>
    transaction
      .deleteFrom('member_challenge')
      .where('challenge', '=', challenge)
      .where('member_id', '=', memberId)
      .returning('expires_at')
      .executeTakeFirst(),
  );
  const leftMs = taken === undefined ? 0 : Date.parse(taken.expires_at) - now.getTime();
  return leftMs > 0 && leftMs <= CHALLENGE_MS + AHEAD_MS;
};
