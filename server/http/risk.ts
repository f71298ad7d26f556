import type {Request} from 'express';

// Requests of which many like them came, with the seconds until they are few again.
const risky = new WeakMap<Request, number>();

/** Marks a request as one that has to prove work, should it want anything stored in the next seconds. */
export const raiseRisk = (request: Request, seconds: number): void => void risky.set(request, seconds);

/** How many seconds a request is risky for; undefined for one that is not. */
export const riskOf = (request: Request): number | undefined => risky.get(request);
