import type {Request} from 'express';
import {UUID_PATTERN} from '../../../contract/idempotency.ts';
import {HttpProblem} from '../../http/http-problem.ts';

/** Reads an id from a parameter of a request's path, in lower case. Throws HttpProblem `not-found` for an invalid id. */
export const idOf = ({params}: Pick<Request, 'params'>, name = 'id'): string => {
  const id = params[name];
  if (typeof id !== 'string' || !UUID_PATTERN.test(id)) throw new HttpProblem('not-found');
  return id.toLowerCase();
};
