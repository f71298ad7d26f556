import type {Request} from 'express';
import type {z} from 'zod';
import {fieldErrors} from '../../http/field-errors.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import {readJsonBody} from '../../http/json-body.ts';

/**
 * Reads and checks the JSON body of a request. Throws HttpProblem `invalid-fields` with the fields that the schema
 * refuses.
 */
export const bodyOf = async <Body extends z.ZodType>(
  request: Request,
  schema: Body,
): Promise<z.output<Body>> => {
  const parsed = schema.safeParse(await readJsonBody(request));
  if (!parsed.success) throw new HttpProblem('invalid-fields', {errors: fieldErrors(parsed.error)});
  return parsed.data;
};

/** Reads the query of a request's address, which Express does not parse here. */
export const queryOf = ({originalUrl}: Pick<Request, 'originalUrl'>): URLSearchParams =>
  new URLSearchParams(originalUrl.split('?', 2)[1] ?? '');
