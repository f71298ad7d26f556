import type {Request} from 'express';
import {RateLimiterRes} from 'rate-limiter-flexible';
import {addressGroup} from '../../http/address-group.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import {createStoreLimiter, type StoreLimiter} from '../../http/store-limiter.ts';
import {personOf} from '../../keys/person.ts';
import type {DeskParts} from '../desk-parts.ts';

const QUARTER_HOUR_SECONDS = 900;

/**
 * The number of attempts to sign in, per network and quarter of an hour. An office with ten people behind one
 * address stays far below this limit.
 */
const PER_NETWORK = 60;

/**
 * The number of attempts with a recovery code, per mail address and quarter of an hour. Passkeys and links
 * continue to work after the limit.
 */
const CODES_PER_MAIL = 5;

/** The number of mails with a link, per mail address and quarter of an hour. */
const LINKS_PER_MAIL = 3;

/**
 * The counts of the sign-in. The counts are in the store, so that a restart does not reset them and processes
 * share them.
 */
export type SignInLimits = {
  /** Counts an attempt from a network. Throws `too-many-requests`. */
  readonly attempt: (request: Request) => Promise<void>;
  /**
   * Counts an attempt with a recovery code. Throws `too-many-requests`, also for the address of a person who is not
   * a member.
   */
  readonly code: (mail: string) => Promise<void>;
  /** Counts a mail with a link. Returns whether the mail may be sent. */
  readonly mayMail: (mail: string) => Promise<boolean>;
};

/**
 * Creates the counts. The store contains only keyed hashes, so that neither the database nor a backup names an
 * address.
 */
export const createSignInLimits = ({
  store,
  keys,
  now,
}: Pick<DeskParts, 'store' | 'keys' | 'now'>): SignInLimits => {
  const limiter = (keyPrefix: string, points: number): StoreLimiter =>
    createStoreLimiter(store, {keyPrefix, points, duration: QUARTER_HOUR_SECONDS, now});
  const network = limiter('desk-network', PER_NETWORK);
  const code = limiter('desk-code', CODES_PER_MAIL);
  const link = limiter('desk-link', LINKS_PER_MAIL);
  const hashed = async (text: string): Promise<string> => personOf((await keys.ring()).current, text);
  return {
    attempt: async ({ip}) => await refuse(network.consume(await hashed(addressGroup(ip)))),
    code: async (mail) => await refuse(code.consume(await hashed(mail))),
    mayMail: async (mail) => {
      try {
        await link.consume(await hashed(mail));
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
  };
};

const refuse = async (counted: Promise<void>): Promise<void> => {
  try {
    await counted;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new HttpProblem('too-many-requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)),
    });
  }
};
