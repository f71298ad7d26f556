import type {Request} from 'express';
import {UUID_PATTERN} from '../../../contract/idempotency.ts';
import {HttpProblem} from '../../http/http-problem.ts';

/** Reads the parameter `id` of a request's path, in lower case. Throws HttpProblem `not-found` for an invalid id. */
export const idOf = ({params}: Pick<Request, 'params'>): string => {
  const {id} = params;
  if (typeof id !== 'string' || !UUID_PATTERN.test(id)) throw new HttpProblem('not-found');
  return id.toLowerCase();
};
