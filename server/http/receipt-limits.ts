import {RateLimiterRes} from 'rate-limiter-flexible';
import {addressGroup} from './address-group.ts';
import type {ReceiptLimiters} from './rate-limiters.ts';
import type {StoreLimiter} from './store-limiter.ts';
import type {Keyring} from '../keys/keyring.ts';
import {personOf} from '../keys/person.ts';

/** The recipient of a receipt, and the address from which the form was sent. */
export type ReceiptSender = {readonly email: string; readonly ip: string};

/** The verdict on a receipt: send, drop, or wait for a number of milliseconds. */
export type ReceiptVerdict = 'send' | 'drop' | {readonly waitMs: number};

/**
 * Returns the mailbox of an email address: without the part after a plus sign, without dots, in lower case. Gmail
 * and other providers deliver all these forms to one person; at other providers, different people with such
 * addresses share a limit.
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1).toLowerCase()];
  const [name = ''] = local.toLowerCase().split('+', 1);
  const folded = name.replaceAll('.', '') || local.toLowerCase();
  return `${folded}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
};

/**
 * Limits receipts, because anyone can enter another person's address. Above three a day for a mailbox, receipts
 * are dropped; above the hourly number for a network (sixty by default), receipts wait.
 */
export const limitReceipt = async (
  {mailbox, network}: ReceiptLimiters,
  {current}: Keyring,
  {email, ip}: ReceiptSender,
): Promise<ReceiptVerdict> => {
  // Checks the network first, because a waiting receipt is checked again and must not count for the mailbox before.
  const waitMs = await overLimit(network, personOf(current, addressGroup(ip)));
  if (waitMs !== undefined) return {waitMs};
  const isTooMany = (await overLimit(mailbox, personOf(current, mailboxOf(email)))) !== undefined;
  return isTooMany ? 'drop' : 'send';
};

// Returns the milliseconds until the limit allows another receipt; undefined if it allows one now. The limiter
// rejects with the same type with which it resolves otherwise.
const overLimit = async (limiter: StoreLimiter | undefined, key: string): Promise<number | undefined> => {
  try {
    await limiter?.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
};
