import type {Request, RequestHandler, Response} from 'express';
import {type RateLimiterAbstract, RateLimiterRes} from 'rate-limiter-flexible';
import {addressGroup} from './address-group.ts';
import {HttpProblem} from './http-problem.ts';
import type {RateLimiters} from './rate-limiters.ts';
import {raiseRisk} from './risk.ts';
import {CLOCKS_DIFFER_MS} from './store-limiter.ts';

/** The duration of a count, in seconds. */
export const WINDOW_SECONDS = 60;

// This many requests never need a proof, even with a low limit: several people in one household, or an agent who
// shows the form.
const UNSUSPICIOUS = 10;

// Third-party programs that send forms do not know proofs, so only requests close to the limit need a proof.
const UNASKED_SHARE = 3 / 4;

/**
 * Allows as many requests a minute and address as the limiter has points; further requests get 429 with
 * `Retry-After`. Without a limiter, every request is allowed. Every answer contains the remaining number
 * (draft-ietf-httpapi-ratelimit-headers-07).
 */
export const limitRate = (limiter: RateLimiterAbstract | undefined): RequestHandler => {
  if (limiter === undefined) return (_request, _response, next) => next();
  const take = taking(limiter);
  return async (request, response, next) => {
    await take(request, response);
    next();
  };
};

/**
 * Limits forms by address and, in addition, by partner, so that the pages of one partner cannot use the whole
 * server. A request above three quarters of either limit is marked as risky. A request that is refused by address
 * does not count for the partner.
 */
export const limitForms = ({form, origin}: RateLimiters): RequestHandler => {
  if (form === undefined) return limitRate(form);
  const take = taking(form);
  return async (request, response, next) => {
    const address = await take(request, response);
    if (isMany(form, address)) raiseRisk(request, secondsLeft(address));
    const partner = partnerOf(request, response);
    if (origin && partner !== undefined) {
      const {isAllowed, left} = await consume(origin, partner);
      if (!isAllowed) throw new HttpProblem('too-many-requests', {retryAfterSeconds: secondsLeft(left)});
      if (isMany(origin, left)) raiseRisk(request, secondsLeft(left));
    }
    next();
  };
};

/** Returns the partner whose page sent an admitted request; undefined for our own pages and for programs. */
export const partnerOf = (request: Request, response: Response): string | undefined =>
  response.hasHeader('Access-Control-Allow-Origin') ? request.headers.origin : undefined;

const isMany = ({points}: RateLimiterAbstract, {consumedPoints}: RateLimiterRes): boolean =>
  consumedPoints > Math.max(UNSUSPICIOUS, points * UNASKED_SHARE);

const secondsLeft = ({msBeforeNext}: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1_000));

const taking = (limiter: RateLimiterAbstract) => {
  const policy = `${limiter.points};w=${WINDOW_SECONDS}`;
  return async (request: Request, response: Response): Promise<RateLimiterRes> => {
    const {isAllowed, left} = await consume(limiter, addressGroup(request.ip));
    const reset = secondsLeft(left);
    const remaining = Math.max(0, left.remainingPoints);
    response.set({
      'RateLimit-Policy': policy,
      RateLimit: `limit=${limiter.points}, remaining=${remaining}, reset=${reset}`,
    });
    if (!isAllowed) throw new HttpProblem('too-many-requests', {retryAfterSeconds: reset});
    return left;
  };
};

type Counted = {readonly isAllowed: boolean; readonly left: RateLimiterRes};

// The limiter rejects with the same type of result that it otherwise resolves with.
const count = async (limiter: RateLimiterAbstract, key: string): Promise<Counted> => {
  try {
    return {isAllowed: true, left: await limiter.consume(key)};
  } catch (error) {
    if (error instanceof RateLimiterRes) return {isAllowed: false, left: error};
    throw error;
  }
};

// A count that ends later began in the database under a clock that ran ahead, and would refuse visitors for days or years.
const LONGEST_MS = WINDOW_SECONDS * 1_000 + CLOCKS_DIFFER_MS;

const consume = async (limiter: RateLimiterAbstract, key: string): Promise<Counted> => {
  const counted = await count(limiter, key);
  if (counted.left.msBeforeNext <= LONGEST_MS) return counted;
  await limiter.delete(key);
  return await count(limiter, key);
};
