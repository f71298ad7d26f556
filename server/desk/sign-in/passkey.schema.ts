import type {AuthenticationResponseJSON, RegistrationResponseJSON} from '@simplewebauthn/server';
import {z} from 'zod';

const base64url = z.string().regex(/^[\w-]{1,8192}$/u);

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.looseObject({}),
};

/** The answer of an authenticator to a sign-in, as browsers write the answer (WebAuthn Level 3, section 5.1). */
export const SignInResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

/** The answer of an authenticator that has created a passkey. */
export const RegistrationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/u))
      .max(10)
      .optional(),
  }),
});

/**
 * Converts the answer to the library's type, which differs only in the results of extensions; Lamplight does not
 * use extensions.
 */
export const asSignInResponse = (
  response: z.output<typeof SignInResponseSchema>,
): AuthenticationResponseJSON =>
  // Only the results of extensions differ, which we do not use.
  response as AuthenticationResponseJSON;

/** Converts the answer for a new passkey to the library's type. */
export const asRegistrationResponse = (
  response: z.output<typeof RegistrationResponseSchema>,
): RegistrationResponseJSON =>
  // Only the results of extensions differ, which we do not use.
  response as RegistrationResponseJSON;
