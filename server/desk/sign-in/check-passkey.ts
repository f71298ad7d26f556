import {generateAuthenticationOptions, verifyAuthenticationResponse} from '@simplewebauthn/server';
import type {z} from 'zod';
import type {DeskMember} from '../../../contract/desk.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskParts} from '../desk-parts.ts';
import {saveChallenge, takeChallenge} from './challenge.store.ts';
import {asSignInResponse, type SignInResponseSchema} from './passkey.schema.ts';
import {findPasskey, notePasskeyUse} from './passkey.store.ts';
import {relyingParty} from './relying-party.ts';

type Parts = Pick<DeskParts, 'store' | 'now' | 'agency' | 'origin'>;

/**
 * Creates the request to an authenticator for a sign-in. The request names no passkeys, so it does not reveal
 * which members have passkeys.
 */
export const signInOptions = async (parts: Parts) =>
  await generateAuthenticationOptions({
    rpID: relyingParty(parts).id,
    challenge: Buffer.from(await saveChallenge(parts.store, '', parts.now()), 'base64url'),
    userVerification: 'required',
  });

/**
 * Checks the answer of an authenticator and returns the member. Throws the same error, `sign-in-failed`, for an
 * unknown passkey, a wrong signature, another origin, a missing fingerprint or PIN, and a challenge that was
 * already answered or has expired. A counter that stays at 0 is accepted, because synced passkeys do not count.
 */
export const checkPasskey = async (
  parts: Parts,
  response: z.output<typeof SignInResponseSchema>,
): Promise<DeskMember> => {
  const {store, now} = parts;
  const {id: rpId, origin} = relyingParty(parts);
  const found = await findPasskey(store, response.id);
  try {
    if (!found) throw new Error('unknown passkey');
    const {passkey, member} = found;
    const {userHandle} = response.response;
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== member.id)
      throw new Error('the passkey belongs to another member');
    const {verified, authenticationInfo} = await verifyAuthenticationResponse({
      response: asSignInResponse(response),
      // The challenge is deleted before any other check, so that it serves only one attempt, even a failed one.
      expectedChallenge: (challenge) => takeChallenge(store, {challenge, memberId: ''}, now()),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) throw new Error('wrong signature');
    await notePasskeyUse(store, {id: passkey.id, counter: authenticationInfo.newCounter}, now());
    return member;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'unavailable') throw cause;
    throw new HttpProblem('sign-in-failed', {cause});
  }
};
