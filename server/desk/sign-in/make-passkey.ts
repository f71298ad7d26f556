import {generateRegistrationOptions, verifyRegistrationResponse} from '@simplewebauthn/server';
import type {z} from 'zod';
import type {DeskMember} from '../../../contract/desk.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskParts} from '../desk-parts.ts';
import {saveChallenge, takeChallenge} from './challenge.store.ts';
import {asRegistrationResponse, type RegistrationResponseSchema} from './passkey.schema.ts';
import {addPasskey, listPasskeys} from './passkey.store.ts';
import {ALGORITHMS, relyingParty} from './relying-party.ts';

type Parts = Pick<DeskParts, 'store' | 'now' | 'agency' | 'origin'>;

/**
 * Creates the request to an authenticator for a new passkey, which identifies the member without a name and
 * requires a fingerprint or a PIN.
 */
export const registrationOptions = async (parts: Parts, member: DeskMember) => {
  const {name, id} = relyingParty(parts);
  const existing = await listPasskeys(parts.store, member.id);
  return await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName: member.mail,
    userDisplayName: member.name,
    userID: new Uint8Array(Buffer.from(member.id)),
    challenge: new Uint8Array(
      Buffer.from(await saveChallenge(parts.store, member.id, parts.now()), 'base64url'),
    ),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    // A device that already has a passkey reports this instead of creating another.
    excludeCredentials: existing.map((passkey) => ({id: passkey.id})),
    authenticatorSelection: {residentKey: 'required', userVerification: 'required'},
  });
};

/**
 * Checks the answer of an authenticator and stores the passkey. Throws `sign-in-failed` for any answer that does
 * not belong to an open request of the member.
 */
export const keepPasskey = async (
  parts: Parts,
  member: DeskMember,
  {
    response,
    device,
  }: {readonly response: z.output<typeof RegistrationResponseSchema>; readonly device: string},
): Promise<string> => {
  const {store, now} = parts;
  const {id: rpId, origin} = relyingParty(parts);
  try {
    const {verified, registrationInfo} = await verifyRegistrationResponse({
      response: asRegistrationResponse(response),
      expectedChallenge: (challenge) => takeChallenge(store, {challenge, memberId: member.id}, now()),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) throw new Error('not verified');
    const {credential} = registrationInfo;
    await addPasskey(store, {
      id: credential.id,
      member_id: member.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (response.response.transports ?? []).join(' '),
      device,
      created_at: now().toISOString(),
      used_at: null,
    });
    return credential.id;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'unavailable') throw cause;
    throw new HttpProblem('sign-in-failed', {cause});
  }
};
