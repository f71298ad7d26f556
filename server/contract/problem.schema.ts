import {z} from 'zod';
import {FIELD_CODES, PROBLEM_CODES} from './problem.ts';

/** Every error answer (`application/problem+json`). */
export const ProblemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(PROBLEM_CODES),
    detail: z.string(),
    errors: z.array(z.strictObject({field: z.string(), code: z.enum(FIELD_CODES)})),
    requestId: z.string(),
  })
  .meta({id: 'Problem'});
