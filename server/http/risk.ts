import type {Request} from 'express';

// Requests from senders close to a limit, with the seconds until their count restarts.
const risky = new WeakMap<Request, number>();

/** Marks a request as risky for the given number of seconds: it needs a proof of work to store anything. */
export const raiseRisk = (request: Request, seconds: number): void => void risky.set(request, seconds);

/** Returns the number of seconds for which a request is risky; undefined when it is not. */
export const riskOf = (request: Request): number | undefined => risky.get(request);
