import {z} from 'zod';
import {COUNTED_STAGES, COUNTED_STEPS} from './count.ts';
import {ELEMENT_NAMES} from './element-name.ts';
import {LANGUAGES} from './language.ts';
import {MAX_LENGTH} from './limit.ts';
import type {FieldCode} from './problem.ts';
import {optionalLine, requiredChoice, requiredForm} from './text.schema.ts';

/** Body of `POST /api/counts`: a stage that a visit has reached. The body contains nothing about a person. */
export const CountRequestSchema = z
  .strictObject({
    element: requiredChoice(ELEMENT_NAMES),
    stage: requiredChoice(COUNTED_STAGES),
    step: z.enum(COUNTED_STEPS, {error: 'not-in-list' satisfies FieldCode}).default(''),
    // The page's path, without query and fragment.
    page: requiredForm(MAX_LENGTH.page, /^\/[^?#]*$/u),
    partner: optionalLine(MAX_LENGTH.partner),
    language: requiredChoice(LANGUAGES),
  })
  .meta({id: 'CountRequest'});
