import type {Request} from 'express';

// The requests from senders close to a limit, with the seconds until the count restarts.
const risky = new WeakMap<Request, number>();

/** Marks a request as risky for the given number of seconds: to store anything, the request needs a proof of work. */
export const raiseRisk = (request: Request, seconds: number): void => void risky.set(request, seconds);

/** Returns the number of seconds for which a request is risky; undefined if the request is not risky. */
export const riskOf = (request: Request): number | undefined => risky.get(request);
