import {RateLimiterRes} from 'rate-limiter-flexible';
import {addressGroup} from './address-group.ts';
import type {ReceiptLimiters} from './rate-limiters.ts';
import type {StoreLimiter} from './store-limiter.ts';
import type {Keyring} from '../keys/keyring.ts';
import {personOf} from '../keys/person.ts';

/** The recipient of a receipt, and the address that the form was sent from. */
export type ReceiptSender = {readonly email: string; readonly ip: string};

/** The verdict on a receipt: send, drop, or wait for a number of milliseconds. */
export type ReceiptVerdict = 'send' | 'drop' | {readonly waitMs: number};

/**
 * Returns the mailbox of an email address: without the part after a plus sign, without dots, in lower case. Gmail and others deliver all
 * these forms to one person; elsewhere, the people who share a form also share a limit.
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1).toLowerCase()];
  const [name = ''] = local.toLowerCase().split('+', 1);
  const folded = name.replaceAll('.', '') || local.toLowerCase();
  return `${folded}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
};

/**
 * Limits receipts, because anyone can enter another person's address: three a day for each mailbox, further ones are dropped; and a number
 * an hour for each network (sixty by default), further ones wait.
 */
export const limitReceipt = async (
  {mailbox, network}: ReceiptLimiters,
  {current}: Keyring,
  {email, ip}: ReceiptSender,
): Promise<ReceiptVerdict> => {
  // First, because a waiting receipt is checked again and must not count for its mailbox.
  const waitMs = await overLimit(network, personOf(current, addressGroup(ip)));
  if (waitMs !== undefined) return {waitMs};
  const isTooMany = (await overLimit(mailbox, personOf(current, mailboxOf(email)))) !== undefined;
  return isTooMany ? 'drop' : 'send';
};

// Returns the milliseconds until the limit allows another; undefined when it does. The limiter rejects with the same type that it otherwise
// resolves with.
const overLimit = async (limiter: StoreLimiter | undefined, key: string): Promise<number | undefined> => {
  try {
    await limiter?.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
};
