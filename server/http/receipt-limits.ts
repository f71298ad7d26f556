import {RateLimiterRes} from 'rate-limiter-flexible';
import {addressGroup} from './address-group.ts';
import type {ReceiptLimiters} from './rate-limiters.ts';
import type {StoreLimiter} from './store-limiter.ts';
import type {Keyring} from '../keys/keyring.ts';
import {personOf} from '../keys/person.ts';

/** Whom a receipt goes to, and the address that the form was sent from. */
export type ReceiptSender = {readonly email: string; readonly ip: string};

/** The verdict of the limits on a receipt: send, drop, or wait for so many milliseconds. */
export type ReceiptVerdict = 'send' | 'drop' | {readonly waitMs: number};

/**
 * The mailbox that an email address belongs to: without what follows a plus sign, without dots, in lower case. Gmail and others deliver
 * all these forms to one person; where they belong to several, those share a limit, and nothing more.
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1).toLowerCase()];
  const [name = ''] = local.toLowerCase().split('+', 1);
  const folded = name.replaceAll('.', '') || local.toLowerCase();
  return `${folded}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
};

/**
 * Limits receipts, because anybody can fill a form with somebody else's address: three a day for each mailbox, the rest is not sent;
 * and so many an hour for each network (sixty as preset), the rest waits.
 */
export const limitReceipt = async (
  {mailbox, network}: ReceiptLimiters,
  {current}: Keyring,
  {email, ip}: ReceiptSender,
): Promise<ReceiptVerdict> => {
  // First: what waits comes again, and must not have cost its mailbox anything.
  const waitMs = await overLimit(network, personOf(current, addressGroup(ip)));
  if (waitMs !== undefined) return {waitMs};
  const isTooMany = (await overLimit(mailbox, personOf(current, mailboxOf(email)))) !== undefined;
  return isTooMany ? 'drop' : 'send';
};

// The milliseconds until there is room again; undefined when there is. The limiter rejects with the same kind of answer it gives otherwise.
const overLimit = async (limiter: StoreLimiter | undefined, key: string): Promise<number | undefined> => {
  try {
    await limiter?.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
};
