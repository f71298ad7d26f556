import {createHmac, timingSafeEqual} from 'node:crypto';

/** The header that carries the signature. */
export const SIGNATURE_HEADER = 'Lamplight-Signature';

/** How far the clocks of the two sides may differ before a signature counts as repeated, in seconds. */
const TOLERANCE_SECONDS = 300;

/** `t=<unix seconds>,v1=<HMAC-SHA256 over "t.body", hex>`. A new one for each attempt; the event's id stays. */
export const sign = (secret: string, body: string, time: Date): string => {
  const seconds = Math.floor(time.getTime() / 1_000);
  return `t=${seconds},v1=${mac(secret, seconds, body)}`;
};

/** Checks a signature as a receiver does: says whether a signature is ours, of this body, and of these minutes. */
export const isSigned = (secret: string, body: string, signature: string, time: Date): boolean => {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(signature) ?? [];
  if (given === '' || Math.abs(time.getTime() / 1_000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(mac(secret, Number(seconds), body)));
};

const mac = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
