import type {RequestHandler} from 'express';
import {ipKeyGenerator, rateLimit} from 'express-rate-limit';
import {HttpProblem} from './http-problem.ts';

const WINDOW_MS = 60_000;

/**
 * Allows so many requests a minute and address (an IPv6 /56 counts as one); beyond it, 429 with `Retry-After`.
 * Counts in this process's memory. `off` allows everything.
 */
export function limitRate(perMinute: number | 'off'): RequestHandler {
  if (perMinute === 'off') return (_request, _response, next) => next();
  return rateLimit({
    windowMs: WINDOW_MS,
    limit: perMinute,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    // Its checks of the proxy setting write to the console; ours are made at start.
    validate: false,
    keyGenerator: ({ip}) => (ip === undefined ? 'unknown' : ipKeyGenerator(ip)),
    handler: (_request, response, next) => {
      next(
        new HttpProblem('too-many-requests', {
          retryAfterSeconds: secondsLeft(response.getHeader('Retry-After')),
        }),
      );
    },
  });
}

function secondsLeft(header: unknown): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : WINDOW_MS / 1_000;
}
