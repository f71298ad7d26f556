import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import {request} from '../api/request.ts';

/** Signs in with a passkey of this device. Throws DeskProblem, or the browser's NotAllowedError when its window is closed. */
export const signInWithPasskey = async (): Promise<void> => {
  const {data: optionsJSON} = await request<PublicKeyCredentialRequestOptionsJSON>('/sign-in/options', {
    method: 'POST',
  });
  const answer = await startAuthentication({optionsJSON});
  await request('/sign-in/passkey', {method: 'POST', body: answer});
};

/** Makes a passkey on this device for the member who is signed in. Throws as above; InvalidStateError where the device has one already. */
export const addPasskey = async (): Promise<void> => {
  const {data: optionsJSON} = await request<PublicKeyCredentialCreationOptionsJSON>('/me/passkeys/options', {
    method: 'POST',
  });
  const answer = await startRegistration({optionsJSON});
  await request('/me/passkeys', {method: 'POST', body: answer});
};
