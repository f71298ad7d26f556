import {createHmac, timingSafeEqual} from 'node:crypto';

/** The header that carries the signature. */
export const SIGNATURE_HEADER = 'Lamplight-Signature';

/**
 * The allowed difference between the clocks of sender and receiver, in seconds; an older signature counts as
 * replayed.
 */
const TOLERANCE_SECONDS = 300;

/**
 * Signs a body: `t=<unix seconds>,v1=<HMAC-SHA256 over "t.body", hex>`. Each attempt has a new signature; the
 * event's id stays the same.
 */
export const sign = (secret: string, body: string, time: Date): string => {
  const seconds = Math.floor(time.getTime() / 1_000);
  return `t=${seconds},v1=${mac(secret, seconds, body)}`;
};

/**
 * Checks a signature like a receiver. Returns whether the signature was made with the secret, for this body, and
 * recently.
 */
export const isSigned = (secret: string, body: string, signature: string, time: Date): boolean => {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(signature) ?? [];
  if (given === '' || Math.abs(time.getTime() / 1_000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(mac(secret, Number(seconds), body)));
};

const mac = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
