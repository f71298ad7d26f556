import {randomUUID} from 'node:crypto';
import type {RequestHandler, Response} from 'express';

const HEADER = 'X-Request-Id';

/** Gives each request an id of our own making, which the answer, the log and a problem carry. */
export const assignRequestId: RequestHandler = (_request, response, next) => {
  response.set(HEADER, randomUUID());
  next();
};

/** The id of the request that this response answers. */
export const requestIdOf = (response: Response): string => response.get(HEADER) ?? '';
