import {ECDH} from 'node:crypto';
import {z} from 'zod';

const KEY_BYTES = 65;
const AUTH_BYTES = 16;

const isPoint = (text: string): boolean => {
  try {
    return (
      Buffer.from(text, 'base64url').length === KEY_BYTES &&
      ECDH.convertKey(text, 'prime256v1', 'base64url').length > 0
    );
  } catch {
    // The bytes are not a point of the curve.
    return false;
  }
};

const base64url = z.string().regex(/^[\w-]{1,128}$/u);

/** The address and the keys of a browser for push messages, as `PushSubscription.toJSON()` writes them (RFC 8030, RFC 8291). */
export const SubscriptionSchema = z.object({
  endpoint: z.string().max(1_024),
  keys: z.object({
    p256dh: base64url.refine(isPoint),
    auth: base64url.refine((text) => Buffer.from(text, 'base64url').length === AUTH_BYTES),
  }),
});

/** The parsed address and keys. */
export type Subscription = z.output<typeof SubscriptionSchema>;
