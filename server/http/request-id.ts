import {randomUUID} from 'node:crypto';
import type {RequestHandler, Response} from 'express';

const HEADER = 'X-Request-Id';

/** Assigns a new id to each request; the answer, the log and a problem contain this id. */
export const assignRequestId: RequestHandler = (_request, response, next) => {
  response.set(HEADER, randomUUID());
  next();
};

/** Returns the id of the request of a response. */
export const requestIdOf = (response: Response): string => response.get(HEADER) ?? '';
