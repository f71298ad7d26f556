import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import {request} from '../api/request.ts';

/** Signs in with a passkey. Throws DeskProblem, or the browser's NotAllowedError when the member closes the browser's dialog. */
export const signInWithPasskey = async (): Promise<void> => {
  const {data: optionsJSON} = await request<PublicKeyCredentialRequestOptionsJSON>('/sign-in/options', {
    method: 'POST',
  });
  const answer = await startAuthentication({optionsJSON});
  await request('/sign-in/passkey', {method: 'POST', body: answer});
};

/**
 * Makes a passkey on this device for the signed-in member. Throws as `signInWithPasskey`; InvalidStateError when the device already has a
 * passkey.
 */
export const addPasskey = async (): Promise<void> => {
  const {data: optionsJSON} = await request<PublicKeyCredentialCreationOptionsJSON>('/me/passkeys/options', {
    method: 'POST',
  });
  const answer = await startRegistration({optionsJSON});
  await request('/me/passkeys', {method: 'POST', body: answer});
};
