import {randomUUID} from 'node:crypto';
import type {RequestHandler, Response} from 'express';

const HEADER = 'X-Request-Id';

/** Returns each request a new id, which the answer, the log and a problem contain. */
export const assignRequestId: RequestHandler = (_request, response, next) => {
  response.set(HEADER, randomUUID());
  next();
};

/** Returns the id of the request of a response. */
export const requestIdOf = (response: Response): string => response.get(HEADER) ?? '';
