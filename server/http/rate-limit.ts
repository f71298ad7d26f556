import type {RequestHandler} from 'express';
import {type RateLimiterAbstract, RateLimiterRes} from 'rate-limiter-flexible';
import {addressGroup} from './address-group.ts';
import {HttpProblem} from './http-problem.ts';

/** How long a count lasts, in seconds. */
export const WINDOW_SECONDS = 60;

/**
 * Allows as many requests a minute and address as the limiter has points; beyond it, 429 with `Retry-After`. Without a
 * limiter everything is allowed. Every answer says what is left (draft-ietf-httpapi-ratelimit-headers-07).
 */
export function limitRate(limiter: RateLimiterAbstract | undefined): RequestHandler {
  if (limiter === undefined) return (_request, _response, next) => next();
  const policy = `${limiter.points};w=${WINDOW_SECONDS}`;
  return async (request, response, next) => {
    const {isAllowed, left} = await consume(limiter, addressGroup(request.ip));
    const reset = Math.max(1, Math.ceil(left.msBeforeNext / 1_000));
    const remaining = Math.max(0, left.remainingPoints);
    response.set({
      'RateLimit-Policy': policy,
      RateLimit: `limit=${limiter.points}, remaining=${remaining}, reset=${reset}`,
    });
    if (!isAllowed) throw new HttpProblem('too-many-requests', {retryAfterSeconds: reset});
    next();
  };
}

// The limiter tells "too many" by rejecting with the same kind of answer it gives otherwise.
async function consume(
  limiter: RateLimiterAbstract,
  address: string,
): Promise<{isAllowed: boolean; left: RateLimiterRes}> {
  try {
    return {isAllowed: true, left: await limiter.consume(address)};
  } catch (error) {
    if (error instanceof RateLimiterRes) return {isAllowed: false, left: error};
    throw error;
  }
}
